export { checkConformance, type ConformanceReport, type Disagreement } from './ask/conformance.ts';
export { type Interval, intervalOf, wilson } from './ask/interval.ts';
export {
  type Attempt,
  cellNamer,
  judge,
  judgeSequence,
  type RefusalLine,
  refusalLines,
  type Sequence,
  type TriggerLine,
  type Verdict,
} from './ask/judge.ts';
export { expected, type ExpectedLimits } from './ask/expected.ts';
export { isCertain, type Figure, type Odds, odds, type OddsLimits, type Result } from './ask/odds.ts';
export { groupOffers, type OfferGroup, type OfferLine } from './ask/offers.ts';
export { type Branch, type Perft, perft } from './ask/perft.ts';
export { type DestinationLine, isDestinations, type ReachAnswer, reachOf } from './ask/reach.ts';
export { type Drawing, plainText, type Span, type Style } from './drawing/canvas.ts';
export { type Legend, type LegendLine, legendOf, pieceName } from './drawing/legend.ts';
export { drawScene, type SceneOptions } from './drawing/scene.ts';
export { loadCommand } from './file/command.ts';
export { LIMITS } from './file/tokens.ts';
export type { Loading, Mistake, MistakeCode, TextPosition } from './file/mistake.ts';
export {
  type LoadedGame,
  loadMatch,
  LONGEST_SAVED_GAME,
  looksSaved,
  type OpenedGame,
  openSaved,
  readSaved,
  type SavedGame,
  saveMatch,
} from './file/saved-game.ts';
export { loadScenario, type Scenario, withRulings } from './file/scenario.ts';
export { schemaFor } from './file/schema.ts';
export {
  countPairs,
  lessLuck,
  type MatchOptions,
  type PlayedPair,
  playPairs,
  type Share,
  sidesOf,
} from './lab/match.ts';
export { type Around, type PolicyFor, type Policy, randomPolicy, type Seated, seatedPolicy } from './lab/policy.ts';
export { choicesOf, type PlayedGame, playGame, seedOf, simulate, type SimulationOptions } from './lab/simulate.ts';
export {
  type Hypotheses,
  type PairCounts,
  type PairScore,
  scorePairs,
  SPRT_BOUND,
  type Verdict as PairVerdict,
} from './lab/sprt.ts';
export { type EndingShare, type Spread, summarise, type Summary } from './lab/summary.ts';
export { auditDice, type DiceAudit, diceAfter } from './log/dice.ts';
export { startMatch } from './log/start.ts';
export { type Audit, auditHolds, type Replayed, replayMatch, verify } from './log/verify.ts';
export {
  GAME_IDS,
  isShipped,
  loadBrain,
  loadGame,
  loadGames,
  type Registry,
  registryOf,
  type ShippedBrains,
  type ShippedGames,
  type ShippedId,
} from './registry.ts';
export { sayAudit, sayBrokenLink, sayReplayed } from './words/audit.ts';
export { sayChance, sayDecimal, sayPercent, sayPercents } from './words/chances.ts';
export { orThrow, sayMistake, sayPosition } from './words/mistakes.ts';
export { nearest } from './words/nearest.ts';
export { sayList, sayNumber } from './words/numbers.ts';
export { forecastTable, oddsNote, oddsTables, type OddsTable, sayShare } from './words/odds.ts';
export { sayRule } from './words/rules.ts';
export { sayFacts, sayRefusals, sayVerdict } from './words/verdict.ts';
