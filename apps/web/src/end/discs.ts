import type { Point } from '../board/layout.ts';

/** Half of what a numbered disc on the course takes. */
export const DISC = 13;

/** Where a disc may stand instead of its own place: above or below it, as near as can be. */
const STEPS = [0, -1, 1, -2, 2, -3, 3].map((step) => step * (2 * DISC + 1));

/** Discs in their places, none on another, none above or below the drawing. */
export function apart(places: readonly Point[], high: number): readonly Point[] {
  const placed: Point[] = [];
  for (const place of places) {
    const spots = STEPS.map((step) => ({ x: place.x, y: place.y + step }));
    const isFree = (spot: Point) => placed.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= 2 * DISC);
    placed.push(spots.find((spot) => spot.y >= 0 && spot.y <= high && isFree(spot)) ?? place);
  }
  return placed;
}
