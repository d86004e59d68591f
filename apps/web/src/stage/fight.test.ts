import { expect, test } from 'vitest';
import { isHarmless } from './fight.tsx';

test('a throw that is won and hurts nobody is told as such, not before the blow has glanced off', () => {
  expect(isHarmless({ show: 'duel' }, null)).toBe(false);
  expect(isHarmless({ show: 'hit' }, null)).toBe(false);
  expect(isHarmless({ show: 'miss' }, null)).toBe(true);
  expect(isHarmless(undefined, null)).toBe(true); // it lies there afterwards
  expect(isHarmless(undefined, { show: 'wound', piece: 'hero', loses: 6, left: 6 })).toBe(false);
});
