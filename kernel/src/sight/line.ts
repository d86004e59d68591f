import type { Board, Cell } from '../board/board.ts';

/**
 * A stretch of the straight line between the centres of two cells, square or hex: it goes through a cell, or along the side
 * between two, or through a corner that only touches one or two more. Left and right as seen along the line; -1 where
 * there is no cell.
 */
export type Stretch =
  | { readonly kind: 'through'; readonly cell: Cell }
  | { readonly kind: 'along'; readonly left: Cell; readonly right: Cell }
  | { readonly kind: 'corner'; readonly left: Cell; readonly right: Cell };

/**
 * The line from the centre of a cell to the centre of another, both included, in order. What counts as blocked where it runs
 * along a side or touches a corner is the game's ruling: both flanking cells are reported.
 *
 * @example lineOf(hexBoard(3, 3), 0, 6) // through 0, along the side of -1 and 3, through 6
 */
export declare function lineOf(board: Board, from: Cell, to: Cell): Stretch[];
