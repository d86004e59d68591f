import { describe, expect, test } from 'vitest';
import { type Board, type Cell, cellAt, withSides, withTerrain } from '../board/board.ts';
import { draw, parseDrawing, undent } from '../board/drawing.ts';
import { hexBoard } from '../board/hex.ts';
import { SQUARE_DIRECTIONS, squareBoard } from '../board/square.ts';
import { clearance, footprint } from './clearance.ts';
import { occupied } from './occupied.ts';
import { reach } from './reach.ts';
import { CORNER_RULES, type StepRules } from './step-rules.ts';
import { type Steps, stepCost, stepTable } from './steps.ts';
import { costTo, destinations, pathTo } from './trail.ts';

const [ROCK, MUD] = [1, 2];

/** A drawn square board: `#` rock, `m` mud, the rest open. */
function drawn(text: string): { board: Board; at: (mark: string) => Cell } {
  const read = parseDrawing(text);
  if ('code' in read) throw new Error(read.words.en);
  const cellsOf = (mark: string) => read.characters.flatMap((each, cell) => (each === mark ? [cell] : []));
  const empty = squareBoard(read.columns, read.rows);
  const board = withTerrain(withTerrain(empty, ROCK, cellsOf('#')), MUD, cellsOf('m'));
  return { board, at: (mark) => read.characters.indexOf(mark) };
}

function rulesOn(board: Board, more: Partial<StepRules> = {}): Steps {
  return stepTable(board, {
    straight: 1,
    diagonal: 1,
    solid: (cell) => board.terrain[cell] === ROCK,
    surcharge: (cell) => (board.terrain[cell] === MUD ? 1 : 0),
    ...more,
  });
}

const drawCosts = (steps: Steps, from: Cell, budget: number) => {
  const reached = reach(steps, from, budget);
  return draw(steps.board, (cell) => (cell === from ? 'A' : `${costTo(reached, cell) ?? '.'}`));
};

describe('corners', () => {
  const one = drawn(`
    A #
    . .`);
  const two = drawn(`
    A #
    # .`);
  const southEast = SQUARE_DIRECTIONS.indexOf('SE');

  test.each([
    ['either', 0, 0],
    ['both', 1, 0],
    ['free', 1, 1],
  ] as const)('%s: past one solid cell the step costs %i, between two %i', (corners, pastOne, betweenTwo) => {
    expect(stepCost(rulesOn(one.board, { corners }), 0, southEast)).toBe(pastOne);
    expect(stepCost(rulesOn(two.board, { corners }), 0, southEast)).toBe(betweenTwo);
  });

  test('any of the four sides that meet at a corner stops a diagonal step, whatever the rule on solid cells', () => {
    const empty = squareBoard(2, 2);
    for (const [cell, direction] of [
      [0, 2],
      [0, 4],
      [3, 0],
      [3, 6],
    ] as const) {
      const board = withSides(empty, [{ cell, direction, code: 1 }]);
      for (const corners of CORNER_RULES) {
        const steps = rulesOn(board, { corners });
        expect([0, 1, 2, 3].map((from) => stepCost(steps, from, [3, 5, 1, 7].at(from)!))).toEqual([0, 0, 0, 0]);
      }
    }
  });

  test('other figures do not hinder a diagonal step beside them', () => {
    const steps = occupied(rulesOn(squareBoard(2, 2)), { barred: [1, 2] });
    expect(destinations(reach(steps, 0, 1))).toEqual([0, 3]);
  });

  test('a code on a diagonal closes the grid corner it stands on, and only that', () => {
    const board = withSides(squareBoard(2, 2), [{ cell: 0, direction: southEast, code: 1 }]);
    expect(destinations(reach(rulesOn(board), 0, 1))).toEqual([0, 1, 2]);
    expect(destinations(reach(rulesOn(board), 1, 1))).toEqual([1, 3, 0]);
  });
});

