import { type Box, orientations } from './box.ts';
import {
  all,
  type Counts,
  EAST,
  isInTheWay,
  markAt,
  NO_BOXES,
  NORTH,
  type Obstacles,
  SOUTH,
  WEST,
} from './obstacles.ts';
import type { Segment } from './segment.ts';

/**
 * Does the line squeeze through a grid corner, strictly between its ends, with matter touching that corner on its left and
 * matter touching it on its right? Sliding along one wall is free, slipping between two is not.
 *
 * @example squeezesThrough(line, obstacles, (cell) => cell !== own)
 */
export function squeezesThrough(line: Segment, obstacles: Obstacles, counts: Counts = all, boxes = NO_BOXES): boolean {
  const { from, to } = line;
  const width = to.x - from.x;
  const height = to.y - from.y;
  const pieces = greatestCommonDivisor(Math.abs(width), Math.abs(height));
  for (let i = 1; i < pieces; i++) {
    const x = from.x + (i * width) / pieces;
    const y = from.y + (i * height) / pieces;
    if (x % 2 !== 0 || y % 2 !== 0) continue;
    let sides = sidesHeld(obstacles, x / 2, y / 2, width, height, counts);
    for (let b = 0; b < boxes.length && sides !== BOTH; b++) sides |= sideHeldBy(line, boxes[b]!, x, y);
    if (sides === BOTH) return true;
  }
  return false;
}

const RIGHT = 1;
const LEFT = 2;
const BOTH = RIGHT | LEFT;

/** On which sides of a line of that width and height cells and walls touch the grid corner at the top left of (column, row). */
function sidesHeld(o: Obstacles, column: number, row: number, width: number, height: number, counts: Counts): number {
  const nw = markAt(o, column - 1, row - 1);
  const ne = markAt(o, column, row - 1);
  const se = markAt(o, column, row);
  const sw = markAt(o, column - 1, row);
  if ((nw | ne | se | sw) === 0) return 0;
  // A cell or a wall is on the right when none of it is on the left: y goes down the page.
  let sides = 0;
  if (isInTheWay(o, nw, column - 1, row - 1, counts)) sides |= sideOfCell(height, -width);
  if (isInTheWay(o, ne, column, row - 1, counts)) sides |= sideOfCell(-height, -width);
  if (isInTheWay(o, se, column, row, counts)) sides |= sideOfCell(-height, width);
  if (isInTheWay(o, sw, column - 1, row, counts)) sides |= sideOfCell(height, width);
  if (((nw & EAST) | (ne & WEST)) !== 0) sides |= sideOfWall(-width);
  if (((ne & SOUTH) | (se & NORTH)) !== 0) sides |= sideOfWall(-height);
  if (((sw & EAST) | (se & WEST)) !== 0) sides |= sideOfWall(width);
  if (((nw & SOUTH) | (sw & NORTH)) !== 0) sides |= sideOfWall(height);
  return sides;
}

/** The side of a wall, given the orientation of its far end; a wall along the line is on neither. */
function sideOfWall(orientation: number): number {
  return orientation > 0 ? RIGHT : orientation < 0 ? LEFT : 0;
}

/** The side of a cell, given the orientations of the two corners beside the one the line goes through. */
function sideOfCell(one: number, other: number): number {
  if (one >= 0 && other >= 0) return RIGHT;
  return one <= 0 && other <= 0 ? LEFT : 0;
}

function sideHeldBy(line: Segment, box: Box, x: number, y: number): number {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return 0;
  const [least, most] = orientations(line, box);
  return sideOfCell(least, most);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
