import {
  type Brain,
  type Command,
  type Fact,
  type Game,
  isRefusal,
  type Outcome,
  type Refusal,
  type Seat,
} from '@arbitre/kernel';
import { type Around, type Seated, seatedPolicy } from './policy.ts';
import { type PlayedGame, playGame, seedOf } from './simulate.ts';
import type { PairCounts } from './sprt.ts';

/** Two games on the same dice: against one another with the sides swapped, or, where nobody plays against them, one each. */
export interface PlayedPair<State = unknown> {
  readonly games: readonly [PlayedGame<State>, PlayedGame<State>];
  /** Points of the first player in both, in halves: 0 to 4. */
  readonly points: 0 | 1 | 2 | 3 | 4;
  /** What the dice of both gave the first player beyond what was to be expected, in thousandths of a win; null: the brain does not tell. */
  readonly luck: number | null;
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
    let luck = 0;
    const play = (one: Seated, other: Seated, seat: Seat | undefined) => {
      const policy = seatedPolicy(brain, { ...seated(ours, one), ...seated(others, other) }, null, around);
      const watched = watchedFor(game, (state, facts) => {
        if (seat !== undefined) luck += brain.luck?.(state, facts, seat) ?? 0;
      });
      return playGame(watched, opening, seedOf(seed, n), (_, ...asked) => policy(game, ...asked), longest);
    };
    const games = [play(first, second, ours[0]), play(second, first, others[0])] as const;
    const [once, again] = games.map(({ outcome }) => halves(outcome, ours, alone));
    const points = ((once ?? 0) + 2 - (again ?? 0)) as PlayedPair['points']; // 0, 1 or 2 each
    yield { games, points, luck: brain.luck === undefined || alone ? null : luck };
  }
}

/** The game, with somebody who is told what comes of each command. */
function watchedFor<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  tell: (before: State, facts: readonly F[]) => void,
): Game<State, C, F, R> {
  return {
    ...game,
    decide(state, seat, command, dice) {
      const decided = game.decide(state, seat, command, dice);
      if (!isRefusal(decided)) tell(state, decided);
      return decided;
    },
  };
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

/** A share of the points, and half the width of the interval that holds the true one 19 times out of 20. */
export interface Share {
  readonly share: number;
  readonly margin: number;
}

/** Fewest pairs from which it can be told how much luck decides. */
const FEWEST = 8;

/**
 * The first player's share of the points less its luck with the dice: what luck is worth is read off the pairs themselves (a regression on
 * something whose mean is known to be 0), so that it takes nothing from anybody in the long run and only the scatter is smaller. Null where
 * no luck is told, or of too few pairs.
 */
export function lessLuck(played: readonly PlayedPair[]): Share | null {
  const pairs = played.flatMap(({ points, luck }) => (luck === null ? [] : [{ share: points / 4, luck }]));
  const count = pairs.length;
  if (count < FEWEST) return null;
  const mean = (of: (pair: (typeof pairs)[number]) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0) / count;
  const [share, luck] = [mean((pair) => pair.share), mean((pair) => pair.luck)];
  const scatter = mean((pair) => (pair.luck - luck) ** 2);
  const slope = scatter === 0 ? 0 : mean((pair) => (pair.luck - luck) * (pair.share - share)) / scatter;
  const left = mean((pair) => (pair.share - share - slope * (pair.luck - luck)) ** 2);
  return { share: share - slope * luck, margin: 1.96 * Math.sqrt(left / (count - 2)) };
}
