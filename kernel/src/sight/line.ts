import { type Board, type Cell, cellAt, columnOf, OFF_BOARD, rowOf } from '../board/board.ts';
import { orientation, type Point, type Segment } from './segment.ts';

/**
 * A stretch of the straight line between the centres of two cells, square or hex: it goes through a cell, or along the
 * side between two, or past a corner where it only touches one or two more. Left and right as seen along the line;
 * `OFF_BOARD` where there is no such cell.
 */
export type Stretch =
  | { readonly kind: 'through'; readonly cell: Cell }
  | { readonly kind: 'along'; readonly left: Cell; readonly right: Cell }
  | { readonly kind: 'corner'; readonly left: Cell; readonly right: Cell };

/**
 * The line from the centre of a cell to the centre of another, in order, both included. What stops a line that runs
 * along a side or touches a corner is for the game to rule: the cells on both sides are reported.
 *
 * @example lineOf(hexBoard(3, 3), 0, 6) // through 0, along the side between 3 and OFF_BOARD, through 6
 */
export function lineOf(board: Board, from: Cell, to: Cell): Stretch[] {
  const line = { from: centreOfCell(board, from), to: centreOfCell(board, to) };
  const stretches: Stretch[] = [{ kind: 'through', cell: from }];
  for (let here = line.from; here.x !== line.to.x || here.y !== line.to.y; ) {
    const { past, next } = leave(board, line, here);
    if (past !== null) stretches.push(past);
    stretches.push({ kind: 'through', cell: cellAround(board, next) });
    here = next;
  }
  return stretches;
}

const at = (x: number, y: number): Point => ({ x, y });

/** A kind of cell drawn in whole numbers around its centre. */
interface Shape {
  /** Clockwise from the top (left). */
  readonly corners: readonly Point[];
  /** After each corner comes a side; the centre of the cell across it. */
  readonly across: readonly Point[];
}

/** A square in doubled coordinates. */
const SQUARE: Shape = {
  corners: [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)],
  across: [at(0, -2), at(2, 0), at(0, 2), at(-2, 0)],
};

/** A hex 2 wide and 4 high, rows 3 apart: stretched to whole numbers, which bends no line. */
const HEX: Shape = {
  corners: [at(0, -2), at(1, -1), at(1, 1), at(0, 2), at(-1, 1), at(-1, -1)],
  across: [at(1, -3), at(2, 0), at(1, 3), at(-1, 3), at(-2, 0), at(-1, -3)],
};

function centreOfCell(board: Board, cell: Cell): Point {
  const column = columnOf(board, cell);
  const row = rowOf(board, cell);
  return board.grid === 'square' ? at(2 * column + 1, 2 * row + 1) : at(2 * column + (row % 2), 3 * row);
}

function cellAround(board: Board, { x, y }: Point): Cell {
  if (board.grid === 'square') return cellAt(board, (x - 1) / 2, (y - 1) / 2);
  const row = y / 3;
  return cellAt(board, (x - (row % 2)) / 2, row);
}

/** The way out of the cell centred `here`: the centre of the next cell, and what the line goes past on its way. */
interface Leaving {
  readonly past: Stretch | null;
  readonly next: Point;
}

function leave(board: Board, line: Segment, here: Point): Leaving {
  const { corners, across } = board.grid === 'square' ? SQUARE : HEX;
  const lies = corners.map((corner) => orientation(line, shift(here, corner)));
  // Clockwise around a cell it cuts, the line goes out where its left (below 0) turns into its right.
  const last = lies.findIndex((lie, i) => lie < 0 && lies[(i + 1) % lies.length]! >= 0);
  const after = (last + 1) % lies.length;
  const left = shift(here, across[last]!);
  if (lies[after]! > 0) return { past: null, next: left };
  const right = shift(here, across[after]!);
  const corner = corners[after]!;
  const between = { left: cellAround(board, left), right: cellAround(board, right) };
  if (board.grid === 'square') return { past: { kind: 'corner', ...between }, next: shift(here, corner, 2) };
  // Three hexes meet at the corner; the side between the other two goes straight away from here, as long as the corner is far.
  const end = orientation(line, shift(here, corner, 2));
  if (end === 0) return { past: { kind: 'along', ...between }, next: shift(here, corner, 3) };
  return end > 0
    ? { past: { kind: 'corner', left: OFF_BOARD, right: between.right }, next: left }
    : { past: { kind: 'corner', left: between.left, right: OFF_BOARD }, next: right };
}

function shift(point: Point, by: Point, times = 1): Point {
  return at(point.x + times * by.x, point.y + times * by.y);
}
