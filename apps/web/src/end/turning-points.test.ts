import { expect, test } from 'vitest';
import { isFlat, type Span, turningPoints } from './turning-points.ts';

const samplesOf = (chances: readonly number[], every = 1) => chances.map((chance, n) => ({ at: n * every, chance }));
const always = ({ last }: Span) => last;

test('the greatest changes are told in the order they were played', () => {
  const samples = samplesOf([0.5, 0.51, 0.25, 0.26, 0.625, 0.65, 0.64, 1]);
  expect(turningPoints(samples, always, 3)).toEqual([
    { chapter: 1, from: 1, deed: 1, by: -0.26, to: 0.25 },
    { chapter: 3, from: 3, deed: 3, by: 0.365, to: 0.625 },
    { chapter: 6, from: 6, deed: 6, by: 0.36, to: 1 },
  ]);
});

test('entries that were not told apart are one stretch, told by the deed in it', () => {
  expect(turningPoints(samplesOf([0.5, 0.75, 1], 10), ({ from }) => from + 3)).toEqual([
    { chapter: 9, from: 0, deed: 3, by: 0.25, to: 0.75 },
    { chapter: 19, from: 10, deed: 13, by: 0.25, to: 1 },
  ]);
});

test('a change that took several entries is one, and the deepest drops come first', () => {
  const samples = samplesOf([0.5, 0.45, 0.4, 0.42, 0.9, 0.9, 0.91, 0.6, 0.4, 0.8, 0.81, 0.86]);
  expect(
    turningPoints(samples, always, 3).map(({ from, chapter, by }) => [from, chapter, Math.round(by * 100)]),
  ).toEqual([
    [3, 3, 48],
    [6, 7, -51],
    [8, 8, 40],
  ]);
});

test('of a change that took several entries, the one that changed most is told', () => {
  const samples = samplesOf([0.5, 0.55, 0.9, ...Array.from({ length: 40 }, () => 0.95)]);
  const [point] = turningPoints(samples, (_, steepest) => steepest.last);
  expect(point).toMatchObject({ from: 0, chapter: 2, deed: 1 });
});

test('a turn that only passes turns nothing', () => {
  const samples = samplesOf([0.5, 0.9, 0.6]);
  expect(turningPoints(samples, ({ from }) => (from === 0 ? null : from)).map(({ deed }) => deed)).toEqual([1]);
});

test('a game in which nothing turned has no turning point', () => {
  expect(turningPoints(samplesOf([0.5, 0.5, 0.5, 0.5]), always)).toEqual([]);
  expect(turningPoints(samplesOf([0.5, 0.53, 0.5]), always)).toEqual([]);
  expect(turningPoints([], always)).toEqual([]);
});

test('a game that was as good as won from the first move to the last has no course to draw', () => {
  expect(isFlat([1, 0.99, 1].map((chance, at) => ({ at, chance })))).toBe(true);
  expect(isFlat([0.5, 0.7, 1].map((chance, at) => ({ at, chance })))).toBe(false);
});
