import type { Point, Segment } from './segment.ts';

/** The square that a figure or a cell fills, in doubled coordinates: four even numbers. */
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
 * The centre: the middle of a cell for odd sides, a grid corner for even ones.
 *
 * @example centreOf(boxAt(2, 1)) // { x: 5, y: 3 }
 */
export function centreOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/**
 * North-west, north-east, south-east, south-west.
 *
 * @example cornersOf(boxAt(0, 0))[2] // { x: 2, y: 2 }
 */
export function cornersOf({ left, top, right, bottom }: Box): readonly [Point, Point, Point, Point] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/**
 * The sides, north, east, south, west.
 *
 * @example const [, east, , west] = sidesOf(boxAt(2, 1))
 */
export function sidesOf(box: Box): readonly [Segment, Segment, Segment, Segment] {
  const [nw, ne, se, sw] = cornersOf(box);
  return [
    { from: nw, to: ne },
    { from: ne, to: se },
    { from: se, to: sw },
    { from: sw, to: nw },
  ];
}

/**
 * Is some point strictly between the ends of the line strictly inside the box? Touching a corner or running along a side
 * is not passing through. Ask for the whole box of a figure, never its cells one by one: a line between them is inside it.
 *
 * @example passesThrough({ from: centreOf(boxAt(0, 0)), to: centreOf(boxAt(4, 2)) }, boxAt(2, 1)) // true
 */
export function passesThrough(line: Segment, box: Box): boolean {
  const { from, to } = line;
  if (Math.max(from.x, to.x) <= box.left || Math.min(from.x, to.x) >= box.right) return false;
  if (Math.max(from.y, to.y) <= box.top || Math.min(from.y, to.y) >= box.bottom) return false;
  const [least, most] = orientations(line, box);
  return least < 0 && most > 0;
}

/**
 * Has the line a point in common with the box, be it a corner?
 *
 * @example touches({ from: centreOf(boxAt(0, 0)), to: centreOf(boxAt(3, 3)) }, boxAt(2, 1)) // true: the corner (4, 4)
 */
export function touches(line: Segment, box: Box): boolean {
  const { from, to } = line;
  if (Math.max(from.x, to.x) < box.left || Math.min(from.x, to.x) > box.right) return false;
  if (Math.max(from.y, to.y) < box.top || Math.min(from.y, to.y) > box.bottom) return false;
  const [least, most] = orientations(line, box);
  return least <= 0 && most >= 0;
}

/** How far left and right of the line the box extends: the least and the greatest orientation of its corners. */
export function orientations({ from, to }: Segment, { left, top, right, bottom }: Box): readonly [number, number] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // Orientation is dx * y - dy * x plus a constant: extreme where each term is.
  const across = dx * from.y - dy * from.x;
  const least = dx * (dx > 0 ? top : bottom) - dy * (dy > 0 ? right : left) - across;
  const most = dx * (dx > 0 ? bottom : top) - dy * (dy > 0 ? left : right) - across;
  return [least, most];
}
