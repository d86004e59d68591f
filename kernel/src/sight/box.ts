import type { Point, Segment } from './segment.ts';

/** The square a figure or a cell fills, in doubled coordinates: all four numbers are even. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The box of a figure of that side whose top-left cell is at (column, row).
 *
 * @example boxAt(2, 1) // { left: 4, top: 2, right: 6, bottom: 4 }
 */
export function boxAt(column: number, row: number, side = 1): Box {
  return { left: 2 * column, top: 2 * row, right: 2 * (column + side), bottom: 2 * (row + side) };
}

/**
 * The centre: odd numbers for odd sides, a grid corner for even ones.
 *
 * @example centreOf(boxAt(2, 1)) // { x: 5, y: 3 }
 */
export function centreOf(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/**
 * North-west, north-east, south-east, south-west.
 *
 * @example cornersOf(boxAt(0, 0))[2] // { x: 2, y: 2 }
 */
export declare function cornersOf(box: Box): readonly [Point, Point, Point, Point];

/**
 * North, east, south, west.
 *
 * @example const [north, east, south, west] = sidesOf(box)
 */
export declare function sidesOf(box: Box): readonly [Segment, Segment, Segment, Segment];

/**
 * Is some point strictly between the ends of the line strictly inside the box? Touching a corner or running along a side
 * is not passing through.
 *
 * @example passesThrough({ from: centreOf(a), to: centreOf(b) }, boxAt(2, 1))
 */
export declare function passesThrough(line: Segment, box: Box): boolean;

/**
 * Has the line a point in common with the closed box, be it a corner?
 *
 * @example touches(line, boxAt(2, 1))
 */
export declare function touches(line: Segment, box: Box): boolean;
