import { type Box, boxAt, type Point } from '@arbitre/kernel';
import type { Rulings } from '../rulings.ts';

/** Units of 30 cm in a square of 1.5 m (pf.grid.2): heights and jumps are whole numbers of units. */
export const UNITS_PER_SQUARE = 5;

/** Centimetres along a square of the game world (pf.grid.2). */
export const CENTIMETRES_PER_SQUARE = 150;

/**
 * The space a body fills: a cube whose top-left square is (x, y), `side` squares wide, its feet `z` units above the zero
 * of the map.
 */
export interface Space {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly z: number;
}

/** pf.geom.1: the footprint in doubled coordinates, so that every corner and centre is a whole point. */
export function boxOf(space: Space): Box {
  return boxAt(space.x, space.y, space.side);
}

/** pf.geom.1: the centre of the footprint, in doubled coordinates. */
export function centreOfSpace({ x, y, side }: Space): Point {
  return { x: 2 * x + side, y: 2 * y + side };
}

/** Height of the body's middle, in half units. */
export function middleOf(space: Space): number {
  return 2 * space.z + UNITS_PER_SQUARE * space.side;
}

/** Squares to cross along one axis before two spaces overlap on it; 0 where they already do. */
function gap(a: number, aSide: number, b: number, bSide: number): number {
  return Math.max(0, b - (a + aSide - 1), a - (b + bSide - 1));
}

/** The same between two heights, where a layer of one body need not be level with a layer of the other. */
function heightGap(a: Space, b: Space): number {
  const units =
    a.z <= b.z ? b.z - (a.z + (a.side - 1) * UNITS_PER_SQUARE) : a.z - (b.z + (b.side - 1) * UNITS_PER_SQUARE);
  return Math.max(0, Math.ceil(units / UNITS_PER_SQUARE));
}

/**
 * pf.geom.4: squares between two spaces, diagonals counted 1, 2, 1, 2 from a fresh count; with height the two largest gaps
 * count so.
 *
 * @example distance({ x: 0, y: 0, side: 1, z: 0 }, { x: 3, y: 3, side: 1, z: 0 }) // 4
 */
export function distance(a: Space, b: Space): number {
  return combined(gap(a.x, a.side, b.x, b.side), gap(a.y, a.side, b.y, b.side), heightGap(a, b));
}

/** pf.geom.4: side by side or corner to corner, without overlapping. */
export function isAdjacent(a: Space, b: Space): boolean {
  return Math.max(gap(a.x, a.side, b.x, b.side), gap(a.y, a.side, b.y, b.side), heightGap(a, b)) === 1;
}

/** Do two bodies fill a common place? */
export function overlaps(a: Space, b: Space): boolean {
  return (
    a.x < b.x + b.side &&
    b.x < a.x + a.side &&
    a.y < b.y + b.side &&
    b.y < a.y + a.side &&
    (a.z <= b.z
      ? b.z - a.z <= (a.side - 1) * UNITS_PER_SQUARE // as heightGap: 0 where a layer of one is level with one of the other
      : a.z - b.z <= (b.side - 1) * UNITS_PER_SQUARE)
  );
}

/**
 * pf.geom.4: is `b` within reach `reach` of `a`? Reach 0 needs a common space (pf.space.8). By the default of `reachMetric`
 * a reach of 2 also covers the square two diagonals away.
 */
export function isWithinReach(a: Space, b: Space, reach: number, rulings: Pick<Rulings, 'reachMetric'>): boolean {
  const dx = gap(a.x, a.side, b.x, b.side);
  const dy = gap(a.y, a.side, b.y, b.side);
  const dz = heightGap(a, b);
  if (reach === 2 && rulings.reachMetric === 'reach2-square') return Math.max(dx, dy, dz) <= 2;
  return combined(dx, dy, dz) <= reach;
}

/** The longest gap, and half of the second. */
function combined(a: number, b: number, c: number): number {
  const longest = Math.max(a, b, c);
  const second = a + b + c - longest - Math.min(a, b, c);
  return longest + (second >> 1);
}
