import { expect, test } from 'vitest';
import { keysOf } from './stable-keys.ts';

const MARKET = ['buy axe', 'buy mail', 'buy potion', 'rest'];
const first = keysOf(new Map(), MARKET);

test('a list is numbered from 1, up to 9', () => {
  expect(MARKET.map((typed) => first.get(typed))).toEqual([1, 2, 3, 4]);
  const long = Array.from({ length: 12 }, (_, index) => `buy ${index}`);
  expect([...keysOf(new Map(), long).keys()]).toEqual(long.slice(0, 9));
});

test('after a purchase every other key means what it meant, and the free one means nothing', () => {
  const bought = ['buy mail', 'buy potion', 'sell axe', 'rest'];
  const after = keysOf(first, bought);
  expect(bought.map((typed) => after.get(typed))).toEqual([2, 3, 5, 4]);
  expect(keysOf(after, ['buy mail', 'buy potion', 'buy axe', 'rest']).get('buy axe')).toBe(1);
});

test('another list begins at 1 again', () => {
  expect(keysOf(first, ['head ne', 'head sw', 'rest']).get('head ne')).toBe(1);
});
