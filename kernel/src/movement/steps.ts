import type { Board, Cell, Direction } from '../board/board.ts';
import { hexCosts } from './hex-steps.ts';
import { LANES, laneOf } from './lane.ts';
import { squareCosts } from './square-steps.ts';
import type { StepRules } from './step-rules.ts';

/** The rules of steps worked out for every anchor: compile once per board change, search as often as you like. */
export interface Steps {
  readonly board: Board;
  /** Side of the figure. */
  readonly side: number;
  /** A byte per anchor and lane (see `lane.ts`; read it by `stepCost`); 0: the step is closed. */
  readonly cost: Uint8Array;
  /** No open step costs less. */
  readonly cheapest: number;
  /** No step costs more. */
  readonly dearest: number;
  /** 1 for anchors a figure may pass and not stop on. */
  readonly noStop: Uint8Array;
}

/**
 * Compiles the steps of a figure over a board.
 *
 * @example stepTable(board, { straight: 2, diagonal: 3, solid: (cell) => board.terrain[cell] === WALL })
 */
export function stepTable(board: Board, rules: StepRules): Steps {
  const cost = board.grid === 'square' ? squareCosts(board, rules) : hexCosts(board, rules);
  let cheapest = 255;
  let dearest = 1;
  for (let i = 0; i < cost.length; i++) {
    const paid = cost[i]!;
    if (paid > dearest) dearest = paid;
    if (paid !== 0 && paid < cheapest) cheapest = paid;
  }
  return { board, side: rules.side ?? 1, cost, cheapest, dearest, noStop: new Uint8Array(board.size) };
}

/**
 * What one step costs, 0 when it is closed.
 *
 * @example stepCost(steps, anchor, SQUARE_DIRECTIONS.indexOf('E'))
 */
export function stepCost(steps: Steps, anchor: Cell, direction: Direction): number {
  return steps.cost[anchor * LANES + laneOf(steps.board, anchor, direction)] ?? 0;
}
