import type { Cell } from '@arbitre/kernel';
import { stepBase } from '../walking/diagonal.ts';
import type { Refusal } from '../play/refusal.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { Space } from '../space/space.ts';
import type { Creature, Spot, State } from '../play/state.ts';

/** One step in three dimensions: columns, rows, and units of height. */
export interface Move3 {
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
}

/** A step that is to be priced: from one spot to another, over the squares it will fill. */
export interface Step3 {
  readonly state: State;
  readonly creature: Creature;
  readonly from: Spot;
  readonly to: Spot;
  readonly move: Move3;
  /** The next diagonal counts 2. */
  readonly double: boolean;
  readonly space: Space;
  readonly squares: readonly Cell[];
}

/** What a step costs in half squares, given whether the next diagonal counts double; or why it cannot be made. */
export type StepPrice =
  | number
  | { readonly code: Refusal['code']; readonly rules: readonly RuleId[]; readonly at: Cell };

/** pf.geom.5: straight when one axis changes, diagonal when two or three do. */
export function isDiagonalMove({ dx, dy, dz }: Move3): boolean {
  return (dx === 0 ? 0 : 1) + (dy === 0 ? 0 : 1) + (dz === 0 ? 0 : 1) > 1;
}

/** pf.diag.1: half squares of one step along nothing that slows it. */
export function plainHalves({ move, double }: Pick<Step3, 'move' | 'double'>): number {
  return 2 * stepBase(isDiagonalMove(move), double ? 1 : 0);
}

/** What a move in three dimensions may spend, and the check it takes. */
export interface SkillTest {
  /** Half squares at best. */
  readonly budget: number;
  dcOf(path: readonly Spot[]): number | null;
}
