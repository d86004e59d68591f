import { type Board, columnOf, rowOf, type Scene } from '@arbitre/kernel';

/**
 * Where cells fall on the sheet. A board with nothing between its cells is drawn close (`. . #`); one with walls on
 * sides, roads or zones, and every hex board, gets a line between its rows and room for them.
 *
 * A character is about twice as high as wide, so both keep squares square: 2 by 1, or 4 by 2.
 */
export interface Layout {
  readonly roomy: boolean;
  /** Characters from one column to the next. */
  readonly pitch: number;
  /** Lines from one row to the next. */
  readonly rise: 1 | 2;
  /** Characters that a cell may fill. */
  readonly width: number;
  /** Characters of the row labels. */
  readonly labels: number;
  /** Of the first cell: its last character, and its line. */
  readonly left: number;
  readonly top: number;
  readonly x: (cell: number) => number;
  readonly y: (cell: number) => number;
}

export function layoutOf(scene: Scene, widest: number): Layout {
  const { board } = scene;
  const roomy = board.grid === 'hex' || hasBetween(scene);
  const width = Math.max(1, widest, board.columns > 26 && board.grid === 'square' ? 2 : 1);
  const pitch = roomy ? Math.max(4, width + 1 + ((width + 1) % 2)) : width + 1;
  const rise = roomy ? 2 : 1;
  const labels = Math.max(2, `${board.rows}`.length);
  const left = labels + (roomy ? pitch / 2 + 1 : width);
  const top = roomy ? 2 : 1;
  const shift = (cell: number) => (board.grid === 'hex' && rowOf(board, cell) % 2 === 1 ? pitch / 2 : 0);
  return {
    roomy,
    pitch,
    rise,
    width,
    labels,
    left,
    top,
    x: (cell) => left + columnOf(board, cell) * pitch + shift(cell),
    y: (cell) => top + rowOf(board, cell) * rise,
  };
}

function hasBetween({ board, edges = [], lines = [] }: Scene): boolean {
  return edges.length > 0 || lines.length > 0 || hasZones(board);
}

export function hasZones(board: Board): boolean {
  const first = board.zone[0];
  for (let cell = 1; cell < board.size; cell++) if (board.zone[cell] !== first) return true;
  return false;
}
