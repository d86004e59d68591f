import type { Cell } from '../board/board.ts';
import { laneOffsets } from './lane.ts';
import type { Steps } from './steps.ts';
import type { Trails } from './trail.ts';

/** Where a search begins, and what is already spent there (0 unless told). */
export interface Start {
  readonly cell: Cell;
  readonly cost?: number;
}

/** What stands for the lane of the last step where a search began. */
const NO_LANE = 8;
/** Bits of `#known` below the rank, for the lane. */
const LANE_BITS = 4;
const UNKNOWN = 0x7fff_ffff;

/**
 * The search behind `reach`: Dijkstra's, with a ring of buckets because costs are small whole numbers. It owns its
 * buffers and a query allocates nothing, so keep one and ask it often; its answers hold until the next query.
 *
 * @example
 * const search = new ReachSearch();
 * const count = search.explore(steps, start, 6);
 * for (const cell of search.cells.subarray(0, count)) show(cell, search.costOf(cell));
 */
export class ReachSearch {
  /** The cells the last query reached, cheapest first; as many as it returned, the rest is older. */
  cells = new Int32Array(0);
  /**
   * Per cell, the rank of its cheapest trail, then the lane of that trail's last step. A rank is a cost counted from `#base`.
   * Each query takes a base so low that whatever it writes is below whatever earlier queries wrote: theirs read as
   * "farther than anything", and nothing needs clearing.
   */
  #known = new Int32Array(0);
  #base = 0;
  #limit = 0;
  /** The ring of buckets: bucket `b` runs from `#queue[b * cells.length]` up to `#tails[b]`, excluded. */
  #queue = new Int32Array(0);
  #tails = new Int32Array(0);

  /** Finds every cell within the budget (which may be `Infinity`) and returns how many there are. */
  explore(steps: Steps, from: Cell | readonly Start[], budget: number): number {
    if (!(budget >= 0)) return 0;
    const { size } = steps.board;
    const spent = typeof from === 'number' ? 0 : from.reduce((most, { cost = 0 }) => Math.max(most, cost), 0);
    this.#makeRoom(size, Math.max(steps.dearest, spent));
    this.#lowerBase(Math.min(Math.floor(budget), size * steps.dearest + spent));
    if (typeof from === 'number') this.#begin(from, 0);
    else for (const { cell, cost = 0 } of from) this.#begin(cell, cost);
    return this.#spread(steps.ways, steps.board.columns, steps.cheapest);
  }

  /** What it costs to reach that cell, or -1. */
  costOf(cell: Cell): number {
    const rank = this.#known[cell]! >> LANE_BITS;
    return rank <= this.#limit ? rank - this.#base : -1;
  }

  /** The last answer, of `count` cells, as plain data that stays. */
  read({ board, noStop }: Steps, count: number): Trails {
    const known = this.#known;
    const found = this.cells;
    const base = this.#base;
    const numbers = this.#queue; // free until the next query, to number the trail of each cell
    const offsets = laneOffsets(board.columns);
    // Plain arrays: made four times as fast as typed ones of a hundred numbers.
    const cells = Array<number>(count);
    const costs = Array<number>(count);
    const previous = Array<number>(count);
    const ends = Array<number>(count);
    let stops = 0;
    for (let trail = 0; trail < count; trail++) {
      const cell = found[trail]!;
      const rank = known[cell]!;
      const lane = rank & ((1 << LANE_BITS) - 1);
      numbers[cell] = trail;
      cells[trail] = cell;
      costs[trail] = (rank >> LANE_BITS) - base;
      previous[trail] = lane === NO_LANE ? -1 : numbers[cell - offsets[lane]!]!;
      if (noStop[cell] === 0) ends[stops++] = trail;
    }
    ends.length = stops;
    return { cells, costs, previous, ends };
  }

  #makeRoom(size: number, dearest: number): void {
    const buckets = 1 << (32 - Math.clz32(dearest)); // a power of two above the dearest step, to find a bucket by masking
    if (this.cells.length < size) {
      this.cells = new Int32Array(size);
      this.#known = new Int32Array(size).fill(UNKNOWN);
    }
    if (this.#tails.length !== buckets) this.#tails = new Int32Array(buckets);
    // A cell enters a bucket at most once, when it is first found at that cost: `cells.length` places are enough.
    const places = this.cells.length * buckets;
    if (this.#queue.length < places) this.#queue = new Int32Array(places);
    for (let bucket = 0; bucket < buckets; bucket++) this.#tails[bucket] = bucket * this.cells.length;
  }

  #lowerBase(budget: number): void {
    if (this.#base <= budget) {
      this.#known.fill(UNKNOWN);
      this.#base = UNKNOWN >> LANE_BITS;
    }
    this.#base -= budget + 1;
    this.#limit = this.#base + budget;
  }

