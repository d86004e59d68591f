import { type Board, type Cell, sideOf } from '../board/board.ts';
import type { Box } from './box.ts';

/** What may stop a line over a square board, worked out once: filled cells, and walls without thickness on their sides. */
export interface Obstacles {
  readonly board: Board;
  /** Per cell: 1 when it is filled, plus 2, 4, 8, 16 when its north, east, south, west side is closed. */
  readonly marks: Uint8Array;
}

export const FILLED = 1;
export const NORTH = 2;
export const EAST = 4;
export const SOUTH = 8;
export const WEST = 16;

/**
 * Compiles the obstacles of a board: once per board, for any number of lines.
 *
 * @example obstaclesOf(board, (cell) => board.terrain[cell] === ROCK, (code) => code === WALL)
 */
export function obstaclesOf(
  board: Board,
  filled: (cell: Cell) => boolean,
  closes: (code: number) => boolean,
): Obstacles {
  const marks = new Uint8Array(board.size);
  for (let cell = 0; cell < board.size; cell++) {
    let mark = filled(cell) ? FILLED : 0;
    for (let quarter = 0; quarter < 4; quarter++) {
      if (closes(sideOf(board, cell, 2 * quarter))) mark |= NORTH << quarter;
    }
    marks[cell] = mark;
  }
  return { board, marks };
}

/** For one line: does this filled cell count? Asked only of those it meets. */
export type Counts = (cell: Cell) => boolean;

/** Every filled cell counts. */
export const all: Counts = () => true;
/** No boxes besides the cells. */
export const NO_BOXES: readonly Box[] = [];

/** What stands at a column and row; nothing beyond the board. */
export function markAt({ board, marks }: Obstacles, column: number, row: number): number {
  const inside = column >= 0 && column < board.columns && row >= 0 && row < board.rows;
  return inside ? marks[row * board.columns + column]! : 0;
}

/** Is a cell with that mark filled, and does it count? */
export function isInTheWay({ board }: Obstacles, mark: number, column: number, row: number, counts: Counts): boolean {
  return (mark & FILLED) !== 0 && counts(row * board.columns + column);
}
