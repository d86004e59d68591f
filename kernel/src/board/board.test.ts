import { describe, expect, test } from 'vitest';
import {
  type Board,
  cellAt,
  columnOf,
  directionTo,
  neighbour,
  OFF_BOARD,
  opposite,
  rowOf,
  sideOf,
  withHeight,
  withSides,
  withTerrain,
  withZone,
} from './board.ts';
import { HEX_DIRECTIONS, hexBoard, hexDistance } from './hex.ts';
import { isDiagonal, SQUARE_DIRECTIONS, squareBoard } from './square.ts';

const neighboursOf = (board: Board, column: number, row: number) => {
  const cell = cellAt(board, column, row);
  const ways = Array.from({ length: board.degree }, (_, direction) => neighbour(board, cell, direction));
  return ways.map((to) => (to === OFF_BOARD ? '-' : `${columnOf(board, to)},${rowOf(board, to)}`)).join(' ');
};

describe('squares', () => {
  test('eight neighbours clockwise from north', () => {
    expect(neighboursOf(squareBoard(3, 3), 1, 1)).toBe('1,0 2,0 2,1 2,2 1,2 0,2 0,1 0,0');
    expect(neighboursOf(squareBoard(3, 3), 0, 2)).toBe('0,1 1,1 1,2 - - - - -');
    expect(SQUARE_DIRECTIONS.filter((_, direction) => isDiagonal(direction))).toEqual(['NE', 'SE', 'SW', 'NW']);
  });
});

describe('hexes', () => {
  test('six neighbours clockwise from north-east; odd rows are shifted to the right', () => {
    const board = hexBoard(6, 6);
    expect(neighboursOf(board, 2, 2)).toBe('2,1 3,2 2,3 1,3 1,2 1,1');
    expect(neighboursOf(board, 2, 3)).toBe('3,2 3,3 3,4 2,4 1,3 2,2');
    expect(neighboursOf(board, 0, 0)).toBe('- 1,0 0,1 - - -');
    expect(HEX_DIRECTIONS).toHaveLength(board.degree);
  });

  test('distance is the number of steps, as found by spreading out step by step', () => {
    const board = hexBoard(7, 6);
    for (let from = 0; from < board.size; from++) {
      const steps = new Map([[from, 0]]);
      for (const [cell, taken] of steps) {
        for (let direction = 0; direction < 6; direction++) {
          const to = neighbour(board, cell, direction);
          if (to !== OFF_BOARD && !steps.has(to)) steps.set(to, taken + 1);
        }
      }
      for (const [to, taken] of steps) expect(hexDistance(board, from, to)).toBe(taken);
      expect(steps.size).toBe(board.size);
    }
  });
});

describe.each([
  ['squares', squareBoard(5, 4)],
  ['hexes', hexBoard(5, 4)],
])('any board: %s', (_, board) => {
  test('the opposite direction leads back, and is the direction from there', () => {
    for (let cell = 0; cell < board.size; cell++) {
      for (let direction = 0; direction < board.degree; direction++) {
        const to = neighbour(board, cell, direction);
        if (to === OFF_BOARD) continue;
        expect(neighbour(board, to, opposite(board, direction))).toBe(cell);
        expect(directionTo(board, to, cell)).toBe(opposite(board, direction));
      }
    }
  });

  test('cells are numbered row by row; beyond the edges there are none', () => {
    expect(cellAt(board, 2, 3)).toBe(17);
    expect([columnOf(board, 17), rowOf(board, 17)]).toEqual([2, 3]);
    expect([cellAt(board, -1, 0), cellAt(board, 5, 0), cellAt(board, 0, 4)]).toEqual([OFF_BOARD, OFF_BOARD, OFF_BOARD]);
    expect(directionTo(board, 0, 17)).toBe(-1);
  });

  test('a side is the same from both cells, and an outer side is written too', () => {
    const direction = 2;
    const walled = withSides(board, [
      { cell: 6, direction, code: 9 },
      { cell: 19, direction, code: 4 },
    ]);
    const beyond = neighbour(board, 6, direction);
    expect(sideOf(walled, 6, direction)).toBe(9);
    expect(sideOf(walled, beyond, opposite(board, direction))).toBe(9);
    expect(sideOf(walled, 19, direction)).toBe(4);
    expect(Array.from(walled.sides).filter((code) => code !== 0)).toHaveLength(3);
  });

  test('a change makes a new board, leaves the old one alone and shares what it does not touch', () => {
    const changed = withZone(withHeight(withTerrain(board, 7, [3, 4]), -2, [0]), 500, [1]);
    expect([changed.terrain[3], changed.terrain[4], changed.height[0], changed.zone[1]]).toEqual([7, 7, -2, 500]);
    expect([board.terrain[3], board.height[0], board.zone[1]]).toEqual([0, 0, 0]);
    expect(changed.sides).toBe(board.sides);
    expect(changed.neighbours).toBe(board.neighbours);
    expect(withSides(board, []).terrain).toBe(board.terrain);
  });
});
