import { race, type RaceState } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import type { Policy } from './policy.ts';
import { simulate } from './simulate.ts';
import { summarise } from './summary.ts';

const START: RaceState = { length: 20, toll: 0, turn: 'red', at: { red: 0, blue: 0 }, reserve: { red: 3, blue: 3 } };

test('a run is the same for the same seed, and its games can be played apart', () => {
  const whole = [...simulate(race, START, { games: 20, seed: 3 })];
  expect([...simulate(race, START, { games: 20, seed: 3 })]).toEqual(whole);
  expect([...simulate(race, START, { games: 7, seed: 3 })]).toEqual(whole.slice(0, 7));
  expect(new Set(whole.map(({ seed }) => seed)).size).toBe(20);
  expect([...simulate(race, START, { games: 20, seed: 4 })]).not.toEqual(whole);
});

test('the first runner wins most races, and the summary counts them all', () => {
  const summary = summarise(simulate(race, START, { games: 400, seed: 1 }));
  expect(summary.endings.reduce((sum, { games }) => sum + games, 0)).toBe(400);
  expect(summary.endings[0]?.outcome?.winners).toEqual(['red']);
  expect(summary.endings.map(({ games, share }) => share.n * 400n === BigInt(games) * share.d)).not.toContain(false);
  expect(summary.endings.map(({ example }) => race.outcome(example.end)?.winners)).toEqual(
    summary.endings.map(({ outcome }) => outcome?.winners),
  );
  const { least, median, most } = summary.commands;
  expect(least).toBeGreaterThanOrEqual(7);
  expect(median).toBeGreaterThanOrEqual(least);
  expect(most).toBeGreaterThanOrEqual(median);
});

test('a policy chooses, and the dice stay the same', () => {
  const roller: Policy = (game, view, seat) => {
    const [first] = game.offers(view, seat);
    if (first === undefined) throw new Error('asked without an offer');
    return first.command;
  };
  const alone: RaceState = { ...START, length: 3 };
  const [rolled] = simulate(race, alone, { games: 1, seed: 9, policy: roller });
  expect(rolled?.outcome?.kind).toBe('won');
});

test('a game that does not end within the limit is counted as unfinished', () => {
  const played = [...simulate(race, START, { games: 3, seed: 1, longest: 2 })];
  expect(played.every(({ outcome, commands }) => outcome === null && commands === 2)).toBe(true);
  expect(summarise(played).endings).toMatchObject([{ outcome: null, games: 3 }]);
});

test('figures of the score are spread: least, median, most, mean', () => {
  const outcome = (gold: number) => ({ kind: 'won', winners: ['red'], score: { gold } });
  const { score } = summarise(
    [4, 1, 10, 2].map((gold, seed) => ({ seed, commands: 1, outcome: outcome(gold), end: null })),
  );
  expect(score['gold']).toMatchObject({ least: 1, median: 2, most: 10, mean: { n: 17n, d: 4n } });
});
