import { type Board, emptyBoard, OFF_BOARD } from './board.ts';

/** The directions of a square board, clockwise from the top of the page. Even ones share a side, odd ones a corner. */
export const SQUARE_DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
/** One of the eight ways out of a square. */
export type SquareDirection = (typeof SQUARE_DIRECTIONS)[number];

/** Columns to the right that one step in each direction goes. */
export const SQUARE_DX = [0, 1, 1, 1, 0, -1, -1, -1] as const;

/** Rows downwards that one step in each direction goes. */
export const SQUARE_DY = [-1, -1, 0, 1, 1, 1, 0, -1] as const;

/**
 * A board of squares, eight neighbours each, nothing on it.
 *
 * @example neighbour(squareBoard(3, 3), 4, SQUARE_DIRECTIONS.indexOf('NE')) // 2
 */
export function squareBoard(columns: number, rows: number): Board {
  const neighbours = new Int32Array(columns * rows * 8).fill(OFF_BOARD);
  let at = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let direction = 0; direction < 8; direction++, at++) {
        const x = column + SQUARE_DX[direction]!;
        const y = row + SQUARE_DY[direction]!;
        if (x >= 0 && x < columns && y >= 0 && y < rows) neighbours[at] = y * columns + x;
      }
    }
  }
  return emptyBoard('square', columns, rows, 8, neighbours);
}

/**
 * Does a step in this direction of a square board cut a corner?
 *
 * @example isDiagonal(SQUARE_DIRECTIONS.indexOf('SE')) // true
 */
export function isDiagonal(direction: number): boolean {
  return direction % 2 === 1;
}
