import type { Cell } from '../board/board.ts';
import type { Steps } from './steps.ts';
import type { Trails } from './trail.ts';

/** Where a search begins, and what is already spent there (0 unless told). */
export interface Start {
  readonly cell: Cell;
  readonly cost?: number;
}

/** One trail per reached cell, the cheapest. */
export type Reach = Trails;

/**
 * Every cell within a budget, each with its cheapest cost and path.
 *
 * @example reach(stepTable(board, { straight: 1, diagonal: 1 }), start, 6)
 */
export declare function reach(steps: Steps, from: Cell | readonly Start[], budget: number): Reach;
