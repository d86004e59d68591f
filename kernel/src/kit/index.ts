export { certainHarm, type HarmFound, type HarmTrial } from './certain-harm.ts';
export { contract, explained, type Property } from './contract.ts';
export { dial } from './dial.ts';
export { deepFreeze } from './freeze.ts';
export {
  allOffers,
  type Moment,
  type Opening,
  openingMatch,
  playWalk,
  type SeatOffer,
  transcript,
  type Walk,
} from './walk.ts';
export { race, type RaceCommand, type RaceFact, type RaceRefusal, type RaceState } from './race.ts';
export { type KitOptions, type KitPromise, Trial } from './trial.ts';
export { wordProblems } from './words.ts';
