import { expect, test } from 'vitest';
import { type Cell, neighbour, withSides } from '../board/board.ts';
import { draw, undent } from '../board/drawing.ts';
import { hexBoard } from '../board/hex.ts';
import { squareBoard } from '../board/square.ts';
import { phasedReach } from './phased.ts';
import { CLOSED, into, PhasedSearch, type Phasing } from './phased-search.ts';
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

test('a search kept by its caller answers as phasedReach does, again and again, on boards of any size', () => {
  const search = new PhasedSearch();
  const step: Phasing['step'] = (from, phase, direction) =>
    (from + direction) % 5 === 0 ? CLOSED : into(1 - phase, 1 + (direction % 3));
  for (const [columns, rows, phases] of [
    [3, 2, 2],
    [9, 7, 2],
    [4, 4, 5],
    [5, 1, 2],
  ] as const) {
    const board = squareBoard(columns, rows);
    const phasing: Phasing = { phases, step, mayStop: (cell, phase) => (cell + phase) % 3 !== 0 };
    for (let budget = 0; budget < 7; budget++) {
      const reached = phasedReach(board, phasing, [{ cell: 1, cost: 1 }, { cell: 0 }], budget);
      const count = search.explore(board, phasing, [{ cell: 1, cost: 1 }, { cell: 0 }], budget);
      expect(Array.from(search.cells.subarray(0, count))).toEqual(reached.cells);
      expect(Array.from(search.costs.subarray(0, count))).toEqual(reached.costs);
      expect(Array.from(search.previous.subarray(0, count))).toEqual(reached.previous);
      expect(Array.from(search.phases.subarray(0, count))).toEqual(reached.phases);
      expect(Array.from(search.ends.subarray(0, search.stops))).toEqual(reached.ends);
    }
  }
});

test('a search whose step function threw is as good as new', () => {
  const board = squareBoard(6, 1);
  const search = new PhasedSearch();
  const broken = () => {
    throw new Error('a mistake of the game');
  };
  expect(() => search.explore(board, { phases: 3, step: broken }, [{ cell: 2, phase: 2 }], 9)).toThrow('a mistake');
  expect(search.explore(board, { phases: 1, step: () => into(0, 1) }, [{ cell: 2 }], 1)).toBe(3);
});

test('told the cheapest step, a search asks for none beyond its budget and finds the same', () => {
  const board = hexBoard(9, 9);
  for (const cheapest of [0, 1]) {
    let asked = 0;
    const step = () => {
      asked++;
      return into(0, 1);
    };
    const reached = phasedReach(board, { phases: 1, step, cheapest }, [{ cell: 40 }], 2);
    expect(reached.cells).toHaveLength(19);
    expect(asked).toBe(cheapest === 0 ? 19 * 6 : 7 * 6);
  }
});
