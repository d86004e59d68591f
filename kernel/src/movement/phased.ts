import type { Board, Cell, Direction } from '../board/board.ts';
import type { Trails } from './trail.ts';

/** A search over (cell, phase): the phase is what a figure must remember of its way (a parity, "still on the road", "must stop"). */
export interface Phasing {
  /** How many phases there are, 1 to 64; a phase is a number from 0. */
  readonly phases: number;
  /** No step costs more. */
  readonly dearest: number;
  /** What a step does: `into(phase, cost)`, or `CLOSED`. */
  readonly step: (from: Cell, phase: number, direction: Direction, to: Cell) => number;
  /** May the figure stop there in that phase? Everywhere unless told. */
  readonly mayStop?: (cell: Cell, phase: number) => boolean;
}

/** Where a phased search begins; phase and cost 0 unless told. */
export interface PhasedStart {
  readonly cell: Cell;
  readonly phase?: number;
  readonly cost?: number;
}

/** One trail per reached (cell, phase); `ends` holds the cheapest for each cell one may stop on. */
export interface PhasedReach extends Trails {
  readonly phases: Uint8Array;
}

/** The answer of a step function to a step that cannot be made. */
export const CLOSED = -1;

/**
 * The answer of a step function to a step that leads into a phase at a cost of 1 or more.
 *
 * @example const step = () => into(0, 1)
 */
export function into(phase: number, cost: number): number {
  return (cost << 6) | phase;
}

/**
 * Every (cell, phase) within a budget, each with its cheapest cost and path.
 *
 * @example phasedReach(board, { phases: 2, dearest: 2, step: alternating }, [{ cell: start, phase: parity }], 5)
 */
export declare function phasedReach(
  board: Board,
  phasing: Phasing,
  from: readonly PhasedStart[],
  budget: number,
): PhasedReach;
