import { fraction } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';
import { sayChance, sayDecimal, sayList, sayNumber, sayPercent } from './numbers.ts';

test('whole numbers are grouped by three', () => {
  expect(sayNumber(1234567, 'en')).toBe('1,234,567');
  expect(sayNumber(1234567, 'fr')).toBe('1\u202f234\u202f567');
  expect(sayNumber(-999, 'fr')).toBe('-999');
});

test('decimals keep only the digits that say something', () => {
  expect(sayDecimal(fraction(11, 2), 'fr')).toBe('5,5');
  expect(sayDecimal(fraction(100), 'en')).toBe('100');
  expect(sayDecimal(fraction(2, 3), 'en')).toBe('0.67');
});

test.each([
  [fraction(3, 20), '15%', '15\u202f%'],
  [fraction(1, 3), '33.3%', '33,3\u202f%'],
  [fraction(0), '0%', '0\u202f%'],
  [fraction(1), '100%', '100\u202f%'],
  [fraction(1, 100_000), '< 0.1%', '< 0,1\u202f%'],
  [fraction(99_999, 100_000), '> 99.9%', '> 99,9\u202f%'],
  [fraction(1, 10), '10%', '10\u202f%'],
])('the share %o in hundredths', (share, english, french) => {
  expect(sayPercent(share, 'en')).toBe(english);
  expect(sayPercent(share, 'fr')).toBe(french);
});

test('a chance is a fraction and a percentage, unless the fraction is too long to read', () => {
  expect(sayChance(fraction(3, 20), 'fr')).toBe('3/20 (15\u202f%)');
  expect(sayChance(fraction(1), 'en')).toBe('100%');
  expect(sayChance(fraction(1n, 3n ** 40n), 'en')).toBe('< 0.1%');
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
