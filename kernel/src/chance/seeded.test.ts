import { expect, test } from 'vitest';
import { WIDEST_DRAW } from './chance.ts';
import { SeededChance } from './seeded.ts';

test('the same seed gives the same dice, and its state is plain data to go on from', () => {
  const dice = new SeededChance(42);
  const first = Array.from({ length: 20 }, () => dice.int(20));
  const saved = JSON.parse(JSON.stringify(dice.state()));
  const next = Array.from({ length: 20 }, () => dice.int(20));
  const again = new SeededChance(42);
  expect(Array.from({ length: 20 }, () => again.int(20))).toEqual(first);
  const resumed = SeededChance.from(saved);
  expect(Array.from({ length: 20 }, () => resumed.int(20))).toEqual(next);
});

test('sfc32 words are those of a straightforward big-integer twin', () => {
  const mask = 0xffffffffn;
  let [a, b, c, counter] = [0n, 7n, 0n, 1n];
  const next = () => {
    const sum = (a + b + counter) & mask;
    counter = (counter + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & mask;
    c = ((((c << 21n) | (c >> 11n)) & mask) + sum) & mask;
    return Number(sum);
  };
  for (let i = 0; i < 12; i++) next();
  const dice = new SeededChance(7);
  for (let i = 0; i < 1000; i++) expect(dice.int(WIDEST_DRAW)).toBe(next());
});

test('seeds above 32 bits are told apart', () => {
  const low = new SeededChance(5);
  const high = new SeededChance(5 + WIDEST_DRAW);
  expect(Array.from({ length: 8 }, () => low.int(1000))).not.toEqual(Array.from({ length: 8 }, () => high.int(1000)));
});

test('every face comes about equally often (chi-square, 19 degrees, p > 0.001)', () => {
  const dice = new SeededChance(2026);
  const counts = Array.from({ length: 20 }, () => 0);
  const rolls = 200_000;
  for (let i = 0; i < rolls; i++) {
    const face = dice.int(20);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  const expected = rolls / 20;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(43.82);
});

test('a seed that is no number is refused, and said', () => {
  for (const seed of [Number.NaN, Number.POSITIVE_INFINITY, 1n as unknown as number]) // as JavaScript may call it
    expect(() => new SeededChance(seed)).toThrow(/^SeededChance: the seed must be a number, not (NaN|Infinity|1)$/);
});
