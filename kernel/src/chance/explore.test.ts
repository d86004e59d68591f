import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chance, roll, WIDEST_DRAW } from './chance.ts';
import { explore, type Weighted } from './explore.ts';
import { add, fraction, ONE, ZERO } from './fraction.ts';

function outcomesOf<T>(act: (chance: Chance) => T, key: (value: T) => string = String): readonly Weighted<T>[] {
  const explored = explore(act, key);
  if (!explored.exact) throw new Error('expected an exact answer');
  return explored.outcomes;
}

test('two dice: 7 comes with 1/6, 2 with 1/36', () => {
  const outcomes = outcomesOf((dice) => roll(dice, 6) + roll(dice, 6));
  expect(outcomes.find(({ value }) => value === 7)?.weight).toEqual(fraction(1, 6));
  expect(outcomes.find(({ value }) => value === 2)?.weight).toEqual(fraction(1, 36));
  expect(outcomes).toHaveLength(11);
});

test('a die rolled only sometimes weighs only there', () => {
  const outcomes = outcomesOf((dice) => (roll(dice, 20) === 20 ? `fumble ${roll(dice, 100) <= 30}` : 'plain'));
  expect(Object.fromEntries(outcomes.map(({ value, weight }) => [value, weight]))).toEqual({
    plain: fraction(19, 20),
    'fumble true': fraction(3, 200),
    'fumble false': fraction(7, 200),
  });
});

test('bands between cuts give the same odds as every value', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }), (unsorted) => {
      const cuts = unsorted.toSorted((a, b) => a - b);
      const band = (value: number) => cuts.filter((cut) => value >= cut).length;
      let runs = 0;
      const byBand = outcomesOf((dice) => {
        runs++;
        return band(dice.int(100, cuts));
      });
      expect(runs).toBe(cuts.length === 0 ? 100 : cuts.length + 1);
      expect(byBand).toEqual(outcomesOf((dice) => band(dice.int(100))));
    }),
  );
});

test('weights always sum to 1', () => {
  const outcomes = outcomesOf((dice) => {
    let total = 0;
    for (let i = roll(dice, 3); i > 0; i--) total += roll(dice, 4);
    return total;
  });
  expect(outcomes.reduce((sum, { weight }) => add(sum, weight), ZERO)).toEqual(ONE);
});

test('a tree that is too large says so instead of guessing', () => {
  expect(explore((dice) => dice.int(WIDEST_DRAW), String)).toEqual({ exact: false, limit: 200_000 });
  expect(explore((dice) => dice.int(100) * dice.int(100), String, 500)).toEqual({ exact: false, limit: 500 });
  expect(() =>
    explore(() => {
      throw new Error('a bug of the rule');
    }, String),
  ).toThrow('a bug of the rule');
});
