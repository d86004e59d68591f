import type { Point } from '../board/layout.ts';

/** Half of what a numbered disc on the course takes. */
export const DISC = 13;

/** From a disc to the next one beside it. */
const STEP = 2 * DISC + 1;

/** Where a disc may stand instead of its own place: around it, the nearest first, above and below before aside. */
const AROUND: readonly Point[] = [
  { x: 0, y: 0 },
  ...[1, 2, 3].flatMap((far) =>
    [90, -90, 45, -45, 135, -135, 0, 180].map((degrees) => ({
      x: Math.cos((degrees * Math.PI) / 180) * far * STEP,
      y: -Math.sin((degrees * Math.PI) / 180) * far * STEP,
    })),
  ),
];

/** Discs in their places or near them, none on another, none outside the drawing. */
export function apart(places: readonly Point[], wide: number, high: number): readonly Point[] {
  const placed: Point[] = [];
  for (const place of places) {
    const spots = AROUND.map(({ x, y }) => ({ x: place.x + x, y: place.y + y }));
    const isInside = ({ x, y }: Point) => x >= 0 && x <= wide && y >= 0 && y <= high;
    const isFree = (spot: Point) => placed.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= 2 * DISC);
    placed.push(spots.find((spot) => isInside(spot) && isFree(spot)) ?? place);
  }
  return placed;
}
