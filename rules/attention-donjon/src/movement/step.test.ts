import { describe, expect, test } from 'vitest';
import { type Drawn, drawn } from '../../testing/drawn.ts';
import { judgeShift, shifts } from './step.ts';

const XY = 'x x x y y y\nx x x y y y\nx x x y y y';

function verdict(board: Drawn, to: string): string {
  const judged = judgeShift(board, board.where('H'), board.at(to));
  return 'code' in judged ? judged.code : judged.use;
}

describe('ad.step.3 first use: any empty space of one’s own zone', () => {
  const board = drawn('. . 1 . . .\n2 H 3 . . .\n. . 4 . . .', { zones: XY });
  test.each([
    ['a1', 'own-zone'],
    ['b1', 'own-zone'],
    ['a3', 'own-zone'],
    ['b3', 'own-zone'],
    ['c2', 'cell-occupied'],
    ['d2', 'step-too-far'],
    ['b2', 'same-cell'],
  ])('ad.step.3 b2 to %s: %s', (to, expected) => {
    expect(verdict(board, to)).toBe(expected);
  });
});

test('ad.step.3 ruling stepPath: surrounded figures stay where they are when a path is required', () => {
  const picture = '. 1 .\n2 H 3\n. 4 .';
  expect(verdict(drawn(picture, { rulings: { adjacency: 'four' } }), 'a1')).toBe('own-zone');
  expect(verdict(drawn(picture, { rulings: { adjacency: 'four', stepPath: 'required' } }), 'a1')).toBe('no-step-path');
  expect(verdict(drawn(picture, { rulings: { stepPath: 'required' } }), 'a1')).toBe('own-zone');
});

describe('ad.step.5 second use: an adjacent space of another zone', () => {
  const board = drawn('. . . . . .\n. . H . . .\n. . . . . .', { zones: XY });
  test.each([
    ['d1', 'next-zone'],
    ['d2', 'next-zone'],
    ['d3', 'next-zone'],
    ['e2', 'step-too-far'],
  ])('ad.step.5 c2 to %s: %s', (to, expected) => {
    expect(verdict(board, to)).toBe(expected);
  });

  test('ad.step.5 through a single open door only the cell behind it is adjacent', () => {
    const door = drawn('. . . . . .\n. . H . . .\n. . . . . .', {
      zones: XY,
      walls: ['c1|d1', 'c3|d3'],
      doors: [{ at: 'c2|d2', open: true }],
    });
    expect(['d1', 'd2', 'd3'].map((to) => verdict(door, to))).toEqual(['step-too-far', 'next-zone', 'step-too-far']);
  });
});

test('ad.step.1 a step is one of two uses, not both: all the own zone, and only the touching cells of the others', () => {
  const board = drawn('. . . . . .\n. . H . . .\n. . . . . .', { zones: XY });
  expect(board.names(shifts(board, board.where('H')).map(({ to }) => to))).toEqual([
    'a1',
    'b1',
    'c1',
    'd1',
    'a2',
    'b2',
    'd2',
    'a3',
    'b3',
    'c3',
    'd3',
  ]);
});
