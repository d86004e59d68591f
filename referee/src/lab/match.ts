import type { Brain, Command, Fact, Game, Outcome, Refusal, Seat } from '@arbitre/kernel';
import { type Around, type Seated, seatedPolicy } from './policy.ts';
import { type PlayedGame, playGame, seedOf } from './simulate.ts';
import type { PairCounts } from './sprt.ts';

/** Two games on the same dice: against one another with the sides swapped, or, where nobody plays against them, one each. */
export interface PlayedPair<State = unknown> {
  readonly games: readonly [PlayedGame<State>, PlayedGame<State>];
  /** Points of the first player in both, in halves: 0 to 4. */
  readonly points: 0 | 1 | 2 | 3 | 4;
}

/** How many pairs of games are played, and on which dice. */
export interface MatchOptions {
  readonly pairs: number;
  readonly seed: number;
  /** Commands after which a game is given up, and drawn. */
  readonly longest?: number;
  readonly around?: Around;
}

/** The seats that win and lose together, side by side: one side alone or with others, two against one another. */
export function sidesOf<State, C extends Command>(
  game: Game<State, C>,
  brain: Brain<State, C>,
  opening: State,
): readonly (readonly Seat[])[] {
  const sides: Seat[][] = [];
  for (const seat of game.seats(opening)) {
    if (sides.some((side) => side.includes(seat))) continue;
    sides.push([seat, ...(brain.allies?.(opening, seat) ?? [])]);
  }
  return sides;
}

/** Pairs of games between two players, one at a time: pair n depends on the seed and on n alone. */
export function* playPairs<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  brain: Brain<State, C>,
  opening: State,
  [first, second]: readonly [Seated, Seated],
  { pairs, seed, longest = 20_000, around }: MatchOptions,
): Generator<PlayedPair<State>> {
  const [ours = [], ...theirs] = sidesOf(game, brain, opening);
  const others = theirs.flat();
  const alone = others.length === 0;
  const seated = (side: readonly Seat[], who: Seated) => Object.fromEntries(side.map((seat) => [seat, who]));
  for (let n = 0; n < pairs; n++) {
    const play = (one: Seated, other: Seated) =>
      playGame(
        game,
        opening,
        seedOf(seed, n),
        seatedPolicy(brain, { ...seated(ours, one), ...seated(others, other) }, null, around),
        longest,
      );
    const games = [play(first, second), play(second, first)] as const;
    const [once, again] = games.map(({ outcome }) => halves(outcome, ours, alone));
    yield { games, points: ((once ?? 0) + 2 - (again ?? 0)) as PlayedPair['points'] }; // 0, 1 or 2 each
  }
}

/** Half points of the first side in one game: 2 won, 1 drawn, 0 lost. */
function halves(outcome: Outcome | null, side: readonly Seat[], alone: boolean): 0 | 1 | 2 {
  if (side.some((seat) => outcome?.winners.includes(seat))) return 2;
  return alone || (outcome !== null && outcome.winners.length > 0) ? 0 : 1;
}

/** How many pairs brought 0, ½, 1, 1½ and 2 points to the first player. */
export function countPairs(played: readonly PlayedPair[]): PairCounts {
  const count = (points: number) => played.filter((pair) => pair.points === points).length;
  return [count(0), count(1), count(2), count(3), count(4)];
}
