import type { Bilingual } from '../rulebook/lang.ts';
import type { RuleId } from '../rulebook/rulebook.ts';
import type { Command, Fact, Offer, Seat } from './game.ts';

/** A command worth thinking about, with how much the brain believes in it and why. */
export interface Proposal<C> {
  readonly command: C;
  /** Belief before any search: larger is better, compared among the proposals of one decision only. */
  readonly prior: number;
  /** Reasons, as features of the game or its own codes; worded by `Brain.says`. */
  readonly why: readonly string[];
  readonly rules?: readonly RuleId[];
}

/** Named terms of a position's worth: "material", "ground", "exposure"… in thousandths of a win for that seat. */
export type Features = Readonly<Record<string, number>>;

/** Weights a character puts on features; 1 where a name is missing. */
export type Temper = Readonly<Record<string, number>>;

/** What a game knows of playing well. It is given views: it knows what its seat may know. */
export interface Brain<State, C extends Command, F extends Fact> {
  /** What makes the position good or bad for that seat, term by term. Their sum is its worth: −1000 (lost) to 1000 (won). */
  features(view: State, seat: Seat): Features;
  /** What is worth thinking about, best guess first; never empty when something is offered. */
  proposals(view: State, seat: Seat, offers: readonly Offer<C>[]): readonly Proposal<C>[];
  /** The choice nobody would think about (forced, or without any effect on the game); null: think. */
  obvious?(view: State, seat: Seat, offers: readonly Offer<C>[]): C | null;
  /** Outcomes with the same text are one to a search. */
  consequence?(before: State, facts: readonly F[]): string;
  /** Does this seat's turn go on? False when another side will choose next, or a new turn has begun: where a plan ends. */
  sameTurn?(before: State, after: State, seat: Seat): boolean;
  /** Seats that win and lose together with this one. */
  allies?(view: State, seat: Seat): readonly Seat[];
  /** A reason (`why` of a proposal, or a feature's name) in a player's words. */
  says(why: string, view: State): Bilingual;
  /** Named weight vectors: bold, careful, greedy… */
  readonly tempers: Readonly<Record<string, { readonly name: Bilingual; readonly weights: Temper }>>;
}
