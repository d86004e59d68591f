import { layoutOf, type Point } from '../../board/layout.ts';
import type { Board, Scene } from '@arbitre/kernel';

/** Pixels: a line of a note, and what a letter takes of it. `margin.css` has its type. */
export const LINE = 26;
const LETTER = 7.1;
const SIDES = 20;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Pixels that a line of text takes. */
export function widthOf(text: string): number {
  return text.length * LETTER + SIDES;
}

/** The rooms that pieces take. */
export function piecesOf({ board, pieces }: Scene): readonly Box[] {
  const layout = layoutOf(board);
  return pieces.map(({ at, size = 1 }) => {
    const { x, y } = layout.centre(at);
    return { x: x - layout.inner, y: y - layout.inner, width: 2 * layout.inner * size };
  });
}

/** The rooms that cells take: a note lies on nothing that another note is about. */
export function cellsOf(board: Board, cells: readonly number[]): readonly Box[] {
  const layout = layoutOf(board);
  return cells.map((cell) => {
    const { x, y } = layout.centre(cell);
    return { x: x - layout.inner, y: y - 1.7 * layout.inner, width: 2 * layout.inner }; // its standard stands above it
  });
}

interface Room {
  readonly taken: readonly Box[];
  /** Half a cell, and the width of the board. */
  readonly cell: number;
  readonly wide: number;
  /** Units of the board that a line is high. */
  readonly line: number;
}

/** Tried right, left, below, above, then farther away; the first that lies on nothing. */
export function placeFor(from: Point, width: number, { cell, taken, wide, line }: Room): Box {
  const [least, most] = [-cell, wide + cell - width];
  const across = Math.max(least, Math.min(from.x - width / 2, most)); // above and below, an edge pushes it inwards
  for (let far = 1.2; far < 6; far += 0.8) {
    const tries = [
      { x: from.x + cell * far, y: from.y - line / 2 },
      { x: from.x - cell * far - width, y: from.y - line / 2 },
      { x: across, y: from.y + cell * far },
      { x: across, y: from.y - cell * far - line },
    ];
    const free = tries.find(
      ({ x, y }) => x >= least && x <= most && !taken.some((box) => overlaps(box, { x, y, width }, 2 * cell, line)),
    );
    if (free !== undefined) return { ...free, width };
  }
  return { x: from.x - width / 2, y: from.y + cell, width };
}

function overlaps(one: Box, other: Box, tall: number, line: number): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + line && other.y < one.y + tall;
}
