import type { Board, Cell, Direction } from '../board/board.ts';
import { paveHexes } from './hex-steps.ts';
import { laneCost, laneOf } from './lane.ts';
import { paveSquares } from './square-steps.ts';
import type { StepRules } from './step-rules.ts';

/** The rules of steps worked out for every anchor: compile once per board change, search as often as you like. */
export interface Steps {
  readonly board: Board;
  /** Side of the figure. */
  readonly side: number;
  /** The ways out of each anchor, packed (see `lane.ts`); read one by `stepCost`. */
  readonly ways: Int32Array;
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
  const { ways, cheapest, dearest } = board.grid === 'square' ? paveSquares(board, rules) : paveHexes(board, rules);
  const side = board.grid === 'square' ? (rules.side ?? 1) : 1;
  return { board, side, ways, cheapest, dearest, noStop: new Uint8Array(board.size) };
}

/**
 * What one step costs, 0 when it is closed.
 *
 * @example stepCost(steps, anchor, SQUARE_DIRECTIONS.indexOf('E'))
 */
export function stepCost(steps: Steps, anchor: Cell, direction: Direction): number {
  return laneCost(steps.ways, anchor, laneOf(steps.board, anchor, direction));
}
