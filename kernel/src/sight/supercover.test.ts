import { expect, test } from 'vitest';
import { columnOf, rowOf } from '../board/board.ts';
import { squareBoard } from '../board/square.ts';
import { boxAt, touches } from './box.ts';
import { supercover } from './supercover.ts';

const board = squareBoard(4, 3);
const CELLS = Array.from({ length: board.size }, (_, cell) => cell);

test('the cells a segment touches are those whose box it touches, for every segment on and around a small board', () => {
  const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const points = span(-3, 11).flatMap((x) => span(-2, 8).map((y) => ({ x, y })));
  for (const from of points) {
    for (const to of points) {
      const expected = CELLS.filter((cell) => touches({ from, to }, boxAt(columnOf(board, cell), rowOf(board, cell))));
      const found = supercover(board, { from, to });
      if (found.join() !== expected.join()) expect.fail(`wrong: ${JSON.stringify({ from, to, found, expected })}`);
    }
  }
  expect(points).toHaveLength(165);
});

test('through a grid corner all four cells count, along a side both', () => {
  expect(supercover(squareBoard(2, 2), { from: { x: 1, y: 1 }, to: { x: 3, y: 3 } })).toEqual([0, 1, 2, 3]);
  expect(supercover(squareBoard(3, 2), { from: { x: 3, y: 2 }, to: { x: 3, y: 2 } })).toEqual([1, 4]);
});
