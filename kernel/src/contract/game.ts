import type { Chance } from '../chance/chance.ts';
import type { Fraction } from '../chance/fraction.ts';
import type { Read } from '../door/problem.ts';
import type { Shape } from '../door/shape.ts';
import type { Lang } from '../rulebook/lang.ts';
import type { Rulebook, RuleId } from '../rulebook/rulebook.ts';
import type { RulingTable, RulingValue } from '../rulebook/rulings.ts';
import type { Beat } from './beat.ts';
import type { Card, Pointed } from './card.ts';
import type { Conformance } from './conformance.ts';
import type { Briefing, Goal } from './goal.ts';
import type { Intent } from './intent.ts';
import type { Outlook } from './outlook.ts';
import type { LegendEntry, Scene } from './scene.ts';
import type { Survey } from './survey.ts';
import type { Words } from './words.ts';

/** A game as files and addresses name it: `donjon-d10`. */
export type GameId = string;

/** A place at the table: `hero`, `red`, `gm`. The game names its seats; people come and go on them. */
export type Seat = string;

/** Someone who holds no seat and sees only what everyone may see. */
export const SPECTATOR = 'spectator';

/** What a seat asks for. Plain data, told apart by `do`. */
export interface Command {
  readonly do: string;
}

/** What has happened. Plain data, told apart by `is`. Facts alone change the state. */
export interface Fact {
  readonly is: string;
}

/**
 * A refused command is an answer, not an accident: a stable code for programs, the rules that refuse, and the facts
 * that triggered them (who, where, how much) as further fields. The game's words turn it into a sentence.
 */
export interface Refusal {
  readonly code: string;
  readonly rules: readonly RuleId[];
}

/** Who must choose now, and what kind of choice it is (worded by the game). */
export interface Decision<Kind extends string = string> {
  readonly seats: readonly Seat[];
  readonly kind: Kind;
  /** Little hangs on it: whoever is in a hurry may let the game's default stand (the first offer). */
  readonly minor?: true;
}

/** A legal command, in the group people would look for it in. */
export interface Offer<C> {
  readonly group: string;
  readonly command: C;
  /** The piece of the scene that would act: pick it up on a board and these are its offers. */
  readonly piece?: string;
  /** The cell of the board that the command points at: where the piece would end, what it would strike. */
  readonly at?: number;
  /** What it is about where that stands on no board: a thing with a card (`class:mage`, `item:sword`). */
  readonly thing?: string;
}

/** How a game ended. `kind` is worded by the game. */
export interface Outcome {
  readonly kind: string;
  readonly winners: readonly Seat[];
  readonly score?: Readonly<Record<string, number>>;
}

/** Someone who may react while a move is made, and where it will then stand: before leaving `at`, its `step`-th cell. */
export interface Trigger {
  readonly who: string;
  readonly at: number;
  readonly step: number;
  readonly rules: readonly RuleId[];
}

/** One paid step of a path. */
export interface Step {
  readonly to: number;
  readonly cost: number;
  readonly rules: readonly RuleId[];
}

/** A verdict not yet taken: what a legal command would do as far as the dice do not decide. */
export interface Preview {
  /** Cells entered, in order, the start left out. */
  readonly path?: readonly number[];
  /** After the last cell of the path (its own, when there is none) the piece leaves the board. */
  readonly leaves?: true;
  readonly steps?: readonly Step[];
  readonly cost?: number;
  readonly triggers?: readonly Trigger[];
  /** Every occasion, where whoever lets the first one pass has more; left out when `triggers` is all there is. */
  readonly occasions?: readonly Trigger[];
  /** What the command would forbid afterwards ("without combat"), worded by the game. */
  readonly forbids?: readonly string[];
  /** Cells of the path where the mover will have to choose its way on. */
  readonly asks?: readonly number[];
  readonly because: readonly RuleId[];
}

/** A place a piece can get to, the cheapest way there and, when it differs, the safest. */
export interface Destination {
  readonly to: number;
  /** The piece leaves the board from `to`, which may be its own cell. */
  readonly leaves?: true;
  readonly cost: number;
  readonly path: readonly number[];
  readonly triggers?: readonly Trigger[];
  readonly safest?: { readonly cost: number; readonly path: readonly number[]; readonly triggers: readonly Trigger[] };
  readonly forbids?: readonly string[];
  /** Where dice come first: the probability that they allow it. */
  readonly chance?: Fraction;
}

/** How something longer than one command would end (a whole fight), under a stated assumption. */
export interface Forecast {
  /** What was assumed of the choices to come, worded by the game. */
  readonly assuming: string;
  /** Endings worded by the game, most likely first. Weights sum to 1. */
  readonly endings: readonly { readonly ending: string; readonly weight: Fraction }[];
}

/** The ruling a table plays by for each point, by name. */
export type Rulings = Readonly<Record<string, RulingValue>>;

/**
 * The contract every game keeps. A game is a decider: it decides which facts follow from a command, and facts evolve
 * the state; nothing else changes state. All of it is pure: same state, same command, same dice, same answer.
 *
 * `decide` accepts exactly what `offers` offers. The table, the bots, the fuzzer, the refusals and the move counts all
 * stand on these two: no second copy of a rule anywhere.
 */
