import { expect, test } from 'vitest';
import { capital, change, listed, plural, signed } from './text.ts';

test('numbers agree with their nouns in both languages', () => {
  expect([0, 1, 2].map((n) => plural('fr', n, 'point'))).toEqual(['0 point', '1 point', '2 points']);
  expect([0, 1, 2].map((n) => plural('en', n, 'point'))).toEqual(['0 points', '1 point', '2 points']);
  expect(plural('fr', 3, 'cheval', 'chevaux')).toBe('3 chevaux');
});

test('lists are said, numbers have a true minus, sentences begin with a capital', () => {
  expect([[], ['f2'], ['f2', 'h6'], ['f2', 'g3', 'h6']].map((items) => listed('fr', items))).toEqual([
    '',
    'f2',
    'f2 et h6',
    'f2, g3 et h6',
  ]);
  expect(listed('en', ['f2', 'g3', 'h6'])).toBe('f2, g3 and h6');
  expect([-2, 0, 3].map(signed)).toEqual(['−2', '0', '3']);
  expect([-2, 0, 3].map(change)).toEqual(['−2', '+0', '+3']);
  expect([capital('été'), capital('')]).toEqual(['Été', '']);
});
