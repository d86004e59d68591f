/** Everything the kernel offers, by name. What is not listed here may change tomorrow. */
export {
  type Board,
  type Cell,
  cellAt,
  columnOf,
  type Direction,
  directionTo,
  type Grid,
  neighbour,
  OFF_BOARD,
  opposite,
  rowOf,
  type SideChange,
  sideOf,
  withHeight,
  withSides,
  withTerrain,
  withZone,
} from './board/board.ts';
export { cellName, type CellNameProblem, parseCellName } from './board/cell-name.ts';
export { draw, type Drawing, type DrawingProblem, parseDrawing, undent } from './board/drawing.ts';
export { HEX_DIRECTIONS, HEX_DX, HEX_DY, hexBoard, type HexDirection, hexDistance } from './board/hex.ts';
export {
  isDiagonal,
  SQUARE_DIRECTIONS,
  SQUARE_DX,
  SQUARE_DY,
  squareBoard,
  type SquareDirection,
} from './board/square.ts';

export { type Chance, type Draw, pick, roll, WIDEST_DRAW } from './chance/chance.ts';
export { auditCommitted, commitmentOf, type CommittedAudit, CommittedChance, diceOf } from './chance/committed.ts';
export { cardsLeft, type Deck, drawCard, shuffled, without } from './chance/deck.ts';
export { endings, type Way } from './chance/endings.ts';
export { explore, type Explored, type Weighted } from './chance/explore.ts';
export {
  add,
  compare,
  type Fraction,
  fraction,
  multiply,
  ONE,
  showFraction,
  subtract,
  toDecimal,
  ZERO,
} from './chance/fraction.ts';
export { DrawMismatch, noChance, RecordedChance, RecordingChance } from './chance/recorded.ts';
export { SeededChance, type SeededState } from './chance/seeded.ts';

export {
  advance,
  type Chooser,
  defaultAnswer,
  type Model,
  type PlayedOut,
  type PlayOut,
  playOut,
} from './contract/advance.ts';
export type { Beat, Duellist, ShownDie, ShownTerm } from './contract/beat.ts';
export { bent, type Brain, expectedOf, type Features, type Proposal, type Temper } from './contract/brain.ts';
export { type ByCommand, byCommand, type ByFact, byFact } from './contract/by-fact.ts';
export type { Card, CardFigure, Pointed } from './contract/card.ts';
export {
  type Answerer,
  asks,
  type Conformance,
  type ConformanceFile,
  conformanceOf,
  type ConformanceVector,
  type Json,
  tells,
} from './contract/conformance.ts';
export {
  type Command,
  type Decision,
  type Destination,
  type Fact,
  fold,
  type Forecast,
  type Game,
  type GameId,
  isRefusal,
  type Offer,
  type Outcome,
  type Preview,
  type Refusal,
  type Rulings,
  type Seat,
  SPECTATOR,
  type Step,
  type Trigger,
  unreachable,
} from './contract/game.ts';
export type { Briefing, Goal, MapNote } from './contract/goal.ts';
export { offersFrom, sameCommand, withoutDice } from './contract/judged.ts';
export type { Intent } from './contract/intent.ts';
export type { Consequence, Outlook, OutlookTone } from './contract/outlook.ts';
export { rememberLast } from './contract/remember.ts';
export type { Edge, LegendEntry, Line, Piece, Scene, Tone, Zone } from './contract/scene.ts';
export type { Survey, Threat } from './contract/survey.ts';
export { Unfolding } from './contract/unfolding.ts';
export type { SheetLine, Words } from './contract/words.ts';

export { type Expectation, type Place, type Problem, problem, type Read } from './door/problem.ts';
export {
  described,
  either,
  flag,
  integer,
  type JsonSchema,
  list,
  object,
  oneOf,
  optional,
  read,
  record,
  type Shape,
  type Shaped,
  show,
  tagged,
  text,
} from './door/shape.ts';

export { canonical } from './log/canonical.ts';
export {
  type DiceOrigin,
  type Entry,
  entryHash,
  entryText,
  type Header,
  headerHash,
  lastHash,
  type Match,
  play,
  rewind,
  undoIsFree,
} from './log/match.ts';
export { brokenLink, type Difference, replay } from './log/replay.ts';
export { hidesSomething, revealsNothing, type Seen, seenBy } from './log/seen.ts';
export { hex, type Hmac, hmacSha256, sha256, sha256Hex, utf8 } from './log/sha256.ts';

export { clearance, footprint } from './movement/clearance.ts';
export { HALF_POINTS, halfPointBudget, parityAfter, wholePoints } from './movement/half-points.ts';
export { type Occupied, occupied } from './movement/occupied.ts';
export {
  CLOSED,
  into,
  PhasedSearch,
  type PhasedStart,
  type Phasing,
  STEP_KINDS,
  type TabledPhasing,
} from './movement/phased-search.ts';
export { type PhasedReach, phasedReach } from './movement/phased.ts';
export { type PriceChange, pricedSteps, repriced } from './movement/priced-steps.ts';
export { ReachSearch, type Start } from './movement/reach-search.ts';
export { type Reach, reach } from './movement/reach.ts';
export { countWatchers, type SafeReach, safest } from './movement/safest.ts';
export { CORNER_RULES, type CornerRule, type StepRules } from './movement/step-rules.ts';
export { stepCost, type Steps, stepTable } from './movement/steps.ts';
export { costTo, destinations, pathOf, pathTo, type Trails, trailTo } from './movement/trail.ts';

export { type Bilingual, type Lang, LANGS } from './rulebook/lang.ts';
export { defineRulebook, type Rule, type Rulebook, type RuleId, type RuleIdOf } from './rulebook/rulebook.ts';
export {
  defaultRulings,
  readRulings,
  type Ruling,
  type RulingsOf,
  type RulingTable,
  type RulingValue,
} from './rulebook/rulings.ts';

export { type Box, boxAt, centreOf, cornersOf, passesThrough, sidesOf, touches } from './sight/box.ts';
export { crossesAny, touchesAny } from './sight/crossing.ts';
export { lineOf, type Stretch } from './sight/line.ts';
export { type Counts, type Obstacles, obstaclesOf } from './sight/obstacles.ts';
export { crosses, meets, orientation, type Point, type Segment } from './sight/segment.ts';
export { squeezesThrough } from './sight/squeeze.ts';
export { supercover } from './sight/supercover.ts';

export { capital, change, inBoth, listed, plural, signed } from './words/text.ts';