describe('costs', () => {
  test('entering costs the surcharge, leaving does not', () => {
    const { board, at } = drawn(`
      A . m . .`);
    expect(drawCosts(rulesOn(board), at('A'), 4)).toBe('A 1 3 4 .');
    expect(drawCosts(rulesOn(board), at('m'), 2)).toBe('2 1 A 1 2');
  });

  test('a budget of 0 reaches the start, a closed room no more than itself, however large the budget', () => {
    const { board, at } = drawn(`
      A # .
      # # .`);
    expect(destinations(reach(rulesOn(board), at('A'), 0))).toEqual([0]);
    expect(destinations(reach(rulesOn(board), at('A'), Infinity))).toEqual([0]);
  });

  test('a way round is found, and its cells in order', () => {
    const { board, at } = drawn(`
      A # B
      . # .
      . . .`);
    const path = pathTo(reach(rulesOn(board), at('A'), 9), at('B'));
    expect(path).toEqual([0, 3, 6, 7, 8, 5, 2]);
    expect(pathTo(reach(rulesOn(board), at('A'), 5), at('B'))).toEqual([]);
  });

  test('a step of more than 15 is refused at once', () => {
    const board = squareBoard(2, 1);
    expect(() => stepTable(board, { straight: 2, surcharge: () => 14 })).toThrow('costs 16: it must be 1 to 15');
    expect(stepCost(stepTable(board, { straight: 2, surcharge: () => 13 }), 0, 2)).toBe(15);
  });

  test('without a diagonal cost there is no diagonal step', () => {
    const steps = stepTable(squareBoard(3, 3), { straight: 1 });
    expect(drawCosts(steps, 4, 2)).toBe('2 1 2\n1 A 1\n2 1 2');
  });
});

describe('figures of side 2 and more', () => {
  test('clearance is the side of the largest free block from each top-left cell', () => {
    const { board } = drawn(`
      . . . . .
      . . . . .
      . . . # .
      . . . . .`);
    expect(draw(board, (cell) => `${clearance(board, (c) => board.terrain[c] === ROCK)[cell]}`)).toBe(
      undent(`
        3 2 2 2 1
        3 2 1 1 1
        2 2 1 0 1
        1 1 1 1 1`),
    );
  });

  test('a figure of side 2 does not pass a gap of 1, nor stand across a wall', () => {
    const { board, at } = drawn(`
      A . . # .
      . . . . .
      . . . # .
      . . . . .
      . . . . .`);
    const walled = withSides(board, [{ cell: cellAt(board, 0, 3), direction: 4, code: 1 }]);
    expect(drawCosts(rulesOn(walled, { side: 2 }), at('A'), 9)).toBe(
      undent(`
        A 1 . . .
        1 1 . . .
        2 2 . . .
        . 3 4 5 .
        . . . . .`),
    );
  });

  test('a step pays the worst of the cells it newly enters, once; those it already covers are free', () => {
    const { board } = drawn(`
      m . m
      . m .`);
    const steps = rulesOn(board, { side: 2 });
    expect(stepCost(steps, 0, SQUARE_DIRECTIONS.indexOf('E'))).toBe(2);
    const majority = (surcharges: readonly number[]) => (surcharges.filter((paid) => paid > 0).length >= 2 ? 1 : 0);
    expect(stepCost(rulesOn(board, { side: 2, entering: majority }), 0, SQUARE_DIRECTIONS.indexOf('E'))).toBe(1);
    const covered = drawn(`
      m . .
      . m .`);
    expect(stepCost(rulesOn(covered.board, { side: 2 }), 0, SQUARE_DIRECTIONS.indexOf('E'))).toBe(1);
  });

  test('another figure bars all four anchors that would cover it', () => {
    const steps = occupied(rulesOn(squareBoard(5, 3), { side: 2 }), { barred: [cellAt(squareBoard(5, 3), 2, 1)] });
    expect(drawCosts(steps, 0, 9)).toBe('A . . . .\n1 . . . .\n. . . . .');
  });

  test('a footprint is listed row by row', () => {
    expect(footprint(squareBoard(4, 4), 5, 3)).toEqual([5, 6, 7, 9, 10, 11, 13, 14, 15]);
  });
});

test('hexes: six neighbours, a river that stops, a thicket that costs', () => {
  const RIVER = 3;
  const empty = hexBoard(4, 3);
  const board = withSides(empty, [{ cell: 4, direction: 1, code: RIVER }]);
  const steps = stepTable(board, {
    straight: 1,
    closes: (code) => code === RIVER,
    surcharge: (cell) => (cell === 8 ? 2 : 0),
  });
  expect(drawCosts(steps, 4, 3)).toBe(
    undent(`
      1 1 2 3
       A 2 3 .
      3 1 2 3`),
  );
});
