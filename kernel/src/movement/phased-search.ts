import { type Board, type Cell, type Direction, OFF_BOARD } from '../board/board.ts';
import { LabelQueue } from './label-queue.ts';

/** A search over (cell, phase): the phase is what a figure must remember of its way (a parity, "still on the road", "must stop"). */
export interface Phasing {
  /** How many phases there are, 1 to 64; a phase is a number from 0. */
  readonly phases: number;
  /** What a step does: `into(phase, cost)`, or `CLOSED`. Asked once for each step from each (cell, phase) within the budget. */
  readonly step: (from: Cell, phase: number, direction: Direction, to: Cell) => number;
  /** May the figure stop there in that phase? Everywhere unless told. */
  readonly mayStop?: (cell: Cell, phase: number) => boolean;
  /** No step costs less; 0 unless told. Told, the search does not ask for steps it could not pay. */
  readonly cheapest?: number;
}

/** How many kinds of step a `TabledPhasing` may tell apart. */
export const STEP_KINDS = 16;

/** A phasing told by tables instead of a function, for games that ask thousands of times a second. */
export interface TabledPhasing {
  readonly phases: number;
  /** `steps[cell * degree + direction]`: the kind of each step, below `STEP_KINDS`. */
  readonly steps: Uint8Array;
  /** `answers[phase * STEP_KINDS + kind]`: `into(phase, cost)`, or `CLOSED`. */
  readonly answers: Int32Array;
  /** Per cell, what stands there; `passages[it]`: 0 lets the figure stop, below `closedFrom` pass, from there on not even enter. */
  readonly standing: Uint8Array;
  readonly passages: Uint8Array;
  readonly closedFrom: number;
  /** A cell that is free to the figure whatever stands there: its own; -1 when it has none. */
  readonly home: Cell;
  /** No step costs less. */
  readonly cheapest: number;
}

/** Where a phased search begins; phase and cost are 0 unless told. */
export interface PhasedStart {
  readonly cell: Cell;
  readonly phase?: number;
  readonly cost?: number;
}

/** The answer of a step function to a step that cannot be made. */
export const CLOSED = -1;
const PHASE_BITS = 6;
const MOST_PHASES = 1 << PHASE_BITS;
const PHASE = MOST_PHASES - 1;

/**
 * The answer of a step function to a step that leads into a phase, at a cost of 0 or more.
 *
 * @example const step = () => into(0, 1)
 */
export function into(phase: number, cost: number): number {
  return (cost << PHASE_BITS) | phase;
}

/**
 * The search behind `phasedReach`. It owns its buffers and a query allocates nothing, so keep one and ask it often; its answers
 * hold until the next query. Its step function may not ask it: that takes another search, or `phasedReach`.
 *
 * @example
 * const search = new PhasedSearch();
 * search.explore(board, { phases: 1, step: () => into(0, 1) }, [{ cell: start }], 6);
 * for (const trail of search.ends.subarray(0, search.stops)) show(search.cells[trail], search.costs[trail]);
 */
export class PhasedSearch {
  /** The trails of the last query, as in `Trails`, and their phases: as many as `count`, the rest is older. */
  cells = new Int32Array(0);
  costs = new Int32Array(0);
  previous = new Int32Array(0);
  phases = new Int32Array(0);
  count = 0;
  /** The trails that end where the figure may stop, the cheapest for each cell: as many as `stops`. */
  ends = new Int32Array(0);
  stops = 0;
  /** A place in the queue is a cell and, in the low bits, a phase. */
  readonly #queue = new LabelQueue();
  /** Per (cell, phase), its cheapest label so far, or -1. */
  #best = new Int32Array(0);
  /** How many phases the last query had. */
  #stride = 1;
  /** Per cell, 1 once a trail may stop there. */
  #ended = new Uint8Array(0);

  /** Finds every (cell, phase) within the budget, each by its cheapest trail, and returns how many there are. */
  explore(board: Board, phasing: Phasing, from: readonly PhasedStart[], budget: number): number {
    if (phasing.phases > MOST_PHASES) throw new RangeError(`${phasing.phases} phases are more than ${MOST_PHASES}`);
    this.#forget();
    this.#makeRoom(board, phasing.phases);
    for (const { cell, phase = 0, cost = 0 } of from) {
      if (cost <= budget) this.#offer(cell, phase, cost, -1);
    }
    this.#spread(board, phasing, budget);
    return this.count;
  }

  /** The same search over tables: same trails, same order. */
  exploreTable(board: Board, phasing: TabledPhasing, from: readonly PhasedStart[], budget: number): number {
    if (phasing.phases > MOST_PHASES) throw new RangeError(`${phasing.phases} phases are more than ${MOST_PHASES}`);
    this.#forget();
    this.#makeRoom(board, phasing.phases);
    for (const { cell, phase = 0, cost = 0 } of from) {
      if (cost <= budget) this.#offer(cell, phase, cost, -1);
    }
    this.#spreadTable(board, phasing, budget);
    return this.count;
  }

