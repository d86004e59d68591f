import type { Cell } from '../board/board.ts';
import type { Start } from './reach.ts';
import type { Steps } from './steps.ts';
import type { Trails } from './trail.ts';

/** One trail for each way worth knowing; `ends` holds for each destination the fewest watchers, then the cheapest. */
export interface SafeReach extends Trails {
  /** The set of watchers each trail triggers: bit `w` for watcher `w`. */
  readonly triggered: Int32Array;
}

/**
 * Every cell within a budget, each by the way that triggers the fewest distinct watchers, then the cheapest of these.
 * `watchers` holds 32 bits for each cell (who reacts when it is left), or for each (cell, direction) when it is as long as
 * the table of steps. A watcher counts once, however often it is triggered.
 *
 * @example safest(steps, start, 6, watchers)
 */
export declare function safest(
  steps: Steps,
  from: Cell | readonly Start[],
  budget: number,
  watchers: ArrayLike<number>,
): SafeReach;
