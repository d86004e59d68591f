import { type Board, type Cell, columnOf, emptyBoard, OFF_BOARD, rowOf } from './board.ts';

/** The directions of a hex board (pointy tops), clockwise from north-east; all share a side. */
export const HEX_DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
/** One of the six ways out of a hex. */
export type HexDirection = (typeof HEX_DIRECTIONS)[number];

/** Columns to the right that one step in each direction goes, from an even row and from an odd one. */
export const HEX_DX = [
  [0, 1, 0, -1, -1, -1],
  [1, 1, 1, 0, -1, 0],
] as const;

/** Rows downwards that one step in each direction goes. */
export const HEX_DY = [-1, 0, 1, 1, 0, -1] as const;

/**
 * A board of pointy-top hexes, nothing on it. Rows counted from 0 at the top; the odd ones are shifted half a hex to the right.
 *
 * @example neighbour(hexBoard(3, 3), 0, HEX_DIRECTIONS.indexOf('SE')) // 3
 */
export function hexBoard(columns: number, rows: number): Board {
  const neighbours = new Int32Array(columns * rows * 6).fill(OFF_BOARD);
  let at = 0;
  for (let row = 0; row < rows; row++) {
    const dx = HEX_DX[row % 2 === 0 ? 0 : 1];
    for (let column = 0; column < columns; column++) {
      for (let direction = 0; direction < 6; direction++, at++) {
        const x = column + dx[direction]!;
        const y = row + HEX_DY[direction]!;
        if (x >= 0 && x < columns && y >= 0 && y < rows) neighbours[at] = y * columns + x;
      }
    }
  }
  return emptyBoard('hex', columns, rows, 6, neighbours);
}

/**
 * How many steps part two hexes of an empty board.
 *
 * @example hexDistance(hexBoard(3, 3), 0, 8) // 3
 */
export function hexDistance(board: Board, a: Cell, b: Cell): number {
  const rows = Math.abs(rowOf(board, b) - rowOf(board, a));
  const halves = Math.abs(halfColumn(board, b) - halfColumn(board, a));
  // Each row crossed gives one half column for free; what remains costs a whole hex per two halves.
  return halves <= rows ? rows : rows + (halves - rows) / 2;
}

/** The centre of a hex counted in half hexes from the left, so that shifted rows stay whole numbers. */
function halfColumn(board: Board, cell: Cell): number {
  return 2 * columnOf(board, cell) + (rowOf(board, cell) % 2);
}
