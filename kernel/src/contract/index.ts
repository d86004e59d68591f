export type { Conformance, ConformanceVector } from './conformance.ts';
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
} from './game.ts';
export type { Edge, LegendEntry, Line, Piece, Scene, Tone, Zone } from './scene.ts';
export type { SheetLine, Words } from './words.ts';
export { advance, type Chooser, type Model, type PlayedOut, type PlayOut, playOut } from './advance.ts';
export type { Beat, Duellist, ShownDie, ShownTerm } from './beat.ts';
export type { Brain, Features, Proposal, Temper } from './brain.ts';
export { type ByCommand, byCommand, type ByFact, byFact } from './by-fact.ts';
export type { Card, CardFigure, Pointed } from './card.ts';
export type { Briefing, Goal, MapNote } from './goal.ts';
export { offersFrom, sameCommand, withoutDice } from './judged.ts';
export type { Consequence, Outlook, OutlookTone } from './outlook.ts';
export { rememberLast, rememberLast as latest } from './remember.ts';
export { Unfolding } from './unfolding.ts';