export interface Game<
  State = unknown,
  C extends Command = Command,
  F extends Fact = Fact,
  R extends Refusal = Refusal,
  Scenario = unknown,
  Kind extends string = string,
> {
  readonly id: GameId;
  /** `major.minor`. A new minor may judge differently; a new major writes facts that the old one cannot read. */
  readonly version: string;
  readonly rulebook: Rulebook;
  readonly rulings: RulingTable;
  /** What each kind of ground and piece of `scene` is called and how it is drawn. */
  readonly legend: Readonly<Record<string, LegendEntry>>;
  readonly words: Readonly<Record<Lang, Words<State, C, F, R>>>;

  /** What the game's own part of a scenario or position file may say. */
  readonly scenario: Shape<Scenario>;
  /** What a command may look like when it comes from outside. */
  readonly command: Shape<C>;
  /** A command as people type it (`head ne`), and back. `readCommand(writeCommand(c))` is `c`. */
  writeCommand(command: C): string;
  readCommand(typed: string, state: State): Read<C>;

  /** The opening state; or everything wrong with the scenario. */
  setup(scenario: Scenario, rulings: Rulings): Read<State>;
  seats(state: State): readonly Seat[];
  /** Who must choose now; null when the game is over. */
  awaiting(state: State): Decision<Kind> | null;
  /** Every legal command of that seat, in a stable order; none when it is not that seat's choice. */
  offers(state: State, seat: Seat): readonly Offer<C>[];
  decide(state: State, seat: Seat, command: C, chance: Chance): R | readonly F[];
  evolve(state: State, fact: F): State;
  /** What that seat (or `SPECTATOR`) may know, and nothing else. `offers` and refusals depend on nothing more. */
  view(state: State, seat: Seat): State;
  /**
   * What that seat (or `SPECTATOR`) may be told of a fact that happens to `before`: all of it, a fact of the same kind with
   * the hidden parts left out, or nothing (null). It folds over the seat's view as the fact does over the state:
   * `evolve(view(before, seat), redact(fact, before, seat))` is `view(evolve(before, fact), seat)`, and null leaves the
   * view as it was. A game in which nothing is ever hidden leaves it out.
   */
  redact?(fact: F, before: State, seat: Seat): F | null;
  outcome(state: State): Outcome | null;

  /** The rules a fact stands on. */
  because(fact: F): readonly RuleId[];
  /** The board as it stands, to be drawn. */
  scene(state: State): Scene;
  /** Boards that the scenario drew and `scene` does not show yet: the floors below, for whoever checks a file. */
  plans?(state: State): readonly Scene[];
  /** What an offered command would do. */
  preview(state: State, seat: Seat, command: C): Preview;
  /** Everywhere a piece of the scene can get to now; or why it cannot move. */
  reach(state: State, piece: string): R | readonly Destination[];
  /** The figures whose distribution matters (damage, hits…), by name, for one outcome of a command. */
  measure(before: State, facts: readonly F[]): Readonly<Record<string, number>>;
  /** What lies beyond the command itself, as far as it can be computed exactly. */
  forecast(state: State, seat: Seat, command: C): readonly Forecast[];
  /** What no state may be, in words for a developer; null when it is sound. */
  broken?(state: State): string | null;
  /** The scenario that sets up this very state, for editors, links and "play from here": `setup(position(s))` is `s`. */
  position?(state: State): Scenario;

  /** What that seat is trying to do and what must not happen, with progress: the most important first. */
  goal?(state: State, seat: Seat): readonly Goal[];
  /** What that seat is told before its first turn. */
  briefing?(state: State, seat: Seat): Briefing;
  /** What something one can point at is and does; null when there is nothing there to speak of. */
  card?(state: State, pointed: Pointed): Card | null;
  /** Everything that has a card and stands on no board: classes, items, orders, faces of dice, states. */
  readonly things?: readonly string[];
  /** What an offered command buys and risks, for the seat that would choose it. From what that seat may know. */
  outlook?(state: State, seat: Seat, command: C): Outlook<C>;
  /** What those who follow written rules will do next, in the order they play, from what that seat may know; none where nobody does. */
  intents?(view: State, seat: Seat): readonly Intent[];
  /** Distance, sight, threat and strength, for whoever writes a player. */
  readonly survey?: Survey<State>;
  /** What a fact that happens to `before` looks like. Every fact has at least one beat. */
  beats?(fact: F, before: State): readonly Beat[];

  /** Where cases are published for other implementations to check themselves against. */
  readonly conformance?: Conformance;
}

/**
 * Facts, or a refusal? Of what `decide` returned; the answer of `play` is told apart by `'code' in answer`.
 *
 * @example if (isRefusal(decided)) console.log(game.words.en.refusal(decided, state))
 */
export function isRefusal<R extends Refusal>(decided: R | readonly unknown[]): decided is R {
  return !Array.isArray(decided);
}

/** The state once these facts have happened. */
export function fold<State, F extends Fact>(
  game: Pick<Game<State, Command, F>, 'evolve'>,
  state: State,
  facts: readonly F[],
): State {
  let now = state;
  for (const fact of facts) now = game.evolve(now, fact);
  return now;
}

/** For the `default` of a switch over a union: a new kind fails to compile where it is not handled. */
export function unreachable(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
