import { layoutOf, type Point } from '../../board/layout.ts';
import type { Extent } from '../../board/viewport.ts';
import type { Board, Scene } from '@arbitre/kernel';

/** Pixels: a line of a note, and what a letter takes of it. `margin.css` has its type. */
export const LINE = 26;
const LETTER = 7.1;
const SIDES = 20;

/** Pixels that a line of text takes. */
export function widthOf(text: string): number {
  return text.length * LETTER + SIDES;
}

/** Letters of a line; what is longer than two of them stands in full beside the board. */
const LETTERS = 32;

/** A label in one line, or in two of much the same length; no word is cut in two, but the end of a very long one is left out. */
export function linesOf(text: string): readonly string[] {
  if (text.length <= LETTERS) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index).filter((index) => index <= LETTERS);
  const middle = text.length / 2;
  const [at] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  if (at === undefined) return [shortened(text)];
  return [text.slice(0, at), shortened(text.slice(at + 1))];
}

function shortened(text: string): string {
  return text.length <= LETTERS ? text : `${text.slice(0, LETTERS - 1)}…`;
}

/** Pixels that so many lines take. */
export function heightOf(lines: number): number {
  return lines === 1 ? LINE : 44;
}

/** The rooms that pieces take. */
export function piecesOf({ board, pieces }: Scene): readonly Extent[] {
  const layout = layoutOf(board);
  return pieces.map(({ at, size = 1 }) => {
    const { x, y } = layout.centre(at);
    const side = 2 * layout.inner * size;
    return { x: x - layout.inner, y: y - layout.inner, width: side, height: side };
  });
}

/** The rooms that cells take, with the standard above them: a note lies on nothing that another note is about. */
export function cellsOf(board: Board, cells: readonly number[]): readonly Extent[] {
  const layout = layoutOf(board);
  const { inner } = layout;
  return cells.map((cell) => {
    const { x, y } = layout.centre(cell);
    return { x: x - inner, y: y - 1.7 * inner, width: 2 * inner, height: 2.7 * inner };
  });
}

/** The board and a little around it: a room of three cells has its labels beside it. */
export function roomOf(board: Board): Extent {
  const { inner, width, height } = layoutOf(board);
  const around = 3 * inner;
  return { x: -around, y: -around, width: width + 2 * around, height: height + 2 * around };
}

/** What two parts of the board share; they do share something. */
export function shared(one: Extent, other: Extent): Extent {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

interface Room {
  readonly taken: readonly Extent[];
  /** Half a cell. */
  readonly cell: number;
  /** Where a label may lie: what is in sight of the board. */
  readonly within: Extent;
  /** Units of the board that a line is high. */
  readonly line: number;
}

/** Half cells that a label lies away at most. */
const FARTHEST = 8;

/** Tried right, left, below, above, then at the corners, then farther away; the first that lies on nothing. */
export function placeFor(from: Point, width: number, { cell, taken, within, line }: Room): Extent {
  const [left, top] = [within.x, within.y];
  const [right, foot] = [left + within.width - width, top + within.height - line];
  const across = Math.max(left, Math.min(from.x - width / 2, right)); // above and below, an edge pushes it inwards
  const boxed = (x: number, y: number): Extent => ({ x, y, width, height: line });
  const isFree = (box: Extent) =>
    box.x >= left && box.x <= right && box.y >= top && box.y <= foot && !taken.some((other) => overlaps(other, box));
  for (let far = 1.2; far < FARTHEST; far += 0.4) {
    const [after, before] = [from.x + cell * far, from.x - cell * far - width];
    const [level, below, above] = [from.y - line / 2, from.y + cell * far, from.y - cell * far - line];
    const tries = [
      boxed(after, level),
      boxed(before, level),
      boxed(across, below),
      boxed(across, above),
      ...[below, above].flatMap((y) => [boxed(after, y), boxed(before, y)]),
    ];
    const free = tries.find(isFree);
    if (free !== undefined) return free;
  }
  return boxed(across, Math.max(top, Math.min(from.y + cell, foot)));
}

function overlaps(one: Extent, other: Extent): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}
