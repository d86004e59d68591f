import { expect, test } from 'vitest';
import { type Cell, neighbour, withSides } from '../board/board.ts';
import { draw, undent } from '../board/drawing.ts';
import { hexBoard } from '../board/hex.ts';
import { squareBoard } from '../board/square.ts';
import { CLOSED, into, type Phasing, phasedReach } from './phased.ts';
import { reach } from './reach.ts';
import { stepTable } from './steps.ts';
import { costTo, destinations, pathTo, trailTo } from './trail.ts';

const ROAD = 1;
const OFF_ROAD = 0;
const ON_ROAD = 1;

test('one step more while still on the road: the phase remembers that the road was never left', () => {
  const empty = hexBoard(5, 3);
  const road = [5, 6, 7].map((cell) => ({ cell, direction: 1, code: ROAD }));
  const board = withSides(empty, road);
  const march: Phasing = {
    phases: 2,
    step: (from, phase, direction) => {
      const along = board.sides[from * 6 + direction] === ROAD;
      if (phase === ON_ROAD && along) return into(ON_ROAD, 2);
      return into(OFF_ROAD, 3); // in thirds of a move of 2 steps, or 3 by road
    },
  };
  const reached = phasedReach(board, march, [{ cell: 5, phase: ON_ROAD }], 6);
  const show = (cell: Cell) => (cell === 5 ? 'A' : `${costTo(reached, cell) ?? '.'}`);
  expect(draw(board, show)).toBe(
    undent(`
      3 3 5 . .
       A 2 4 6 .
      3 3 5 . .`),
  );
  expect(pathTo(reached, 8)).toEqual([5, 6, 7, 8]);
  expect(reached.phases[trailTo(reached, 8)]).toBe(ON_ROAD);
});

test('a phase that answers CLOSED to every step is a place where the move must stop', () => {
  const board = squareBoard(5, 1);
  const STOPPED = 1;
  const bog = 2;
  const reached = phasedReach(
    board,
    { phases: 2, step: (_, phase, __, to) => (phase === STOPPED ? CLOSED : into(to === bog ? STOPPED : 0, 1)) },
    [{ cell: 0 }],
    4,
  );
  expect(destinations(reached)).toEqual([0, 1, 2]);
});

test('cells to pass and not to stop on are no destination, and lead to some', () => {
  const board = squareBoard(4, 1);
  const phasing: Phasing = { phases: 1, step: () => into(0, 1), mayStop: (cell) => cell !== 2 };
  const reached = phasedReach(board, phasing, [{ cell: 0 }], 3);
  expect(destinations(reached)).toEqual([0, 1, 3]);
  expect(pathTo(reached, 3)).toEqual([0, 1, 2, 3]);
  expect(trailTo(reached, 2)).toBe(-1);
});

test('a step function may itself search', () => {
  const board = squareBoard(6, 1);
  const steps = stepTable(board, { straight: 1 });
  const inner: Phasing = { phases: 1, step: () => into(0, 1) };
  const outer: Phasing = {
    phases: 1,
    step: (from, _, __, to) => {
      expect(destinations(phasedReach(board, inner, [{ cell: from }], 1))).toContain(to);
      expect(destinations(reach(steps, to, 1))).toContain(from);
      return into(0, 1);
    },
  };
  expect(destinations(phasedReach(board, outer, [{ cell: 0 }], 3))).toEqual([0, 1, 2, 3]);
});

test('a search leaves nothing behind for the next', () => {
  const board = squareBoard(3, 3);
  const phasing: Phasing = { phases: 2, step: (from) => (neighbour(board, from, 2) < 0 ? CLOSED : into(1, 1)) };
  const first = phasedReach(board, phasing, [{ cell: 0 }], 2);
  phasedReach(board, phasing, [{ cell: 4, phase: 1 }], Infinity);
  expect(phasedReach(board, phasing, [{ cell: 0 }], 2)).toEqual(first);
});
