/** Everything the players offer, by name. What is not listed here may change tomorrow. */
export { greedy } from './greedy.ts';
export { type Arm, believed, halving, type Lead, leads, mean, standardError } from './halving.ts';
export { imagine, type Imagined } from './imagine.ts';
export { answer, type Job, levelNumbered, type Watch } from './job.ts';
export {
  brainAlone,
  isLevel,
  type Level,
  level,
  LEVEL_IDS,
  type LevelId,
  LEVELS,
  playerNamed,
  temperNamed,
} from './levels.ts';
export { plan, type Thought, withoutSearch } from './planner.ts';
export { choose, type Chosen, type Considered, type Player, type Progress, type Question } from './player.ts';
export { random } from './random.ts';
export { type Costly, type Decided, review } from './review.ts';
export { aimOf, type AtOnce, oddsAtOnce, planOf, sayWhy, separation } from './why.ts';
export { ending, worth } from './worth.ts';
