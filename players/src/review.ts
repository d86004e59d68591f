import { type Brain, type Command, type Game, sameCommand, type Seat, SeededChance } from '@arbitre/kernel';
import { plan, type Thought } from './planner.ts';
import type { Considered, Question } from './player.ts';

/** A decision of a finished game. */
export interface Decided<State, C extends Command> {
  /** Its place in the log. */
  readonly at: number;
  readonly view: State;
  readonly seat: Seat;
  readonly command: C;
}

/** A decision that cost something, and what would have been better. */
export interface Costly<C> {
  readonly at: number;
  readonly seat: Seat;
  readonly played: Considered<C>;
  readonly better: Considered<C>;
  /** Thousandths of a win. */
  readonly cost: number;
}

/** Simulations for each decision: enough to see a blunder, not to split hairs. */
const GLANCE: Thought = { plans: 4, simulations: 40, rounds: 1 };

/**
 * The decisions of a game that cost most, the dearest first: those found so far after each decision that was looked at, for whoever will not
 * wait for all.
 *
 * @example for (const costly of review(game, brain, decided, 5)) if (enough()) break;
 */
export function* review<State, C extends Command>(
  game: Game<State, C>,
  brain: Brain<State, C>,
  decided: readonly Decided<State, C>[],
  most: number,
): Generator<readonly Costly<C>[], void> {
  let found: readonly Costly<C>[] = [];
  for (const { at, view, seat, command } of decided) {
    const question: Question<State, C> = { game, brain, view, seat, chance: new SeededChance(at + 1) };
    const costly = look(question, at, command);
    if (costly !== null) found = [...found, costly].toSorted((a, b) => b.cost - a.cost).slice(0, most);
    yield found;
  }
}

function look<State, C extends Command>(question: Question<State, C>, at: number, command: C): Costly<C> | null {
  if (question.brain.proposals(question.view, question.seat).length < 2) return null;
  const thought = plan(question, GLANCE, [command]);
  let round = thought.next();
  while (round.done !== true) round = thought.next();
  const { considered } = round.value;
  const [better] = considered;
  const played = considered.find((one) => sameCommand(one.command, command));
  if (better === undefined || played === undefined || better === played) return null;
  const cost = better.value - played.value;
  return cost <= better.error + played.error ? null : { at, seat: question.seat, played, better, cost };
}
