import { SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { type Arm, clearlyBetter, halving, mean, standardError } from './halving.ts';

function raceOf(worths: readonly number[], tries: number, noise: number) {
  const arms: Arm[] = worths.map(() => ({ results: [] }));
  const luck = Array.from({ length: tries }, (_, nth) => new SeededChance(nth).int(2 * noise + 1) - noise);
  const thought = halving(arms, tries, (arm, nth) => (worths[arm] ?? 0) + (luck[nth] ?? 0));
  let round = thought.next();
  while (round.done !== true) round = thought.next();
  return { arms, ...round.value };
}

test('the best of eight is found on common dice, however loud the dice', () => {
  const { standing, arms } = raceOf([0, 5, -3, 9, 2, 8, -9, 1], 96, 500);
  expect(standing[0]).toBe(3);
  expect(standing).toContain(0); // the first stays: it is what the others are measured by
  expect(arms[6]?.results.length).toBeLessThan(arms[3]?.results.length ?? 0);
});

test('the tries are not exceeded by more than a round of one each', () => {
  expect(raceOf([1, 2, 3, 4, 5], 40, 3).done).toBeLessThanOrEqual(45);
});

test('one is clearly better when the gap exceeds its error, pair by pair', () => {
  expect(clearlyBetter([100, 120, 110, 130], [80, 100, 90, 110], 1)).toBe(true);
  expect(clearlyBetter([100, -300, 400, 0], [50, 20, 20, 0], 1)).toBe(false);
  expect(clearlyBetter([100, 120, 110, 130], [99, 119, 109, 129], 1)).toBe(false); // nobody knows worth that well
  expect(clearlyBetter([500], [100], 1)).toBe(false); // one try says nothing
  expect(clearlyBetter([1000], [-1000], 1)).toBe(true); // but a win against a loss does
});

test('means and errors', () => {
  expect(mean([1, 2, 3])).toBe(2);
  expect(mean([])).toBe(0);
  expect(standardError([2, 2, 2, 2])).toBe(0);
  expect(standardError([1])).toBe(Number.POSITIVE_INFINITY);
});
