/** A point of a square board in doubled coordinates: grid corners are even, centres of cells odd. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A stretch between two points: a wall on one side of a cell, a line of sight. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/**
 * On which side of the line from `p` to `q` a point lies, the page's y going down: above 0 right, below 0 left, 0 on the line.
 *
 * @example orientation({ x: 0, y: 0 }, { x: 2, y: 0 }, { x: 1, y: 5 }) // 10, below a line going east: to its right
 */
export function orientation(p: Point, q: Point, point: Point): number {
  return (q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x);
}

/**
 * Do two segments cross, each passing from one side of the other to its other side? Touching does not count.
 *
 * @example crosses(line, wall)
 */
export function crosses(a: Segment, b: Segment): boolean {
  const sides = Math.sign(orientation(a.from, a.to, b.from)) * Math.sign(orientation(a.from, a.to, b.to));
  return sides < 0 && Math.sign(orientation(b.from, b.to, a.from)) * Math.sign(orientation(b.from, b.to, a.to)) < 0;
}

/**
 * Do two segments have a point in common, ends included?
 *
 * @example meets(line, westSide) && meets(line, eastSide)
 */
export declare function meets(a: Segment, b: Segment): boolean;
