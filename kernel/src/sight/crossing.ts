import { passesThrough, touches } from './box.ts';
import {
  all,
  type Counts,
  EAST,
  FILLED,
  isInTheWay,
  markAt,
  NO_BOXES,
  NORTH,
  type Obstacles,
  SOUTH,
  WEST,
} from './obstacles.ts';
import type { Segment } from './segment.ts';
import { supercover } from './supercover.ts';

/**
 * Does the line pass through a filled cell or one of the boxes, or cross a closed side?
 *
 * @example crossesAny(line, obstacles) || squeezesThrough(line, obstacles)
 */
export function crossesAny(line: Segment, obstacles: Obstacles, counts: Counts = all, boxes = NO_BOXES): boolean {
  for (let i = 0; i < boxes.length; i++) if (passesThrough(line, boxes[i]!)) return true;
  return walks(line, obstacles, counts);
}

/** Goes from cell to cell along the line until something is in the way. */
function walks({ from, to }: Segment, obstacles: Obstacles, counts: Counts): boolean {
  const right = to.x > from.x;
  const down = to.y > from.y;
  const width = right ? to.x - from.x : from.x - to.x;
  const height = down ? to.y - from.y : from.y - to.y;
  // A point is in nothing. A line along the grid is in no cell, and meets other sides at their ends.
  if (width === 0 && (height === 0 || from.x % 2 === 0)) return false;
  if (height === 0 && from.y % 2 === 0) return false;
  let column = (right ? from.x : from.x - 1) >> 1;
  let row = (down ? from.y : from.y - 1) >> 1;
  let mark = markAt(obstacles, column, row);
  if (isInTheWay(obstacles, mark, column, row, counts)) return true;
  // How far the next upright and level grid lines are, and which is met first: below 0 the upright, above 0 the level one.
  let upright = from.x % 2 === 0 ? 2 : 1;
  let level = from.y % 2 === 0 ? 2 : 1;
  let order = upright * height - level * width;
  while (upright < width || level < height) {
    const first = order;
    let leaving = 0;
    let entering = 0;
    if (first <= 0) {
      column += right ? 1 : -1;
      upright += 2;
      order += 2 * height;
      leaving = right ? EAST : WEST;
      entering = right ? WEST : EAST;
    }
    if (first >= 0) {
      row += down ? 1 : -1;
      level += 2;
      order -= 2 * width;
      leaving = down ? SOUTH : NORTH;
      entering = down ? NORTH : SOUTH;
    }
    const next = markAt(obstacles, column, row);
    // Through a corner it crosses no side. On the edge of the board only one of the two cells knows of it.
    if (first !== 0 && ((mark & leaving) | (next & entering)) !== 0) return true;
    mark = next;
    if (isInTheWay(obstacles, mark, column, row, counts)) return true;
  }
  return false;
}

/**
 * Has the line a point in common with a filled cell or one of the boxes, be it a corner?
 *
 * @example touchesAny(line, obstacles, (cell) => cell !== own)
 */
export function touchesAny(line: Segment, obstacles: Obstacles, counts: Counts = all, boxes = NO_BOXES): boolean {
  const { board, marks } = obstacles;
  if (boxes.some((box) => touches(line, box))) return true;
  return supercover(board, line).some((cell) => (marks[cell]! & FILLED) !== 0 && counts(cell));
}
