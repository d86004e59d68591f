import type { Board } from '@arbitre/kernel';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the cells of a board lie on the page, in pixels at zoom 1. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** From the middle of a cell to the middle of its side. */
  readonly inner: number;
  centre(cell: number): Point;
  /** The corners of a cell, in the order of its sides: side `i` of the drawing joins corner `i` to corner `i + 1`. */
  corners(cell: number, shrink?: number): readonly Point[];
  /** The directions of the board that are sides, in the order of `corners`. */
  readonly sides: readonly number[];
  /** The cell under a point, or -1. */
  cellAt(point: Point): number;
}

const SQUARE = 48;
const HEX_RADIUS = 30;
const HEX_WIDTH = Math.sqrt(3) * HEX_RADIUS;

const layouts = new WeakMap<Board['neighbours'], Layout>();

/** The layout of a board; boards that share their graph share it. */
export function layoutOf(board: Board): Layout {
  const known = layouts.get(board.neighbours);
  if (known !== undefined) return known;
  const layout = board.grid === 'square' ? squareLayout(board) : hexLayout(board);
  layouts.set(board.neighbours, layout);
  return layout;
}

function squareLayout({ columns, rows }: Board): Layout {
  const half = SQUARE / 2;
  const centre = (cell: number): Point => ({
    x: (cell % columns) * SQUARE + half,
    y: Math.floor(cell / columns) * SQUARE + half,
  });
  return {
    width: columns * SQUARE,
    height: rows * SQUARE,
    inner: half,
    sides: [0, 2, 4, 6],
    centre,
    corners(cell, shrink = 0) {
      const { x, y } = centre(cell);
      const r = half - shrink;
      return [
        { x: x - r, y: y - r },
        { x: x + r, y: y - r },
        { x: x + r, y: y + r },
        { x: x - r, y: y + r },
      ];
    },
    cellAt({ x, y }) {
      const column = Math.floor(x / SQUARE);
      const row = Math.floor(y / SQUARE);
      return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : -1;
    },
  };
}

function hexLayout({ columns, rows }: Board): Layout {
  const centre = (cell: number): Point => {
    const row = Math.floor(cell / columns);
    return {
      x: (cell % columns) * HEX_WIDTH + HEX_WIDTH / 2 + (row % 2) * (HEX_WIDTH / 2),
      y: row * HEX_RADIUS * 1.5 + HEX_RADIUS,
    };
  };
  return {
    width: columns * HEX_WIDTH + (rows > 1 ? HEX_WIDTH / 2 : 0),
    height: (rows - 1) * HEX_RADIUS * 1.5 + HEX_RADIUS * 2,
    inner: HEX_WIDTH / 2,
    sides: [0, 1, 2, 3, 4, 5],
    centre,
    corners(cell, shrink = 0) {
      const { x, y } = centre(cell);
      const r = HEX_RADIUS - shrink;
      return [-90, -30, 30, 90, 150, 210].map((degrees) => ({
        x: x + r * Math.cos((degrees * Math.PI) / 180),
        y: y + r * Math.sin((degrees * Math.PI) / 180),
      }));
    },
    cellAt(point) {
      const near = Math.round((point.y - HEX_RADIUS) / (HEX_RADIUS * 1.5));
      let best = -1;
      let bestDistance = HEX_RADIUS * HEX_RADIUS;
      for (let row = Math.max(0, near - 1); row <= Math.min(rows - 1, near + 1); row++) {
        const column = Math.round((point.x - HEX_WIDTH / 2 - (row % 2) * (HEX_WIDTH / 2)) / HEX_WIDTH);
        if (column < 0 || column >= columns) continue;
        const { x, y } = centre(row * columns + column);
        const distance = (x - point.x) ** 2 + (y - point.y) ** 2;
        if (distance < bestDistance) [best, bestDistance] = [row * columns + column, distance];
      }
      return best;
    },
  };
}

/** A cell, or several, as one path. */
export function cellsPath(layout: Layout, cells: Iterable<number>, shrink = 0): string {
  let path = '';
  for (const cell of cells) path += polygon(layout.corners(cell, shrink));
  return path;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(spot).join('L')}Z`;
}

export function polyline(points: readonly Point[]): string {
  return points.length < 2 ? '' : `M${points.map(spot).join('L')}`;
}

/** A way from the rim of whoever stands at its beginning, so far from the middle: it hides nobody. */
export function fromRim([first, next, ...rest]: readonly Point[], far: number): readonly Point[] {
  if (first === undefined || next === undefined) return [];
  const share = far / Math.max(far, Math.hypot(next.x - first.x, next.y - first.y));
  const rim = { x: first.x + (next.x - first.x) * share, y: first.y + (next.y - first.y) * share };
  return [rim, next, ...rest];
}

export function spot({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** A tenth of a pixel is as fine as anyone sees, and keeps paths short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The middle of the space a figure fills. */
export function spaceCentre(layout: Layout, columns: number, at: number, size = 1): Point {
  if (size === 1) return layout.centre(at);
  const first = layout.centre(at);
  const last = layout.centre(at + (size - 1) * (columns + 1));
  return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
}

/** The sides of cells that are wanted, as one path. */
export function sidesWhere(
  layout: Layout,
  cells: Iterable<number>,
  wanted: (cell: number, direction: number) => boolean,
): string {
  let path = '';
  for (const cell of cells) {
    const corners = layout.corners(cell);
    layout.sides.forEach((direction, side) => {
      if (!wanted(cell, direction)) return;
      const [a, b] = [corners[side], corners[(side + 1) % corners.length]];
      if (a !== undefined && b !== undefined) path += `M${spot(a)}L${spot(b)}`;
    });
  }
  return path;
}
