import type { Board, Cell } from '../board/board.ts';

/** When solid cells beside a diagonal step forbid it: one of the two is enough, both are needed, or never. */
export const CORNER_RULES = ['either', 'both', 'free'] as const;
/** What a diagonal step past the corner of a wall is. */
export type CornerRule = (typeof CORNER_RULES)[number];

/** How one kind of figure moves over one board. A step costs 1 to 15 in all; for more there is `phasedReach`. */
export interface StepRules {
  /** Cells along one side of the figure, on squares; 1 unless told. Its anchor is its top-left cell. */
  readonly side?: number;
  /** Cost of a step across a side. */
  readonly straight: number;
  /** Cost of a step across a corner, on squares; absent: no such step. */
  readonly diagonal?: number;
  /** Cells nobody may enter. Unless told, none. */
  readonly solid?: (cell: Cell) => boolean;
  /**
   * Which side codes stop a step; unless told, all but 0. No closed side may lie strictly inside the area a step sweeps:
   * a diagonal step of a small figure is stopped by any of the four that meet at its corner.
   */
  readonly closes?: (code: number) => boolean;
  /** Solid cells beside a diagonal step; `either` unless told. */
  readonly corners?: CornerRule;
  /** Added to the cost of a step into that cell; 0 unless told. */
  readonly surcharge?: (cell: Cell) => number;
  /** For figures of side 2 and more: what a step pays, given the surcharge of each newly entered cell; the worst unless told. */
  readonly entering?: (surcharges: readonly number[]) => number;
}

/** For each side code, 1 when it stops a step. */
export function closedCodes(rules: StepRules): Uint8Array {
  const { closes = (code) => code !== 0 } = rules;
  return Uint8Array.from({ length: 256 }, (_, code) => (closes(code) ? 1 : 0));
}

/** The surcharge of each cell, or null when there are none. */
export function surcharges(board: Board, { surcharge }: StepRules): Int32Array | null {
  if (surcharge === undefined) return null;
  const extra = new Int32Array(board.size);
  for (let cell = 0; cell < board.size; cell++) extra[cell] = surcharge(cell);
  return extra;
}
