import type { Cell } from '../board/board.ts';
import { LabelQueue, twice } from './label-queue.ts';
import { laneCost, laneOf, laneOffsets } from './lane.ts';
import type { Start } from './reach-search.ts';
import type { Steps } from './steps.ts';
import type { Trails } from './trail.ts';

/** One trail for each way worth knowing; `ends` holds for each destination the fewest watchers, then the cheapest. */
export interface SafeReach extends Trails {
  /** The set of watchers each trail triggers: bit `w` for watcher `w`. */
  readonly triggered: readonly number[];
}

/**
 * Every cell within a budget, each by the way that triggers the fewest distinct watchers, then the cheapest of these.
 * `watchers` holds 32 bits for each cell (who reacts when it is left) or, when it is that long, for each
 * `cell * degree + direction` (who reacts to that step). A watcher counts once, however often it is triggered.
 *
 * Exact: a way is dropped only for another to the same cell that costs no more and triggers none but the same watchers;
 * whatever follows, the other stays as good. Fewest distinct watchers is a hard problem in general (it is minimum label path):
 * with many watchers, each avoidable at a different price, the ways worth keeping multiply.
 *
 * @example safest(steps, start, 6, watchers)
 */
export function safest(
  steps: Steps,
  from: Cell | readonly Start[],
  budget: number,
  watchers: ArrayLike<number>,
): SafeReach {
  return search.explore(steps, typeof from === 'number' ? [{ cell: from }] : from, budget, watchers);
}

/**
 * How many watchers a set holds.
 *
 * @example countWatchers(0b101) // 2
 */
export function countWatchers(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

class SafestSearch {
  readonly #queue = new LabelQueue();
  /** Per label: the watchers triggered; the label pushed before it on the same cell; 1 once a better one is known. */
  #triggered = new Int32Array(256);
  #older = new Int32Array(256);
  #dropped = new Int32Array(256);
  /** Per cell, its youngest label, or -1. */
  #youngest = new Int32Array(0);

  explore(steps: Steps, from: readonly Start[], budget: number, watchers: ArrayLike<number>): SafeReach {
    if (this.#youngest.length < steps.board.size) this.#youngest = new Int32Array(steps.board.size).fill(-1);
    for (const { cell, cost = 0 } of from) {
      if (cost <= budget) this.#offer(cell, cost, 0, -1);
    }
    this.#spread(steps, budget, watchers);
    const reached = this.#read(steps.noStop);
    for (let label = 0; label < this.#queue.count; label++) this.#youngest[this.#queue.nodes[label]!] = -1;
    this.#queue.clear();
    return reached;
  }

  /** Adds a way to a cell, unless one at least as good is known, and drops those it beats. */
  #offer(cell: Cell, cost: number, triggered: number, previous: number): void {
    const { costs } = this.#queue;
    for (let label = this.#youngest[cell]!; label >= 0; label = this.#older[label]!) {
      const other = this.#triggered[label]!;
      if (costs[label]! <= cost && (other & ~triggered) === 0) return;
      if (costs[label]! >= cost && (triggered & ~other) === 0) this.#dropped[label] = 1;
    }
    const label = this.#queue.push(cell, cost, previous);
    if (label === this.#triggered.length) this.#grow();
    this.#triggered[label] = triggered;
    this.#dropped[label] = 0;
    this.#older[label] = this.#youngest[cell]!;
    this.#youngest[cell] = label;
  }

  #spread(steps: Steps, budget: number, watchers: ArrayLike<number>): void {
    const { board, ways } = steps;
    const offsets = laneOffsets(board.columns);
    const perStep = watchers.length === board.size * board.degree;
    for (let label = this.#queue.pop(); label >= 0; label = this.#queue.pop()) {
      if (this.#dropped[label] === 1) continue;
      this.#queue.settle(label);
      const cell = this.#queue.nodes[label]!;
      for (let direction = 0; direction < board.degree; direction++) {
        const lane = laneOf(board, cell, direction);
        const paid = laneCost(ways, cell, lane);
        const total = this.#queue.costs[label]! + paid;
        if (paid === 0 || total > budget) continue;
        const reacting = watchers[perStep ? cell * board.degree + direction : cell]!;
        this.#offer(cell + offsets[lane]!, total, this.#triggered[label]! | reacting, label);
      }
    }
  }

  #read(noStop: Uint8Array): SafeReach {
    const { nodes, costs, settled, kept } = this.#queue;
    const cells = Array<number>(kept);
    const spent = Array<number>(kept);
    const previous = Array<number>(kept);
    const triggered = Array<number>(kept);
    const best = new Map<Cell, number>();
    for (let trail = 0; trail < kept; trail++) {
      const label = settled[trail]!;
      const cell = nodes[label]!;
      cells[trail] = cell;
      spent[trail] = costs[label]!;
      previous[trail] = this.#queue.trailBefore(label);
      triggered[trail] = this.#triggered[label]!;
      if (noStop[cell] !== 0) continue;
      const rival = best.get(cell);
      const better = rival === undefined || countWatchers(triggered[trail]!) < countWatchers(triggered[rival]!);
      if (better) best.set(cell, trail);
    }
    return { cells, costs: spent, previous, triggered, ends: [...best.values()].sort((a, b) => a - b) };
  }

  #grow(): void {
    this.#triggered = twice(this.#triggered);
    this.#older = twice(this.#older);
    this.#dropped = twice(this.#dropped);
  }
}

/** Shared by every call: a search has no caller's code in it, so no two can be in progress. */
const search = new SafestSearch();
