import type { Terrain } from './terrain.ts';

/** pf.object.3: may an object's space be crossed, crossed by squeezing for minutes, or not at all? */
export const PASSAGES = ['normal', 'squeeze', 'blocked'] as const;
export type Passage = (typeof PASSAGES)[number];

/** pf.object.1: an object may fill its space: nobody passes through a thick column. pf.object.2: a statue leaves room to stand with it. */
export function fillsItsSquare({ blocking }: Terrain): boolean {
  return blocking !== undefined;
}

/** pf.object.3: an object one passes only by squeezing, which takes minutes: not in an encounter. */
export function needsSqueezing({ object }: Terrain): boolean {
  return object === 'squeeze';
}
