import type { Brain, Chance, Command, Game, RuleId, Seat, Temper } from '@arbitre/kernel';

/** One command that was thought about, and what came of it. Values in thousandths of a win. */
export interface Considered<C> {
  readonly command: C;
  readonly value: number;
  /** Standard error of `value`; 0 where nothing was imagined. */
  readonly error: number;
  readonly simulations: number;
  /** `value` was worked out to the end by the brain. */
  readonly exact?: true;
  /** Reasons of the brain, worded by `Brain.aims`. */
  readonly why: readonly string[];
  readonly rules: readonly RuleId[];
  /** Mean of each feature at the end of what was imagined; empty where nothing was. */
  readonly features: Readonly<Record<string, number>>;
}

/** What a player chose, and what it knows about it. */
export interface Chosen<C> {
  readonly command: C;
  readonly value: number;
  /** The choice first, then the others, best first. */
  readonly considered: readonly Considered<C>[];
  /** Simulations spent. */
  readonly simulations: number;
}

/** How far a thought is: the best so far, after each round. */
export interface Progress<C> {
  readonly best: C;
  readonly value: number;
  readonly done: number;
  readonly of: number;
}

/** A seat that must choose, with all a player may use: its own view, its own chance. */
export interface Question<State, C extends Command> {
  readonly game: Game<State, C>;
  readonly brain: Brain<State, C>;
  readonly view: State;
  readonly seat: Seat;
  readonly chance: Chance;
  readonly temper?: Temper;
}

/**
 * Someone who plays. It thinks in rounds and tells the best so far after each; whoever asks stops asking when it is enough.
 * Thought is counted in simulations: the same question gets the same answer, on any machine.
 */
export interface Player {
  readonly id: string;
  think<State, C extends Command>(question: Question<State, C>): Generator<Progress<C>, Chosen<C>>;
}

/**
 * The choice, once the thought is finished; or the best so far when `enough` says so after a round.
 *
 * @example choose(level('captain'), { game, brain, view, seat, chance: new SeededChance(7) }).command
 */
export function choose<State, C extends Command>(
  player: Player,
  question: Question<State, C>,
  enough: (progress: Progress<C>) => boolean = () => false,
): Chosen<C> {
  const thought = player.think(question);
  for (let round = thought.next(); ; round = thought.next()) {
    if (round.done === true) return round.value;
    const { best, value, done } = round.value;
    if (enough(round.value)) return { command: best, value, considered: [], simulations: done };
  }
}

/** A choice without a thought. */
export function unthinking<C>(command: C, value = 0): Chosen<C> {
  return { command, value, considered: [], simulations: 0 };
}

/** A player who answers at once, in a single round. */
export function atOnce(
  id: string,
  answer: <State, C extends Command>(question: Question<State, C>) => Chosen<C>,
): Player {
  return {
    id,
    *think(question) {
      const chosen = answer(question);
      yield { best: chosen.command, value: chosen.value, done: 0, of: 0 };
      return chosen;
    },
  };
}
