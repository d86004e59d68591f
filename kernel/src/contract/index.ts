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
export { latest } from './latest.ts';
export type { Edge, LegendEntry, Line, Piece, Scene, Tone, Zone } from './scene.ts';
export type { SheetLine, Words } from './words.ts';
