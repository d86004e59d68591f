import type { Terms } from './capacity.ts';
import type { Type } from '../proposal/troops.ts';

/** th.mounted.3: riding is one hex more, without combat. th.mounted.2: the mounts have no other effect that was found. */
export const RIDE = { hexes: 1, fights: false } as const;

/** th.mounted.1: infantry may ride, and no other type. */
export function mayRide(type: Type): boolean {
  return type === 'infantry';
}

/** th.mounted.3, th.mounted.4: the mounts' hex as a term of its own, so that the road's adds to it. */
export function riding(terms: Terms, mounted: boolean): Terms {
  return mounted ? { ...terms, mounted: RIDE.hexes } : terms;
}
