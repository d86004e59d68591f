import { SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import type { Arm } from './halving.ts';
import { racing } from './racing.ts';

/** A race of arms that differ by their worth and by noise of their own, on top of dice that all share. */
function raceOf(worths: readonly number[], tries: number, noise: number) {
  const arms: Arm[] = worths.map(() => ({ results: [] }));
  const luck = (seed: number, loud: number) => new SeededChance(seed).int(2 * loud + 1) - loud;
  const thought = racing(
    arms,
    tries,
    (arm, nth) => (worths[arm] ?? 0) + luck(nth, 500) + luck(1000 * (arm + 1) + nth, noise),
  );
  let round = thought.next();
  let laps = 1;
  for (; round.done !== true; laps++) round = thought.next();
  return { arms, laps, ...round.value };
}

test('what is plain is seen soon: the tries are not spent', () => {
  const { standing, done } = raceOf([300, 0, -40, 10, 50], 200, 20);
  expect(standing).toEqual([0]);
  expect(done).toBeLessThan(40);
});

test('a close call gets what the others have spared', () => {
  const { standing, arms } = raceOf([0, 18, -300, -300, -300], 200, 60);
  expect(standing[0]).toBe(1);
  expect(arms[1]?.results.length).toBeGreaterThan(3 * (arms[2]?.results.length ?? 0));
});

test('of two that come to the same the first stays, and nobody goes on throwing', () => {
  const { standing, done } = raceOf([5, 5, 5, 5], 400, 0);
  expect(standing).toEqual([0]);
  expect(done).toBe(16);
});

test('somebody is always left: whoever is behind by next to nothing does not take the best along', () => {
  const { standing } = raceOf([0, 5, 6, 5, 0], 400, 0);
  expect(standing).toEqual([2]);
  for (let seed = 0; seed < 200; seed++) {
    const worths = Array.from({ length: 5 }, (_, arm) => new SeededChance(5 * seed + arm).int(12));
    expect(raceOf(worths, 60, seed % 5).standing.length).toBeGreaterThan(0);
  }
});

test('the tries are not exceeded, but for a first lap', () => {
  expect(raceOf([1, 2, 3, 4, 5], 60, 300).done).toBeLessThanOrEqual(60);
  expect(raceOf([1, 2, 3, 4, 5], 10, 300).done).toBe(20);
});
