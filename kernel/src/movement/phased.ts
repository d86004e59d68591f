import { type Board, type Cell, type Direction, OFF_BOARD } from '../board/board.ts';
import { LabelQueue } from './label-queue.ts';
import type { Trails } from './trail.ts';

/** A search over (cell, phase): the phase is what a figure must remember of its way (a parity, "still on the road", "must stop"). */
export interface Phasing {
  /** How many phases there are, 1 to 64; a phase is a number from 0. */
  readonly phases: number;
  /** What a step does: `into(phase, cost)`, or `CLOSED`. Asked once for each step from each (cell, phase) within the budget. */
  readonly step: (from: Cell, phase: number, direction: Direction, to: Cell) => number;
  /** May the figure stop there in that phase? Everywhere unless told. */
  readonly mayStop?: (cell: Cell, phase: number) => boolean;
}

/** Where a phased search begins; phase and cost are 0 unless told. */
export interface PhasedStart {
  readonly cell: Cell;
  readonly phase?: number;
  readonly cost?: number;
}

/** One trail per reached (cell, phase); `ends` holds the cheapest for each cell one may stop on. */
export interface PhasedReach extends Trails {
  readonly phases: readonly number[];
}

/** The answer of a step function to a step that cannot be made. */
export const CLOSED = -1;
const PHASE_BITS = 6;
const MOST_PHASES = 1 << PHASE_BITS;

/**
 * The answer of a step function to a step that leads into a phase, at a cost of 0 or more.
 *
 * @example const step = () => into(0, 1)
 */
export function into(phase: number, cost: number): number {
  return (cost << PHASE_BITS) | phase;
}

/**
 * Every (cell, phase) within a budget, each with its cheapest cost and path.
 *
 * @example phasedReach(board, { phases: 2, step: alternating }, [{ cell: start, phase: parity }], 5)
 */
export function phasedReach(board: Board, phasing: Phasing, from: readonly PhasedStart[], budget: number): PhasedReach {
  // The game's step function runs inside the search and may itself search: each search in progress has its own buffers.
  const search = idle.pop() ?? new PhasedSearch();
  const reached = search.explore(board, phasing, from, budget);
  idle.push(search);
  return reached;
}

const idle: PhasedSearch[] = [];

class PhasedSearch {
  readonly #queue = new LabelQueue();
  /** Per (cell, phase), its cheapest label so far, or -1. */
  #best = new Int32Array(0);

  explore(board: Board, phasing: Phasing, from: readonly PhasedStart[], budget: number): PhasedReach {
    if (phasing.phases > MOST_PHASES) throw new RangeError(`${phasing.phases} phases are more than ${MOST_PHASES}`);
    const nodes = board.size * phasing.phases;
    if (this.#best.length < nodes) this.#best = new Int32Array(nodes).fill(-1);
    for (const { cell, phase = 0, cost = 0 } of from) {
      if (cost <= budget) this.#offer(cell * phasing.phases + phase, cost, -1);
    }
    const settled = this.#spread(board, phasing, budget);
    const reached = this.#read(phasing, settled);
    for (let label = 0; label < this.#queue.count; label++) this.#best[this.#queue.nodes[label]!] = -1;
    this.#queue.clear();
    return reached;
  }

  #offer(node: number, cost: number, previous: number): void {
    const known = this.#best[node]!;
    if (known < 0 || cost < this.#queue.costs[known]!) this.#best[node] = this.#queue.push(node, cost, previous);
  }

  /** Runs the search and returns the labels of the cheapest trails, in order. */
  #spread(board: Board, { phases, step }: Phasing, budget: number): number[] {
    const settled: number[] = [];
    for (let label = this.#queue.pop(); label >= 0; label = this.#queue.pop()) {
      const node = this.#queue.nodes[label]!;
      if (this.#best[node] !== label) continue; // a cheaper way was found since
      settled.push(label);
      const phase = node % phases;
      const cell = (node - phase) / phases;
      for (let direction = 0; direction < board.degree; direction++) {
        const to = board.neighbours[cell * board.degree + direction]!;
        if (to === OFF_BOARD) continue;
        const answer = step(cell, phase, direction, to);
        if (answer === CLOSED) continue;
        const cost = this.#queue.costs[label]! + (answer >> PHASE_BITS);
        if (cost <= budget) this.#offer(to * phases + (answer & (MOST_PHASES - 1)), cost, label);
      }
    }
    return settled;
  }

  #read({ phases, mayStop }: Phasing, settled: readonly number[]): PhasedReach {
    const { nodes, costs, previous } = this.#queue;
    const trailOf = new Map(settled.map((label, trail) => [label, trail]));
    const cells = settled.map((label) => Math.floor(nodes[label]! / phases));
    const phaseOf = settled.map((label) => nodes[label]! % phases);
    const ended = new Set<Cell>();
    const ends: number[] = [];
    for (const [trail, cell] of cells.entries()) {
      if (ended.has(cell) || mayStop?.(cell, phaseOf[trail]!) === false) continue;
      ended.add(cell);
      ends.push(trail);
    }
    return {
      cells,
      costs: settled.map((label) => costs[label]!),
      previous: settled.map((label) => trailOf.get(previous[label]!) ?? -1),
      phases: phaseOf,
      ends,
    };
  }
}
