import { SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { type Arm, believed, halving, leads, mean, standardError } from './halving.ts';

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

test('a lead is told pair by pair, and the quieter and the longer it was tried the surer it is', () => {
  const arm = (...results: number[]) => ({ results });
  const [itself, other] = leads([arm(80, 100, 90, 110), arm(100, 120, 110, 130)]);
  expect(itself?.lead).toBe(0);
  expect(other?.lead).toBe(20);
  const loud = leads([arm(50, 20, 20, 0), arm(100, -300, 400, 0)])[1]?.error ?? 0;
  expect(loud).toBeGreaterThan(other?.error ?? Number.POSITIVE_INFINITY);
  const short = leads([arm(80), arm(100)])[1]?.error ?? 0;
  expect(short).toBeGreaterThan(other?.error ?? Number.POSITIVE_INFINITY);
  expect(leads([arm(1), arm()])[1]?.error).toBe(Number.POSITIVE_INFINITY);
});

test('what is believed lies between the guess and what was tried, nearer to the surer', () => {
  expect(believed({ lead: 40, error: 60 }, -20, 60)).toBe(10);
  expect(believed({ lead: 40, error: 6 }, -20, 60)).toBeGreaterThan(39);
  expect(believed({ lead: 40, error: 600 }, -20, 60)).toBeLessThan(-19);
  expect(believed({ lead: 0, error: Number.POSITIVE_INFINITY }, -20, 60)).toBe(-20);
});

test('of many arms alike the luckiest is not believed to be better', () => {
  const chance = new SeededChance(6);
  const arms = Array.from({ length: 16 }, () => ({ results: Array.from({ length: 4 }, () => chance.int(601) - 300) }));
  const tried = leads(arms);
  expect(Math.max(...tried.map(({ lead }) => lead))).toBeGreaterThan(60);
  expect(Math.max(...tried.map((one) => believed(one, 0, 30)))).toBeLessThan(30);
});

test('means and errors', () => {
  expect(mean([1, 2, 3])).toBe(2);
  expect(mean([])).toBe(0);
  expect(standardError([2, 2, 2, 2])).toBe(0);
  expect(standardError([1])).toBe(Number.POSITIVE_INFINITY);
});
