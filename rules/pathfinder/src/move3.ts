import type { Cell } from '@arbitre/kernel';
import type { PathfinderRefusal } from './refusal.ts';
import type { PathfinderRule } from './rulebook/index.ts';

/** One step in three dimensions: columns, rows, and units of height. */
export interface Move3 {
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
}

/** What a step costs in half squares, given whether the next diagonal counts double; or why it cannot be made. */
export type StepPrice =
  | number
  | { readonly code: PathfinderRefusal['code']; readonly rules: readonly PathfinderRule[]; readonly at: Cell };

/** pf.geom.5: straight when one axis changes, diagonal when two or three do. */
export function isDiagonalMove({ dx, dy, dz }: Move3): boolean {
  return (dx === 0 ? 0 : 1) + (dy === 0 ? 0 : 1) + (dz === 0 ? 0 : 1) > 1;
}
