import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';
import { sayList, sayNumber } from './numbers.ts';

test('whole numbers are grouped by three', () => {
  expect(sayNumber(1234567, 'en')).toBe('1,234,567');
  expect(sayNumber(1234567, 'fr')).toBe('1\u202f234\u202f567');
  expect(sayNumber(-999, 'fr')).toBe('-999');
});

test('lists end with a word', () => {
  expect(sayList([], 'en')).toBe('');
  expect(sayList(['a'], 'en')).toBe('a');
  expect(sayList(['a', 'b', 'c'], 'en', 'or')).toBe('a, b or c');
  expect(sayList(['a', 'b', 'c'], 'fr')).toBe('a, b et c');
});

test('a misspelt word finds the one it means, a foreign one finds none', () => {
  expect(nearest('gudge', ['reach', 'judge', 'odds'])).toBe('judge');
  expect(nearest('lenght', ['length', 'reserves'])).toBe('length');
  expect(nearest('xylophone', ['reach', 'judge'])).toBeNull();
});
