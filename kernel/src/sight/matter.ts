import { type Board, type Cell, columnOf, rowOf, sideOf } from '../board/board.ts';
import { type Box, boxAt, orientations, passesThrough, sidesOf } from './box.ts';
import { crosses, orientation, type Point, type Segment } from './segment.ts';
import { supercover } from './supercover.ts';

/** What may stop a line: filled boxes, and walls without thickness on the sides of cells. */
export interface Matter {
  readonly boxes: readonly Box[];
  readonly walls: readonly Segment[];
}

/**
 * Does the line pass through a box, or cross a wall?
 *
 * @example isCrossed(line, matter) || isPinched(line, matter)
 */
export function isCrossed(line: Segment, { boxes, walls }: Matter): boolean {
  return boxes.some((box) => passesThrough(line, box)) || walls.some((wall) => crosses(line, wall));
}

/**
 * Does the line squeeze through a grid corner, strictly between its ends, with matter touching that corner on its left and
 * matter touching it on its right? Sliding along one wall is free, slipping between two is not.
 *
 * @example isPinched(line, { boxes: [boxAt(2, 1), boxAt(1, 2)], walls: [] })
 */
export function isPinched(line: Segment, matter: Matter): boolean {
  return cornersOn(line).some((corner) => touchesOn(line, corner, matter, 1) && touchesOn(line, corner, matter, -1));
}

/** The grid corners strictly between the ends of a line. */
function cornersOn({ from, to }: Segment): Point[] {
  const pieces = greatestCommonDivisor(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const corners: Point[] = [];
  for (let i = 1; i < pieces; i++) {
    const x = from.x + (i * (to.x - from.x)) / pieces;
    const y = from.y + (i * (to.y - from.y)) / pieces;
    if (x % 2 === 0 && y % 2 === 0) corners.push({ x, y });
  }
  return corners;
}

/** Does matter wholly on one side of the line (1 right, -1 left) touch that corner? */
function touchesOn(line: Segment, corner: Point, { boxes, walls }: Matter, side: 1 | -1): boolean {
  const boxTouches = (box: Box) => {
    const holds = corner.x >= box.left && corner.x <= box.right && corner.y >= box.top && corner.y <= box.bottom;
    const [least, most] = orientations(line, box);
    return holds && (side === 1 ? least >= 0 : most <= 0);
  };
  const wallTouches = ({ from, to }: Segment) =>
    (isSame(from, corner) && orientation(line, to) * side > 0) ||
    (isSame(to, corner) && orientation(line, from) * side > 0);
  return boxes.some(boxTouches) || walls.some(wallTouches);
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/**
 * The matter of a square board that a line could meet: the solid cells and the closed sides around the cells it touches.
 *
 * @example matterAlong(board, line, (cell) => board.terrain[cell] === ROCK, (code) => code === WALL)
 */
export function matterAlong(
  board: Board,
  line: Segment,
  solid: (cell: Cell) => boolean,
  closes: (code: number) => boolean,
): Matter {
  const cells = supercover(board, line);
  const boxOf = (cell: Cell) => boxAt(columnOf(board, cell), rowOf(board, cell));
  return {
    boxes: cells.filter(solid).map(boxOf),
    // A side between two touched cells comes twice, which changes no answer.
    walls: cells.flatMap((cell) =>
      sidesOf(boxOf(cell)).filter((_, quarter) => closes(sideOf(board, cell, 2 * quarter))),
    ),
  };
}
