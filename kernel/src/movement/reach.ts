import type { Cell } from '../board/board.ts';
import { ReachSearch, type Start } from './reach-search.ts';
import type { Steps } from './steps.ts';
import type { Trails } from './trail.ts';

/** One trail per reached cell, the cheapest. */
export type Reach = Trails;

/** Shared by every call: a search has no caller's code in it, so no two can be in progress. */
const search = new ReachSearch();

/**
 * Every cell within a budget, each with its cheapest cost and path. Begins on one cell, or on several with what is already
 * spent on each.
 *
 * @example reach(stepTable(board, { straight: 1, diagonal: 1 }), start, 6)
 */
export function reach(steps: Steps, from: Cell | readonly Start[], budget: number): Reach {
  return search.read(steps, search.explore(steps, from, budget));
}
