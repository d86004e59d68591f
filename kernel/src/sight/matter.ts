import type { Board, Cell } from '../board/board.ts';
import type { Box } from './box.ts';
import type { Segment } from './segment.ts';

/** What may stop a line: filled boxes, and walls without thickness on unit sides. */
export interface Matter {
  readonly boxes: readonly Box[];
  readonly walls: readonly Segment[];
}

/**
 * Does the line pass through a box, or cross a wall?
 *
 * @example isCrossed(line, matter) || isPinched(line, matter)
 */
export declare function isCrossed(line: Segment, matter: Matter): boolean;

/**
 * Does the line squeeze through a grid corner, strictly between its ends, with matter touching that corner on its left and
 * on its right? Sliding along one wall is free; slipping between two is not.
 *
 * @example isPinched(line, { boxes: [boxAt(2, 1), boxAt(1, 2)], walls: [] })
 */
export declare function isPinched(line: Segment, matter: Matter): boolean;

/**
 * The matter of a board of squares that a line could meet: the solid cells and the closed sides it touches.
 *
 * @example matterAlong(board, line, (cell) => board.terrain[cell] === ROCK, (code) => code === WALL)
 */
export declare function matterAlong(
  board: Board,
  line: Segment,
  solid: (cell: Cell) => boolean,
  closes: (code: number) => boolean,
): Matter;
