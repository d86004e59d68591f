import type { Board } from '../board/board.ts';
import { PhasedSearch, type PhasedStart, type Phasing } from './phased-search.ts';
import type { Trails } from './trail.ts';

/** One trail per reached (cell, phase); `ends` holds the cheapest for each cell one may stop on. */
export interface PhasedReach extends Trails {
  readonly phases: readonly number[];
}

/** The game's step function runs inside the search and may itself search: each search in progress has its own buffers. */
const idle: PhasedSearch[] = [];

/**
 * Every (cell, phase) within a budget, each with its cheapest cost and path.
 *
 * @example phasedReach(board, { phases: 2, step: alternating }, [{ cell: start, phase: parity }], 5)
 */
export function phasedReach(board: Board, phasing: Phasing, from: readonly PhasedStart[], budget: number): PhasedReach {
  const search = idle.pop() ?? new PhasedSearch();
  const count = search.explore(board, phasing, from, budget);
  const reached = {
    cells: copy(search.cells, count),
    costs: copy(search.costs, count),
    previous: copy(search.previous, count),
    phases: copy(search.phases, count),
    ends: copy(search.ends, search.stops),
  };
  idle.push(search);
  return reached;
}

function copy(numbers: Int32Array, count: number): number[] {
  const plain = Array<number>(count);
  for (let i = 0; i < count; i++) plain[i] = numbers[i]!;
  return plain;
}
