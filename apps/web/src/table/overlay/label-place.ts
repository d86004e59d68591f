import { layoutOf, type Point } from '../../board/layout.ts';
import type { Board, Scene } from '@arbitre/kernel';

/** Units of the board: a line of a note, and what a letter takes of it. */
export const LINE = 26;
const LETTER = 8.2;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What a line of text takes. */
export function widthOf(text: string): number {
  return text.length * LETTER + 20;
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

/** Tried right, left, below, above, then farther away; the first that lies on nothing. */
export function placeFor(from: Point, width: number, cell: number, taken: readonly Box[], wide: number): Box {
  for (let far = 1.2; far < 6; far += 0.8) {
    const tries = [
      { x: from.x + cell * far, y: from.y - LINE / 2 },
      { x: from.x - cell * far - width, y: from.y - LINE / 2 },
      { x: from.x - width / 2, y: from.y + cell * far },
      { x: from.x - width / 2, y: from.y - cell * far - LINE },
    ];
    const free = tries.find(
      ({ x, y }) =>
        x > -cell && x + width < wide + cell && !taken.some((box) => overlaps(box, { x, y, width }, 2 * cell)),
    );
    if (free !== undefined) return { ...free, width };
  }
  return { x: from.x - width / 2, y: from.y + cell, width };
}

function overlaps(one: Box, other: Box, tall: number): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + LINE && other.y < one.y + tall;
}
