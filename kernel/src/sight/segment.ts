/** A point of a square board in doubled coordinates: grid corners are even, centres of cells odd. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight stretch between two points: a line of sight, a wall on one side of a cell. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/**
 * On which side of a line a point lies: above 0 on its right, below 0 on its left (y goes down the page), 0 on it.
 *
 * @example orientation({ from: { x: 0, y: 0 }, to: { x: 2, y: 0 } }, { x: 1, y: 5 }) // 10: right of a line going east
 */
export function orientation({ from, to }: Segment, { x, y }: Point): number {
  return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
}

/**
 * Do two segments cross, each passing from one side of the other to its other side? Touching is not crossing.
 *
 * @example crosses(lineOfSight, wall)
 */
export function crosses(a: Segment, b: Segment): boolean {
  return parts(a, b) && parts(b, a);
}

/** Are the ends of `b` strictly on opposite sides of the line through `a`? */
function parts(a: Segment, b: Segment): boolean {
  const from = orientation(a, b.from);
  const to = orientation(a, b.to);
  return (from < 0 && to > 0) || (from > 0 && to < 0);
}

/**
 * Have two segments a point in common, ends included?
 *
 * @example meets(line, westSide) && meets(line, eastSide)
 */
export function meets(a: Segment, b: Segment): boolean {
  return overlap(a, b, 'x') && overlap(a, b, 'y') && reachesAcross(a, b) && reachesAcross(b, a);
}

function overlap(a: Segment, b: Segment, axis: 'x' | 'y'): boolean {
  const [aFrom, aTo, bFrom, bTo] = [a.from[axis], a.to[axis], b.from[axis], b.to[axis]];
  return Math.max(aFrom, aTo) >= Math.min(bFrom, bTo) && Math.max(bFrom, bTo) >= Math.min(aFrom, aTo);
}

/** Has `b` a point on the line through `a`? */
function reachesAcross(a: Segment, b: Segment): boolean {
  const from = orientation(a, b.from);
  const to = orientation(a, b.to);
  return (from <= 0 && to >= 0) || (from >= 0 && to <= 0);
}
