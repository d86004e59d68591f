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
  const bought = ['buy mail', 'buy potion', 'rest', 'sell axe'];
  const after = keysOf(first, bought);
  expect(bought.map((typed) => after.get(typed))).toEqual([2, 3, 4, 5]);
  expect(MARKET.map((typed) => keysOf(after, MARKET).get(typed))).toEqual([1, 2, 3, 4]);
});

test('digits grow down the list: what comes in the middle or on top pushes the rest on, and takes no key that came free', () => {
  const middle = ['buy mail', 'buy potion', 'sell axe', 'rest'];
  expect(middle.map((typed) => keysOf(first, middle).get(typed))).toEqual([2, 3, 4, 5]);
  const top = ['strike orc', 'strike rat', ...MARKET];
  expect(top.map((typed) => keysOf(first, top).get(typed))).toEqual([1, 2, 3, 4, 5, 6]);
  const full = Array.from({ length: 9 }, (_, index) => `buy ${index}`);
  const pushed = keysOf(keysOf(new Map(), full), ['strike orc', ...full]);
  expect([pushed.get('strike orc'), pushed.get('buy 0'), pushed.get('buy 8')]).toEqual([1, 2, undefined]);
});

test('another list begins at 1 again', () => {
  expect(keysOf(first, ['head ne', 'head sw', 'rest']).get('head ne')).toBe(1);
});
