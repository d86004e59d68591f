import { expect, test } from 'vitest';
import { chanceOf, fitted, lossOf } from './logistic.mjs';

/** So many of so many were won with the term, so many of so many without. */
const GAMES = [
  ...Array.from({ length: 40 }, (_, n) => ({ x: [1, 1], won: n < 30 ? 1 : 0 })),
  ...Array.from({ length: 60 }, (_, n) => ({ x: [1, 0], won: n < 12 ? 1 : 0 })),
];

test('a fit gives each group the share it won, with the textbook error', () => {
  const { weights, errors } = fitted(GAMES, [0, 0]);
  expect(chanceOf(weights, [1, 1])).toBeCloseTo(30 / 40, 6);
  expect(chanceOf(weights, [1, 0])).toBeCloseTo(12 / 60, 6);
  expect(errors[0]).toBeCloseTo(Math.sqrt(1 / 12 + 1 / 48), 6);
  expect(errors[1]).toBeCloseTo(Math.sqrt(1 / 12 + 1 / 48 + 1 / 30 + 1 / 10), 6);
});

test('a row that counts twice is a row that stands there twice', () => {
  const weighed = [
    { x: [1, 1], won: 1, weight: 30 },
    { x: [1, 1], won: 0, weight: 10 },
    { x: [1, 0], won: 1, weight: 12 },
    { x: [1, 0], won: 0, weight: 48 },
  ];
  expect(fitted(weighed, [0, 0]).weights[1]).toBeCloseTo(fitted(GAMES, [0, 0]).weights[1] ?? Number.NaN, 6);
});

test('where every game was won the pull decides; towards what, is told', () => {
  const won = GAMES.map(({ x }) => ({ x, won: 1 }));
  const { weights } = fitted(won, [1, 1]);
  expect(weights.every(Number.isFinite)).toBe(true);
  expect(fitted([], [1, 1], [0.5, 2]).weights).toEqual([0.5, 2]);
});

test('a coin is surprised by 0.693, a fit by less', () => {
  const { weights } = fitted(GAMES, [0, 0]);
  expect(lossOf(GAMES, () => 0.5)).toBeCloseTo(Math.log(2), 9);
  expect(lossOf(GAMES, ({ x }) => chanceOf(weights, x))).toBeLessThan(lossOf(GAMES, () => 0.42));
});
