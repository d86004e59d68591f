import type { Rulings } from '../rulings.ts';
import { UNITS_PER_SQUARE } from '../space/space.ts';

/** pf.fall.2: longer falls count as this many squares. */
export const LONGEST_FALL = 300;

/** pf.fall.5: squares by which something soft shortens a fall, and a dive into it. */
const SOFT_LANDING = 4;
const DIVE = 6;

/** A fall, in units of 30 cm; of a creature or, just the same, of an object (pf.fallobj.1). */
export interface Fall {
  readonly height: number;
  /** Depth of the water, snow… it ends in; null for hard ground. */
  readonly softDepth: number | null;
  /** A voluntary jump with that intent; a pushed creature never dives. */
  readonly dive: boolean;
  /** Units by which something else shortens it: a grabbed edge, a cat's fall. */
  readonly shortened?: number;
}

type FallRulings = Pick<Rulings, 'fallRounding' | 'fallCapOrder'>;

/** Units that count once everything that softens the fall is taken off and the cap applied. */
export function effectiveHeight({ height, softDepth, dive, shortened = 0 }: Fall, rulings: FallRulings): number {
  const soft = (dive ? DIVE : SOFT_LANDING) * UNITS_PER_SQUARE;
  const reduction = Math.min(soft, softDepth ?? 0) + shortened; // pf.fall.6: no more than its depth
  const cap = LONGEST_FALL * UNITS_PER_SQUARE;
  if (rulings.fallCapOrder === 'cap-then-reduce') return Math.max(0, Math.min(height, cap) - reduction);
  return Math.min(Math.max(0, height - reduction), cap); // pf.fall.2
}

/** pf.fall.1: 2.5 bludgeoning per square beyond the first; none for a square or less. */
export function fallDamage(fall: Fall, rulings: FallRulings): number {
  const height = effectiveHeight(fall, rulings);
  if (height <= UNITS_PER_SQUARE) return 0;
  if (rulings.fallRounding === 'per-full-two-squares') return 5 * Math.floor(height / (2 * UNITS_PER_SQUARE));
  return Math.floor(height / 2);
}

/** pf.fallon.1: the Reflex save of whoever a creature or an object (pf.fallobj.2) falls on. */
export const STRUCK_BY_FALL_DC = 15;

/** pf.fallon.2 to pf.fallon.5: the share of the falling damage, rounded down, by degree of the save. */
export function struckDamage(
  fallDamageTaken: number,
  degree: 'critical-success' | 'success' | 'failure' | 'critical-failure',
): number {
  switch (degree) {
    case 'critical-success':
      return 0; // pf.fallon.3
    case 'success':
      return Math.floor(fallDamageTaken / 4); // pf.fallon.2
    case 'failure':
      return Math.floor(fallDamageTaken / 2); // pf.fallon.4
    case 'critical-failure':
      return fallDamageTaken; // pf.fallon.5
  }
}
