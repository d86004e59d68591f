import { boxAt, centreOf, passesThrough, type Point } from '@arbitre/kernel';
import { boxOf, distance, type Space } from './space.ts';

/** A square of an area, as columns and rows from where the area begins. */
export interface AreaSquare {
  readonly x: number;
  readonly y: number;
}

/** pf.x.area: squares of movement to the i-th column and j-th row from a corner, diagonals counted 1, 2, 1, 2. */
function stride(i: number, j: number): number {
  return Math.max(i, j) + Math.floor(Math.min(i, j) / 2);
}

/**
 * The squares of a burst around a grid corner, the corner being the top left of square (0, 0).
 *
 * @example burst(1).length // 4
 */
export function burst(radius: number): AreaSquare[] {
  const quarter = quadrant(radius);
  return [true, false].flatMap((east) =>
    [true, false].flatMap((south) => quarter.map(({ x, y }) => ({ x: east ? x : -1 - x, y: south ? y : -1 - y }))),
  );
}

/** One quarter of a burst, south-east of its corner. */
function quadrant(radius: number): AreaSquare[] {
  const squares: AreaSquare[] = [];
  for (let y = 0; y < radius; y++) {
    for (let x = 0; x < radius; x++) if (stride(x + 1, y + 1) <= radius) squares.push({ x, y });
  }
  return squares;
}

/** Is that space within an aura around another? pf.geom.4, without the longer arm of reach 2. */
export function isInAura(source: Space, space: Space, radius: number): boolean {
  return distance(source, space) <= radius;
}

/**
 * The squares of an aura around a body of that side, the body's own left out; (0, 0) is its top-left square.
 *
 * @example aura(1, 2).length // 20
 */
export function aura(side: number, radius: number): AreaSquare[] {
  const source: Space = { x: 0, y: 0, side, z: 0 };
  const squares: AreaSquare[] = [];
  for (let y = -radius; y < side + radius; y++) {
    for (let x = -radius; x < side + radius; x++) {
      const own = x >= 0 && x < side && y >= 0 && y < side;
      if (!own && isInAura(source, { x, y, side: 1, z: 0 }, radius)) squares.push({ x, y });
    }
  }
  return squares;
}

/**
 * The squares of a cone in one of the eight directions of the board (0 north to 7 north-west). Straight, (0, 0) is its first square,
 * which shares a side with the source; slanted, it is the square beyond the shared corner.
 *
 * @example cone(2, 3).length // 7: rows of 1, 3 and 3, eastwards
 */
export function cone(direction: number, length: number): AreaSquare[] {
  const slanted = direction % 2 === 1;
  const squares = slanted ? quadrant(length) : straightCone(length);
  return squares.map(({ x, y }) => turned(x, y, Math.floor(direction / 2), slanted));
}

/** Southwards: forward along the rows, sideways along the columns. */
function straightCone(length: number): AreaSquare[] {
  const squares: AreaSquare[] = [];
  for (let f = 1; f <= length; f++) {
    for (let k = 1 - f; k < f; k++) if (f + Math.floor(Math.abs(k) / 2) <= length) squares.push({ x: k, y: f - 1 });
  }
  return squares;
}

/** Turns a cone that points south, or south-east, by quarters so that it points where it should. */
function turned(x: number, y: number, quarter: number, slanted: boolean): AreaSquare {
  const turns = (quarter + (slanted ? 3 : 2)) % 4;
  let [dx, dy] = [x, y];
  for (let n = 0; n < turns; n++) [dx, dy] = [0 - dy, dx];
  return { x: dx, y: dy };
}

/**
 * The squares of a line one square wide, from the centre of a body to a grid corner or the centre of a square (doubled coordinates):
 * those it passes through, outside the body and within the length.
 */
export function lineArea(source: Space, to: Point, length: number): AreaSquare[] {
  const from = centreOf(boxOf(source));
  const squares: AreaSquare[] = [];
  for (let y = Math.floor(Math.min(from.y, to.y) / 2); 2 * y < Math.max(from.y, to.y); y++) {
    for (let x = Math.floor(Math.min(from.x, to.x) / 2); 2 * x < Math.max(from.x, to.x); x++) {
      const away = distance(source, { x, y, side: 1, z: source.z });
      if (away > 0 && away <= length && passesThrough({ from, to }, boxAt(x, y))) squares.push({ x, y });
    }
  }
  return squares;
}
