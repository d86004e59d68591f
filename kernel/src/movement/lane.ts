import { type Board, type Cell, type Direction, rowOf } from '../board/board.ts';

/**
 * Searches see every board as rows of squares with eight ways out, the lanes: 0 to 7 clockwise from north, as on a square
 * board. A hex board fits, because its rows are only shifted: two of the eight lanes stay closed, not the same two in even
 * and odd rows. So one loop, with one constant offset per lane, searches both.
 */
export const LANES = 8;

/** The lane of each direction of a hex: NE, E, SE, SW, W, NW, from an even row and from an odd one. */
const HEX_LANES = [
  [0, 2, 4, 5, 6, 7],
  [1, 2, 3, 4, 6, 0],
] as const;

/** The lane a direction uses from that cell. */
export function laneOf(board: Board, cell: Cell, direction: Direction): number {
  return board.grid === 'square' ? direction : HEX_LANES[rowOf(board, cell) % 2 === 0 ? 0 : 1][direction]!;
}

/** What each lane adds to the number of a cell. */
export function laneOffsets(columns: number): readonly number[] {
  return [-columns, 1 - columns, 1, columns + 1, columns, columns - 1, -1, -columns - 1];
}