  /** Clears what the last query wrote, even one that its step function broke off. */
  #forget(): void {
    const { count, nodes } = this.#queue;
    for (let label = 0; label < count; label++) {
      const cell = nodes[label]! >> PHASE_BITS;
      this.#best[cell * this.#stride + (nodes[label]! & PHASE)] = -1;
      this.#ended[cell] = 0;
    }
    this.#queue.clear();
    this.count = 0;
    this.stops = 0;
  }

  #makeRoom({ size }: Board, phases: number): void {
    this.#stride = phases;
    if (this.#ended.length < size) {
      this.#ended = new Uint8Array(size);
      this.ends = new Int32Array(size);
    }
    const places = size * phases;
    if (this.#best.length >= places) return;
    this.#best = new Int32Array(places).fill(-1);
    this.cells = new Int32Array(places);
    this.costs = new Int32Array(places);
    this.previous = new Int32Array(places);
    this.phases = new Int32Array(places);
  }

  #offer(cell: Cell, phase: number, cost: number, previous: number): void {
    const place = cell * this.#stride + phase;
    const known = this.#best[place]!;
    if (known >= 0 && cost >= this.#queue.costs[known]!) return;
    this.#best[place] = this.#queue.push((cell << PHASE_BITS) | phase, cost, previous);
  }

  /** As `#spreadTable`, asking a function. */
  #spread({ degree, neighbours }: Board, { step, mayStop, cheapest = 0 }: Phasing, budget: number): void {
    const queue = this.#queue;
    const { cells, costs, previous, phases, ends } = this;
    const best = this.#best;
    const ended = this.#ended;
    const stride = this.#stride;
    let count = 0;
    let stops = 0;
    for (let label = queue.pop(); label >= 0; label = queue.pop()) {
      const cell = queue.nodes[label]! >> PHASE_BITS;
      const phase = queue.nodes[label]! & PHASE;
      const spent = queue.costs[label]!;
      if (best[cell * stride + phase] !== label) continue; // a cheaper way was found since
      cells[count] = cell;
      costs[count] = spent;
      phases[count] = phase;
      previous[count] = queue.trailBefore(label);
      queue.settle(label);
      if (ended[cell] === 0 && (mayStop === undefined || mayStop(cell, phase))) {
        ended[cell] = 1;
        ends[stops++] = count;
      }
      count++;
      if (spent + cheapest > budget) continue;
      for (let direction = 0; direction < degree; direction++) {
        const to = neighbours[cell * degree + direction]!;
        if (to === OFF_BOARD) continue;
        const answer = step(cell, phase, direction, to);
        if (answer === CLOSED) continue;
        const cost = spent + (answer >> PHASE_BITS);
        if (cost > budget) continue;
        const place = to * stride + (answer & PHASE);
        const known = best[place]!;
        if (known >= 0 && cost >= queue.costs[known]!) continue;
        best[place] = queue.push((to << PHASE_BITS) | (answer & PHASE), cost, label);
      }
    }
    this.count = count;
    this.stops = stops;
  }

  /** As `#spread`; the two name each other, and `twins.test.ts` holds them to it. */
  #spreadTable({ degree, neighbours }: Board, phasing: TabledPhasing, budget: number): void {
    const { steps, answers, standing, passages, closedFrom, home, cheapest } = phasing;
    const queue = this.#queue;
    const { cells, costs, previous, phases, ends } = this;
    const best = this.#best;
    const ended = this.#ended;
    const stride = this.#stride;
    let count = 0;
    let stops = 0;
    for (let label = queue.pop(); label >= 0; label = queue.pop()) {
      const cell = queue.nodes[label]! >> PHASE_BITS;
      const phase = queue.nodes[label]! & PHASE;
      const spent = queue.costs[label]!;
      if (best[cell * stride + phase] !== label) continue; // a cheaper way was found since
      cells[count] = cell;
      costs[count] = spent;
      phases[count] = phase;
      previous[count] = queue.trailBefore(label);
      queue.settle(label);
      if (ended[cell] === 0 && (cell === home || passages[standing[cell]!] === 0)) {
        ended[cell] = 1;
        ends[stops++] = count;
      }
      count++;
      if (spent + cheapest > budget) continue;
      const row = phase * STEP_KINDS;
      for (let direction = 0; direction < degree; direction++) {
        const answer = answers[row + steps[cell * degree + direction]!]!;
        if (answer === CLOSED) continue;
        const to = neighbours[cell * degree + direction]!;
        if (to === OFF_BOARD || (to !== home && passages[standing[to]!]! >= closedFrom)) continue;
        const cost = spent + (answer >> PHASE_BITS);
        if (cost > budget) continue;
        const place = to * stride + (answer & PHASE);
        const known = best[place]!;
        if (known >= 0 && cost >= queue.costs[known]!) continue;
        best[place] = queue.push((to << PHASE_BITS) | (answer & PHASE), cost, label);
      }
    }
    this.count = count;
    this.stops = stops;
  }
}
