import type { Bilingual } from '../rulebook/lang.ts';
import type { RuleId } from '../rulebook/rulebook.ts';
import type { Command, Fact, Seat } from './game.ts';
import { sameCommand } from './judged.ts';

/** A command worth thinking about, with how much the brain believes in it and why. */
export interface Proposal<C> {
  readonly command: C;
  /** What the brain expects of it, in thousandths of a win, compared among the proposals of one decision only. */
  readonly prior: number;
  /** Reasons, the brain's own codes, each with what it is about after a space where it is about something; worded by `Brain.aims`. */
  readonly why: readonly string[];
  readonly rules?: readonly RuleId[];
  /** `prior` is worked out to the end, not guessed: dice thrown in thought would only blur it, and nobody searches further. */
  readonly exact?: true;
  /** Letting a chance go by: done where nothing is held to be better, never in haste. */
  readonly idle?: true;
  /** What it would do next, as long as that is still legal: a plan that is judged as a whole. */
  readonly next?: readonly C[];
}

/** Named terms of a position's worth: "material", "ground", "exposure"… in thousandths of a win for that seat. */
export type Features = Readonly<Record<string, number>>;

/** Weights a character puts on features; 1 where a name is missing. */
export type Temper = Readonly<Record<string, number>>;

/** What a game knows of playing well. It is given views: it knows what its seat may know. */
export interface Brain<State, C extends Command> {
  /** What makes the position good or bad for that seat, term by term. Their sum is its worth: −1000 (lost) to 1000 (won). */
  features(view: State, seat: Seat): Features;
  /**
   * What is worth thinking about, best guess first: legal commands all of them, never none while that seat must choose, and
   * one alone where nobody would think. What harms its own side for nothing is not proposed.
   */
  proposals(view: State, seat: Seat, temper?: Temper): readonly Proposal<C>[];
  /**
   * What it would do without a second thought: near enough to the first of `proposals`, and cheaper. Once the turn that a plan begins is
   * ended, it is carried out in thought by it; left out: the first of `proposals`.
   */
  reflex?(view: State, seat: Seat): C;
  /** Whose turn it is and which one, in one text: where it changes, a plan ends. */
  turn(view: State): string;
  /** Turns until that seat's next one, as things stand; 2 unless told. */
  round?(view: State): number;
  /** By how much a level's simulations are multiplied: below 1 where one of them is dear, above where few tell nothing; 1 unless told. */
  readonly pace?: number;
  /** The same for one position, beside `pace`: below 1 where it is larger than most, 0 where the brain's first choice stands; 1 unless told. */
  afford?(view: State): number;
  /** By how much the share of decisions is multiplied that a level which looks ahead makes in haste: above 1 where a game has many small ones, below where each counts; 1 unless told. */
  readonly haste?: number;
  /** By how much haste's slack is multiplied: above 1 where the guesses of its `proposals` lie far apart; 1 unless told. */
  readonly slack?: number;
  /** Rounds beyond which looking ahead tells nothing more of a plan, however much a player thinks; 1 unless told. */
  readonly farthest?: number;
  /**
   * By how many thousandths of a win the differences between its priors miss what comes of the choices, in an even position: the more, the
   * sooner a search overrules its first choice; 60 unless told. `scripts/fit-choices.mjs` prints it.
   */
  readonly guesswork?: number;
  /**
   * Whose dice a command throws, in a word: where two plans come to the same throw of the same turn, both have the same dice, and
   * what differs between them is the plan. The command as it is written, unless told.
   */
  throws?(view: State, command: C): string;
  /**
   * What the dice of those facts gave that seat beyond what was to be expected of them, in thousandths of a win; over all throws nothing is
   * left of it. A search takes it off what it imagines, so that plans are compared and not the luck they had; left out: luck stays in.
   */
  luck?(before: State, facts: readonly Fact[], seat: Seat): number;
  /** Seats that win and lose together with this one, itself left out. */
  allies?(view: State, seat: Seat): readonly Seat[];
  /** A feature's name in a player's words: a noun, no full stop. */
  says(feature: string): Bilingual;
  /** What a reason (`why` of a proposal) is after, in a player's words: what follows "to", « pour », no full stop ("strike the archers"). */
  aims(why: string, view: State): Bilingual;
  /** Reasons that only lead up to something, such as calling somebody up: a plan is told without them. */
  readonly preludes?: ReadonlySet<string>;
  /** Named weight vectors: bold, careful, greedy… */
  readonly tempers: Readonly<Record<string, { readonly name: Bilingual; readonly weights: Temper }>>;
  /**
   * A dozen lines of common sense about a position: strength, and the distance to what one wants. Written once and kept as
   * it is, because the players' ladder is measured against a greedy player that knows nothing else.
   */
  yardstick(view: State, seat: Seat): number;
}

/**
 * What a brain expects of a command beyond the best of the others it would think of (beyond nothing, where there is no other), in
 * thousandths of a win; null: it would not think of it. What is hidden is not in a view, so that a door or a card turned over in thought shows what it costs and nothing of what it
 * may bring: this is what turning it over is worth, as far as the view lets anyone guess.
 *
 * @example expectedOf(brain, view, seat, { do: 'reveal', door: 'd1' })
 */
export function expectedOf<State, C extends Command>(
  brain: Pick<Brain<State, C>, 'proposals'>,
  view: State,
  seat: Seat,
  command: C,
): number | null {
  const proposals = brain.proposals(view, seat);
  const asked = proposals.find((one) => sameCommand(one.command, command));
  if (asked === undefined) return null;
  const others = proposals.filter((one) => one !== asked).map(({ prior }) => prior);
  return asked.prior - (others.length === 0 ? 0 : Math.max(...others));
}

/**
 * The same terms of a position, scaled together: their sum is 1000 tanh of what it was, so that it nears a victory or a defeat and never passes it.
 *
 * @example bent({ strength: 1500, danger: -200 })
 */
export function bent<Terms extends Features>(terms: Terms): Terms {
  let sum = 0;
  for (const term of Object.values(terms)) sum += term;
  const scale = Math.abs(sum) < 1 ? 1 : (1000 * Math.tanh(sum / 1000)) / sum;
  return Object.fromEntries(Object.entries(terms).map(([name, term]) => [name, term * scale])) as Terms; // the same names
}
