import { expect, test } from 'vitest';
import { type Cell, cellAt } from '../board/board.ts';
import { draw, undent } from '../board/drawing.ts';
import { isDiagonal, squareBoard } from '../board/square.ts';
import { HALF_POINTS, halfPointBudget, parityAfter, wholePoints } from './half-points.ts';
import { type PhasedReach, phasedReach } from './phased.ts';
import { into, type PhasedStart } from './phased-search.ts';
import { reach } from './reach.ts';
import { stepTable } from './steps.ts';
import { costTo, destinations } from './trail.ts';

const board = squareBoard(25, 25);
const middle = cellAt(board, 12, 12);

/** One move of 5 points from each start; the phase is 1 when the next diagonal counts 2. */
function move(from: readonly PhasedStart[]): PhasedReach {
  const step = (_from: Cell, parity: number, direction: number) =>
    isDiagonal(direction) ? into(1 - parity, 1 + parity) : into(parity, 1);
  return phasedReach(board, { phases: 2, step }, from, 5);
}

/** Every (cell, phase) a move may end in, as starts of the next move. */
const onwards = ({ cells, phases }: PhasedReach): PhasedStart[] =>
  cells.map((cell, trail) => ({ cell, phase: phases.at(trail)! }));

test('two moves of 5 with the count of diagonals running on reach 305 cells', () => {
  const first = move([{ cell: middle }]);
  expect(destinations(move(onwards(first)))).toHaveLength(305);
});

test('two moves of 5 that each count diagonals afresh reach 333 cells', () => {
  const first = move([{ cell: middle }]);
  const afresh = onwards(first).map(({ cell }) => ({ cell }));
  expect(destinations(move(afresh))).toHaveLength(333);
});

test('one move of 10 reaches 309 cells, in half points', () => {
  const steps = stepTable(board, HALF_POINTS);
  expect(destinations(reach(steps, middle, halfPointBudget(10)))).toHaveLength(309);
});

test('one move of 5 reaches the same cells in half points as over (cell, parity), from either parity', () => {
  const steps = stepTable(board, HALF_POINTS);
  for (const parity of [0, 1]) {
    const halves = reach(steps, [{ cell: middle, cost: parity }], halfPointBudget(5));
    const pairs = move([{ cell: middle, phase: parity }]);
    expect(new Set(destinations(halves))).toEqual(new Set(destinations(pairs)));
    for (const cell of destinations(pairs)) expect(wholePoints(costTo(halves, cell)!)).toBe(costTo(pairs, cell));
  }
});

test('four diagonals in a row cost 1, 3, 4, 6 from a fresh count, 2, 3, 5, 6 after an odd one', () => {
  const costs = (parity: number) => [1, 2, 3, 4].map((diagonals) => wholePoints(3 * diagonals + parity));
  expect(costs(0)).toEqual([1, 3, 4, 6]);
  expect(costs(1)).toEqual([2, 3, 5, 6]);
  expect([1, 2, 3, 4].map((diagonals) => parityAfter(3 * diagonals))).toEqual([1, 0, 1, 0]);
});

test('a corner figure with 3 points reaches these cells, at these costs', () => {
  const corner = squareBoard(4, 4);
  const start = cellAt(corner, 0, 3);
  const reached = reach(stepTable(corner, HALF_POINTS), start, halfPointBudget(3));
  const shown = (cell: Cell) => {
    const halves = costTo(reached, cell);
    return cell === start ? 'A' : halves === undefined ? '.' : `${wholePoints(halves)}`;
  };
  expect(draw(corner, shown)).toBe(
    undent(`
      3 3 . .
      2 2 3 .
      1 1 2 3
      A 1 2 3`),
  );
});
