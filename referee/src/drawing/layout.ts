import { type Board, columnOf, rowOf, type Scene } from '@arbitre/kernel';
import { sidesOf } from './between.ts';
import type { Legend } from './legend.ts';

/**
 * Where cells fall on the sheet. A board with nothing between its cells is drawn close (`. . #`). One with walls on sides,
 * roads or zones, and every hex board, gets a line between its rows and room for them. Where that is too wide, squares
 * stay close and only the rows that need it get their line.
 *
 * A character is about twice as high as wide, so cells of 2 by 1 and of 4 by 2 are both square.
 */
export interface Layout {
  /** The part of the board that is drawn: what is unknown all around is left out. */
  readonly crop: Crop;
  /** Is there room beside each figure? */
  readonly roomy: boolean;
  /** Characters from one column to the next. */
  readonly pitch: number;
  /** Characters from a cell to its east side. */
  readonly east: number;
  /** Characters of the row labels. */
  readonly labels: number;
  /** The last character of a cell, and its line. */
  readonly x: (cell: number) => number;
  readonly y: (cell: number) => number;
  /** Is this a line between two rows? */
  readonly isBetween: (line: number) => boolean;
}

/** Columns and rows, the last ones included. */
export interface Crop {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function layoutOf(scene: Scene, legend: Legend, widest: number, width: number, spacious = false): Layout {
  const { board } = scene;
  const crop = cropOf(scene, legend);
  const columns = crop.right - crop.left + 1;
  const hex = board.grid === 'hex';
  const cell = Math.max(1, widest, hex ? 1 : columnLabel(crop.right));
  const labels = Math.max(2, `${board.rows}`.length);
  const sides = hex ? [] : sidesOf(scene);
  const wide = Math.max(4, cell + 1 + ((cell + 1) % 2));
  const between = spacious || sides.length > 0 || scene.lines !== undefined;
  const roomy = hex || (between && labels + 2 + columns * wide <= width);
  const pitch = roomy ? wide : cell + 1;
  const left = labels + (roomy ? pitch / 2 + 1 : sides.length > 0 ? Math.max(2, cell + 1) : cell);
  const lines = rowLines(board, crop, roomy, sides);
  const rows = new Set(lines);
  const shift = (at: number) => (hex && rowOf(board, at) % 2 === 1 ? pitch / 2 : 0);
  return {
    crop,
    roomy,
    pitch,
    east: roomy ? pitch / 2 : 1,
    labels,
    x: (at) => left + (columnOf(board, at) - crop.left) * pitch + shift(at),
    y: (at) => lines[rowOf(board, at) - crop.top] ?? 0,
    isBetween: (line) => line > 0 && !rows.has(line),
  };
}

/** The line of each row that is drawn, from 1: line 0 holds the labels of the columns. */
function rowLines(
  board: Board,
  { top, bottom }: Crop,
  roomy: boolean,
  sides: ReturnType<typeof sidesOf>,
): readonly number[] {
  const above = new Set(
    sides.flatMap(({ cell, direction }) => {
      const row = rowOf(board, cell);
      return direction === 0 ? [row] : direction === 4 ? [row + 1] : [];
    }),
  );
  const lines: number[] = [];
  let line = 1;
  for (let row = top; row <= bottom; row++) {
    if (roomy || above.has(row)) line++;
    lines.push(line++);
  }
  return lines;
}

/** How many letters name a column. */
function columnLabel(column: number): number {
  return column < 26 ? 1 : column < 26 * 27 ? 2 : 3;
}

/** The smallest part of the board that holds everything that has a sign. */
function cropOf({ board, ground, pieces }: Scene, legend: Legend): Crop {
  const shown = [
    ...pieces.map(({ at }) => at),
    ...ground.flatMap((kind, cell) => ((legend[kind]?.glyph ?? ' ').trim() === '' ? [] : [cell])),
  ];
  if (shown.length === 0) return { left: 0, right: board.columns - 1, top: 0, bottom: board.rows - 1 };
  const columns = shown.map((cell) => columnOf(board, cell));
  const rows = shown.map((cell) => rowOf(board, cell));
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  return { left: least(columns), right: most(columns), top: least(rows), bottom: most(rows) };
}
