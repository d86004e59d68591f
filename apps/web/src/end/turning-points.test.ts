import { expect, test } from 'vitest';
import { turningPoints } from './turning-points.ts';

test('the greatest changes are told in the order they were played, with the end last', () => {
  const course = [0, 0.01, -0.4, -0.38, 0.2, 0.25, 0.24, 1];
  expect(turningPoints(course, 3)).toEqual([
    { chapter: 1, by: -0.41000000000000003 },
    { chapter: 3, by: 0.5800000000000001 },
    { chapter: 6, by: 0.76 },
  ]);
});

test('a game in which nothing turned still has its end', () => {
  expect(turningPoints([0, 0, 0, 0])).toEqual([{ chapter: 2, by: 0 }]);
  expect(turningPoints([])).toEqual([]);
});
