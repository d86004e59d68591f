import { expect, test } from 'vitest';
import { cellAt } from '../board/board.ts';
import { isDiagonal, squareBoard } from '../board/square.ts';
import { pricedSteps, repriced } from './priced-steps.ts';
import { reach } from './reach.ts';
import { stepCost, stepTable } from './steps.ts';
import { costTo, destinations } from './trail.ts';

const board = squareBoard(6, 5);

test('steps priced by the game are the compiled ones when the prices are the same', () => {
  const wall = cellAt(board, 2, 2);
  const table = stepTable(board, { straight: 2, diagonal: 3, solid: (cell) => cell === wall, corners: 'either' });
  const priced = pricedSteps(board, 1, (anchor, direction) => stepCost(table, anchor, direction));
  expect(priced).toEqual(table);
});

test('a changed price closes a step, or makes it dearer, and leaves the first table as it was', () => {
  const steps = pricedSteps(board, 1, (_, direction) => (isDiagonal(direction) ? 0 : 1));
  const east = 2;
  const changed = repriced(
    steps,
    [
      { anchor: 0, direction: east, cost: 4 },
      { anchor: 6, direction: east, cost: 0 },
    ],
    [cellAt(board, 0, 1)],
  );
  expect(stepCost(changed, 0, east)).toBe(4);
  expect(stepCost(changed, 6, east)).toBe(0);
  expect(stepCost(steps, 0, east)).toBe(1);
  expect(costTo(reach(changed, 0, 4), 1)).toBe(4);
  expect(destinations(reach(changed, 0, 1))).toEqual([0]); // south may be crossed and not stopped on, east is too dear
});
