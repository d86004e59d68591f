import { expect, test } from 'vitest';
import { floorsAround } from './floors-around.ts';

test('a short descent is shown whole, of a long one the floors around the hero and the last', () => {
  expect(floorsAround(1, 1)).toEqual([1]);
  expect(floorsAround(2, 3)).toEqual([1, 2, 3]);
  expect(floorsAround(1, 50)).toEqual([1, 2, 3, 4, 50]);
  expect(floorsAround(12, 50)).toEqual([11, 12, 13, 14, 50]);
  expect(floorsAround(48, 50)).toEqual([46, 47, 48, 49, 50]);
  expect(floorsAround(50, 50)).toEqual([46, 47, 48, 49, 50]);
});
