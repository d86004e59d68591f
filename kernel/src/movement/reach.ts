import type { Cell } from '../board/board.ts';
import { laneOffsets } from './lane.ts';
import { NO_LANE, ReachSearch, type Start } from './reach-search.ts';
import type { Steps } from './steps.ts';
import { stops, type Trails } from './trail.ts';

/** One trail per reached cell, the cheapest. */
export type Reach = Trails;

/** Shared by every call: a search has no caller's code in it, so no two can be in progress. */
const search = new ReachSearch();
let places = new Int32Array(0);

/**
 * Every cell within a budget, each with its cheapest cost and path. Begins on one cell, or on several with what is already
 * spent on each.
 *
 * @example reach(stepTable(board, { straight: 1, diagonal: 1 }), start, 6)
 */
export function reach(steps: Steps, from: Cell | readonly Start[], budget: number): Reach {
  const count = search.explore(steps, from, budget);
  const cells = search.cells.slice(0, count);
  const costs = new Int32Array(count);
  const previous = new Int32Array(count);
  const offsets = laneOffsets(steps.board.columns);
  if (places.length < steps.board.size) places = new Int32Array(steps.board.size);
  for (let trail = 0; trail < count; trail++) {
    const cell = cells[trail]!;
    const lane = search.laneInto(cell);
    costs[trail] = search.costOf(cell);
    previous[trail] = lane === NO_LANE ? -1 : places[cell - offsets[lane]!]!;
    places[cell] = trail;
  }
  return { cells, costs, previous, ends: stops(cells, steps.noStop) };
}
