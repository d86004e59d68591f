import { type Command, type Fact, type Game, type Outcome, playOut, type Refusal, SeededChance } from '@arbitre/kernel';
import { type PolicyFor, randomPolicy } from './policy.ts';

/** One game played to its end, or to the limit. */
export interface PlayedGame<State = unknown> {
  readonly seed: number;
  readonly commands: number;
  /** Null when the limit came first. */
  readonly outcome: Outcome | null;
  /** The state it ended in. */
  readonly end: State;
}

/** How many games are played, on which dice, by whom. */
export interface SimulationOptions<State = unknown, C extends Command = Command> {
  readonly games: number;
  readonly seed: number;
  /** Who chooses; any legal command unless told. */
  readonly policy?: PolicyFor<State, C>;
  /** Commands after which a game is given up. */
  readonly longest?: number;
}

/**
 * Plays games from the same opening, one at a time, so that whoever asks can show how far it is. Game n depends on the
 * seed and on n alone: any part of a run can be played again, anywhere.
 */
export function* simulate<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  opening: State,
  { games, seed, policy = randomPolicy, longest = 100_000 }: SimulationOptions<State, C>,
): Generator<PlayedGame<State>> {
  for (let n = 0; n < games; n++) yield playGame(game, opening, seedOf(seed, n), policy, longest);
}

/** One game on the dice of that seed. */
export function playGame<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  opening: State,
  seed: number,
  policy: PolicyFor<State, C>,
  longest: number,
): PlayedGame<State> {
  const choices = choicesOf(seed);
  const { state, commands, outcome } = playOut(game, opening, {
    choose: (view, seat) => policy(game, view, seat, choices),
    dice: new SeededChance(seed),
    longest,
  });
  return { seed, commands, outcome, end: state };
}

/** The seed of the n-th game of a run: the run in the low word, the game in the high one. */
export function seedOf(run: number, n: number): number {
  return (run >>> 0) + n * 2 ** 32;
}

/** What a policy chooses by, apart from the dice, so that a better player does not change its luck. */
export function choicesOf(seed: number, moment = 0): SeededChance {
  const high = Math.floor(seed / 2 ** 32);
  return new SeededChance(seedOf((seed ^ 0x5bd1e995) + moment, high));
}
