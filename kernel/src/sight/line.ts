import { type Board, type Cell, cellAt, columnOf, type Grid, OFF_BOARD, rowOf } from '../board/board.ts';
import { orientation, type Point, type Segment } from './segment.ts';

/**
 * A stretch of the straight line between the centres of two cells, square or hex: it goes through a cell, or along the
 * side between two, or past a corner where it only touches one or two more. Left and right as seen along the line;
 * `OFF_BOARD` where there is no cell.
 */
export type Stretch =
  | { readonly kind: 'through'; readonly cell: Cell }
  | { readonly kind: 'along'; readonly left: Cell; readonly right: Cell }
  | { readonly kind: 'corner'; readonly left: Cell; readonly right: Cell };

/**
 * The line from the centre of a cell to the centre of another, in order, both included. What stops a line that runs
 * along a side or touches a corner is for the game to rule: the cells on both sides are reported.
 *
 * @example lineOf(hexBoard(3, 3), 0, 6) // through 0, along the side between OFF_BOARD and 3, through 6
 */
export function lineOf(board: Board, from: Cell, to: Cell): Stretch[] {
  const { corners } = SHAPES[board.grid];
  const goal = centre(board, to);
  let here = centre(board, from);
  const line: Segment = { from: here, to: goal };
  const stretches: Stretch[] = [{ kind: 'through', cell: from }];
  while (here.x !== goal.x || here.y !== goal.y) {
    const { passed, next } = leave(board, line, here, corners);
    if (passed !== null) stretches.push(passed);
    stretches.push({ kind: 'through', cell: cellAround(board, next) });
    here = next;
  }
  return stretches;
}

/**
 * Cells as polygons of whole numbers: their corners clockwise from the top, and the way to the cell across the side
 * that follows each corner. Hexes are stretched a little, which bends no line: width 2, height 4, rows 3 apart.
 */
const SHAPES: Record<Grid, { corners: readonly Point[]; across: readonly Point[] }> = {
  square: {
    corners: [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)],
    across: [at(0, -2), at(2, 0), at(0, 2), at(-2, 0)],
  },
  hex: {
    corners: [at(0, -2), at(1, -1), at(1, 1), at(0, 2), at(-1, 1), at(-1, -1)],
    across: [at(1, -3), at(2, 0), at(1, 3), at(-1, 3), at(-2, 0), at(-1, -3)],
  },
};
