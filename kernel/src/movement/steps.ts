import type { Board, Cell, Direction } from '../board/board.ts';

/** When solid cells beside a diagonal step forbid it: one of the two is enough, both are needed, or never. */
export const CORNER_RULES = ['either', 'both', 'free'] as const;
export type CornerRule = (typeof CORNER_RULES)[number];

/** How one kind of figure moves over one board. */
export interface StepRules {
  /** Cells along one side of the figure, on squares; 1 unless told. Its anchor is its top-left cell. */
  readonly side?: number;
  /** Cost of a step across a side, 1 or more. */
  readonly straight: number;
  /** Cost of a step across a corner, on squares; absent: no such step. */
  readonly diagonal?: number;
  /** Cells nobody may enter. Unless told, none. */
  readonly solid?: (cell: Cell) => boolean;
  /** What side codes stop a step. Unless told, all but 0. A diagonal step is stopped by any of the four that meet at its corner. */
  readonly closes?: (code: number) => boolean;
  /** Solid cells beside a diagonal step; `either` unless told. */
  readonly corners?: CornerRule;
  /** Added to the cost of a step into that cell; 0 unless told. */
  readonly surcharge?: (cell: Cell) => number;
  /** For figures of side 2 and more: what a step pays, given the surcharge of each newly entered cell; the worst unless told. */
  readonly entering?: (surcharges: readonly number[]) => number;
}

/** The rules of steps worked out for every anchor: compile once per board change, search as often as you like. */
export interface Steps {
  readonly board: Board;
  readonly side: number;
  /** `cost[anchor * degree + direction]`; 0: the step is closed. */
  readonly cost: Uint8Array;
  /** No step costs more. */
  readonly dearest: number;
  /** 1 for anchors a figure may pass and not stop on. */
  readonly noStop: Uint8Array;
}

/** Cells that other figures hold, as the mover sees them. */
export interface Occupied {
  /** It may not enter these. They do not hinder a diagonal step beside them. */
  readonly barred?: Iterable<Cell>;
  /** It may cross these and not stop on them. */
  readonly crossed?: Iterable<Cell>;
}

/**
 * Compiles the steps of a figure over a board.
 *
 * @example stepTable(board, { straight: 2, diagonal: 3, solid: (cell) => board.terrain[cell] === WALL })
 */
export declare function stepTable(board: Board, rules: StepRules): Steps;

/**
 * The same steps among other figures.
 *
 * @example occupied(steps, { barred: enemies, crossed: allies })
 */
export declare function occupied(steps: Steps, others: Occupied): Steps;

/**
 * What one step costs, 0 when it is closed.
 *
 * @example stepCost(steps, anchor, SQUARE_DIRECTIONS.indexOf('E'))
 */
export function stepCost(steps: Steps, anchor: Cell, direction: Direction): number {
  return steps.cost[anchor * steps.board.degree + direction] ?? 0;
}
