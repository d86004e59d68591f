import { expect, test } from 'vitest';
import { cellAt } from '../board/board.ts';
import { squareBoard } from '../board/square.ts';
import { countWatchers, safest } from './safest.ts';
import { occupied } from './occupied.ts';
import { stepTable } from './steps.ts';
import { costTo, destinations, pathTo, trailTo } from './trail.ts';

const board = squareBoard(5, 3);
const steps = stepTable(board, { straight: 1, diagonal: 1 });
const [west, east] = [cellAt(board, 0, 1), cellAt(board, 4, 1)];

/** One watcher in the middle of the top row who reacts in the cells around it. */
const guard = Int32Array.from({ length: board.size }, (_, cell) => {
  const [column, row] = [cell % 5, Math.floor(cell / 5)];
  return column >= 1 && column <= 3 && row <= 1 ? 1 : 0;
});

test('a detour that nobody sees beats a shorter way under watch, within the budget', () => {
  const reached = safest(steps, west, 5, guard);
  expect(reached.triggered[trailTo(reached, east)]).toBe(0);
  expect(pathTo(reached, east)).toEqual([west, 11, 12, 13, east]);
  expect(costTo(reached, east)).toBe(4);
});

test('a watcher counts once, however many watched cells are left', () => {
  const wall = occupied(steps, { barred: [10, 11, 12, 13, 14] });
  const reached = safest(wall, west, 5, guard);
  expect(countWatchers(reached.triggered.at(trailTo(reached, east))!)).toBe(1);
});

test('leaving triggers, entering does not', () => {
  const reached = safest(steps, west, 1, guard);
  expect(destinations(reached).map((cell) => reached.triggered[trailTo(reached, cell)])).toEqual([0, 0, 0, 0, 0, 0]);
});

test('two ways stay known to a cell when one is safer and the other cheaper, and the dearer way may lead on', () => {
  const line = squareBoard(4, 2);
  const watched = Int32Array.from([0, 1, 0, 0, 0, 0, 0, 0]);
  const surcharged = stepTable(line, { straight: 1, surcharge: (cell) => (cell === 5 ? 1 : 0) });
  const reached = safest(surcharged, 0, 6, watched);
  expect(reached.cells.filter((cell) => cell === 2)).toHaveLength(2);
  expect([2, 3].map((cell) => costTo(reached, cell))).toEqual([5, 6]);
  expect(reached.triggered[trailTo(reached, 3)]).toBe(0);
  const poorer = safest(surcharged, 0, 5, watched);
  expect([2, 3].map((cell) => costTo(poorer, cell))).toEqual([5, 3]);
  expect(poorer.triggered[trailTo(poorer, 3)]).toBe(1);
});

test('all 32 bits are watchers', () => {
  expect(countWatchers(-1)).toBe(32);
  expect(countWatchers(1 << 31)).toBe(1);
  expect(countWatchers(0)).toBe(0);
});
