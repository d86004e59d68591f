import type { Board, Cell } from '../board/board.ts';
import type { Segment } from './segment.ts';

/**
 * The cells of a square board that a segment touches, be it at a corner; row by row.
 *
 * @example supercover(squareBoard(2, 2), { from: { x: 1, y: 1 }, to: { x: 3, y: 3 } }) // all four
 */
export declare function supercover(board: Board, line: Segment): Cell[];
