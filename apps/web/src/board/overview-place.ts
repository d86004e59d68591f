import type { Point } from './layout.ts';

/** Shares of the stage that the small map covers from its corner. */
const WIDE = 0.3;
const HIGH = 0.24;

/** How much farther it keeps from whoever acts, and is about to move. */
const BERTH = 0.1;

/**
 * Does the small map stand in the lower left corner, not the upper? Never on whoever acts; else where it lies on fewer. Places are shares
 * of the stage.
 *
 * @example standsLow([{ x: 0.1, y: 0.1 }], null) // true
 */
export function standsLow(pieces: readonly Point[], acting: Point | null): boolean {
  if (acting !== null && acting.x < WIDE + BERTH) {
    if (acting.y < HIGH + BERTH) return true;
    if (acting.y > 1 - HIGH - BERTH) return false;
  }
  const left = pieces.filter(({ x }) => x >= 0 && x < WIDE);
  const above = left.filter(({ y }) => y >= 0 && y < HIGH).length;
  return above > left.filter(({ y }) => y <= 1 && y > 1 - HIGH).length;
}