  #begin(cell: Cell, cost: number): void {
    const rank = this.#base + cost;
    if (rank > this.#limit || rank >= this.#known[cell]! >> LANE_BITS) return;
    this.#known[cell] = (rank << LANE_BITS) | NO_LANE;
    this.#queue[this.#tails[rank & (this.#tails.length - 1)]!++] = cell;
  }

  /**
   * The hot loop. The eight lanes are written out, and their costs read from one word: a loop over lanes takes a third longer, a byte
   * for each cost a quarter longer on large maps.
   */
  #spread(ways: Int32Array, columns: number, cheapest: number): number {
    const known = this.#known;
    const queue = this.#queue;
    const tails = this.#tails;
    const cells = this.cells;
    const limit = this.#limit;
    const mask = tails.length - 1;
    const places = cells.length;
    let count = 0;
    let empty = 0;
    for (let now = this.#base; now <= limit && empty <= mask; now++) {
      const start = (now & mask) * places;
      const end = tails[now & mask]!;
      tails[now & mask] = start;
      empty = start === end ? empty + 1 : 0;
      const onward = now + cheapest <= limit;
      for (let i = start; i < end; i++) {
        const cell = queue[i]!;
        if (known[cell]! >> 4 !== now) continue; // a cheaper way was found since
        cells[count++] = cell;
        if (!onward) continue;
        const lanes = ways[cell]!;
        if ((lanes & 0xf) !== 0) {
          const to = cell - columns;
          const rank = now + (lanes & 0xf);
          if (rank <= limit && rank < known[to]! >> 4) {
            known[to] = rank << 4;
            queue[tails[rank & mask]!++] = to;
          }
        }
        if ((lanes & 0xf0) !== 0) {
          const to = cell - columns + 1;
          const rank = now + ((lanes >>> 4) & 0xf);
          if (rank <= limit && rank < known[to]! >> 4) {
            known[to] = (rank << 4) | 1;
            queue[tails[rank & mask]!++] = to;
          }
        }
        if ((lanes & 0xf00) !== 0) {
          const to = cell + 1;
          const rank = now + ((lanes >>> 8) & 0xf);
          if (rank <= limit && rank < known[to]! >> 4) {
            known[to] = (rank << 4) | 2;
            queue[tails[rank & mask]!++] = to;
          }
        }
        if ((lanes & 0xf000) !== 0) {
          const to = cell + columns + 1;
          const rank = now + ((lanes >>> 12) & 0xf);
          if (rank <= limit && rank < known[to]! >> 4) {
            known[to] = (rank << 4) | 3;
            queue[tails[rank & mask]!++] = to;
          }
        }
        if ((lanes & 0xf_0000) !== 0) {
          const to = cell + columns;
          const rank = now + ((lanes >>> 16) & 0xf);
          if (rank <= limit && rank < known[to]! >> 4) {
            known[to] = (rank << 4) | 4;
            queue[tails[rank & mask]!++] = to;
          }
        }
        if ((lanes & 0xf0_0000) !== 0) {
          const to = cell + columns - 1;
          const rank = now + ((lanes >>> 20) & 0xf);
          if (rank <= limit && rank < known[to]! >> 4) {
            known[to] = (rank << 4) | 5;
            queue[tails[rank & mask]!++] = to;
          }
        }
        if ((lanes & 0xf00_0000) !== 0) {
          const to = cell - 1;
          const rank = now + ((lanes >>> 24) & 0xf);
          if (rank <= limit && rank < known[to]! >> 4) {
            known[to] = (rank << 4) | 6;
            queue[tails[rank & mask]!++] = to;
          }
        }
        if ((lanes & 0xf000_0000) !== 0) {
          const to = cell - columns - 1;
          const rank = now + (lanes >>> 28);
          if (rank <= limit && rank < known[to]! >> 4) {
            known[to] = (rank << 4) | 7;
            queue[tails[rank & mask]!++] = to;
          }
        }
      }
    }
    return count;
  }
}
