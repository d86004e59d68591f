import {
  type Board,
  boxAt,
  type Cell,
  columnOf,
  type Obstacles,
  obstaclesOf,
  cellAt,
  rememberLast,
  rowOf,
  type Segment,
  squareBoard,
  withHeight,
  withSides,
} from '@arbitre/kernel';
import { middleOf, type Space } from './space.ts';
import { isTooSmallToShelter } from '../defence/shelter.ts';
import type { Size } from './size.ts';
import { fillsItsSquare } from '../walking/object.ts';
import type { Terrain } from '../walking/terrain.ts';

/** Where the wind blows to: a direction of the board, 0 north to 7 north-west, or nowhere. */
export type Wind = number | null;

/** A map as plain data (pf.grid.1: an encounter is always played on squares): one legend character per square, row by row. Shared by every state of a game. */
export interface Battlefield {
  readonly columns: number;
  readonly rows: number;
  readonly squares: readonly string[];
  readonly legend: Readonly<Record<string, Terrain>>;
  /** Thin walls: the side of `cell` towards `direction` (0, 2, 4 or 6). */
  readonly walls: readonly { readonly cell: Cell; readonly direction: number }[];
  readonly wind: Wind;
  readonly gravity: 'normal' | 'none';
  /** Units above the zero of the map that nobody flies over. */
  readonly ceiling: number;
}

/** A battlefield worked out for searching: typed arrays, derived once. */
export interface Chart {
  readonly field: Battlefield;
  readonly board: Board;
  readonly terrain: readonly Terrain[];
  /** 1 where matter fills the square. */
  readonly solid: Uint8Array;
  /** Squares with a closed door. */
  readonly doors: readonly Cell[];
  /** No raised ground and no matter of limited height: every line is judged on the flat. */
  readonly flat: boolean;
  /** Nothing anywhere that could stop a line. */
  readonly open: boolean;
  /** Ground and matter that could stop a line, and thin walls. */
  readonly obstacles: Obstacles;
  /** Sums of the squares that could stop a line, over each rectangle from the top left: a column and a row more than the map. */
  readonly obstacleSums: Int32Array;
}

const charts = new WeakMap<Battlefield, Chart>();

/** The code of a thin wall on a side of the board. */
export const THIN_WALL = 1;

const BARE_GROUND: Terrain = { look: 'open', class: 'open', height: 0 };

/** The chart of a map. The last one is kept at hand: a game asks for the same at every turn. */
export const chartOf = rememberLast((field: Battlefield): Chart => {
  const known = charts.get(field);
  if (known !== undefined) return known;
  const chart = drawChart(field);
  charts.set(field, chart);
  return chart;
});

function drawChart(field: Battlefield): Chart {
  const terrain = field.squares.map((character) => field.legend[character] ?? BARE_GROUND);
  let board = squareBoard(field.columns, field.rows);
  for (const height of new Set(terrain.map((square) => square.height))) {
    board = withHeight(
      board,
      height,
      cellsWhere(terrain, (square) => square.height === height),
    );
  }
  board = withSides(
    board,
    field.walls.map(({ cell, direction }) => ({ cell, direction, code: THIN_WALL })),
  );
  const solid = Uint8Array.from(terrain, (square) => (fillsItsSquare(square) ? 1 : 0));
  const flat = terrain.every((square) => topOf(square) === 0 && square.blocking?.top === undefined);
  const open = flat && field.walls.length === 0 && !solid.includes(1);
  const doors = cellsWhere(terrain, ({ door }) => door !== undefined);
  const hinders = (cell: Cell) => solid[cell] === 1 || topOf(terrain[cell] ?? BARE_GROUND) > 0;
  const obstacles = obstaclesOf(board, hinders, (code) => code === THIN_WALL);
  const obstacleSums = sumObstacles(field, hinders);
  return { field, board, terrain, solid, doors, flat, open, obstacles, obstacleSums };
}

function sumObstacles({ columns, rows, walls }: Battlefield, hinders: (cell: Cell) => boolean): Int32Array {
  const walled = new Set(
    walls.flatMap(({ cell, direction }) => [
      cell,
      cell + (direction === 2 ? 1 : direction === 4 ? columns : direction === 6 ? -1 : -columns),
    ]),
  );
  const sums = new Int32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let inRow = 0;
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (hinders(cell) || walled.has(cell)) inRow++;
      sums[(row + 1) * (columns + 1) + column + 1] = (sums[row * (columns + 1) + column + 1] ?? 0) + inRow;
    }
  }
  return sums;
}

/** Is there nothing that could stop a line in the rectangle around two spaces? A quick answer before any line is drawn. */
export function isOpenBetween(chart: Chart, a: Space, b: Space): boolean {
  if (chart.open) return true;
  const { columns, rows } = chart.board;
  const left = Math.max(0, Math.min(a.x, b.x));
  const top = Math.max(0, Math.min(a.y, b.y));
  const right = Math.min(columns, Math.max(a.x + a.side, b.x + b.side));
  const bottom = Math.min(rows, Math.max(a.y + a.side, b.y + b.side));
  const at = (column: number, row: number) => chart.obstacleSums[row * (columns + 1) + column] ?? 0;
  return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top) === 0;
}

function cellsWhere(terrain: readonly Terrain[], test: (square: Terrain) => boolean): Cell[] {
  return terrain.flatMap((square, cell) => (test(square) ? [cell] : []));
}

/** The height up to which a square is filled with ground. A slope counts from its foot: it gives no cover by itself. */
function topOf(square: Terrain): number {
  return Math.max(0, square.height);
}

export function terrainAt(chart: Chart, cell: Cell): Terrain {
  return chart.terrain[cell] ?? BARE_GROUND;
}

/** The squares of a footprint, row by row; `OFF_BOARD` where it hangs over the edge of the map. */
export function squaresOf(chart: Chart, x: number, y: number, side: number): Cell[] {
  const squares: Cell[] = [];
  for (let row = y; row < y + side; row++) {
    for (let column = x; column < x + side; column++) squares.push(cellAt(chart.board, column, row));
  }
  return squares;
}

export function spaceAt(chart: Chart, anchor: Cell, side: number, z: number): Space {
  return { x: columnOf(chart.board, anchor), y: rowOf(chart.board, anchor), side, z };
}

/** A line between two points, with the height of each end in half units. */
export interface SightLine extends Segment {
  readonly low: number;
  readonly high: number;
}

/** The line from one point at the height of `a`'s middle to another at the height of `b`'s. */
export function sightLine({ from, to }: Segment, a: Space, b: Space): SightLine {
  return { from, to, low: middleOf(a), high: middleOf(b) };
}

/**
 * Does a square stop a line: matter, or ground that rises above it where it passes? With `sheltering`, obstacles too small to
 * shelter that size do not (pf.cover.8).
 */
export function isInTheWay(chart: Chart, cell: Cell, line: SightLine, sheltering: Size | undefined): boolean {
  const square = terrainAt(chart, cell);
  const { blocking } = square;
  if (blocking === undefined) return !chart.flat && risesAbove(chart, cell, line, topOf(square));
  if (sheltering !== undefined && isTooSmallToShelter(blocking.maxCoverSize, sheltering)) return false;
  return blocking.top === undefined || risesAbove(chart, cell, line, blocking.top);
}

/** pf.cover.5, height: is the line somewhere over that square below the given height? Exact, in whole numbers. */
function risesAbove(chart: Chart, cell: Cell, line: SightLine, top: number): boolean {
  if (Math.min(line.low, line.high) >= 2 * top) return false;
  const { from, to, low, high } = line;
  const box = boxAt(columnOf(chart.board, cell), rowOf(chart.board, cell));
  const across = clip(from.x, to.x, box.left, box.right);
  const down = clip(from.y, to.y, box.top, box.bottom);
  if (across === null || down === null) return false;
  // The lowest point over the square is where the line enters it when it climbs, where it leaves it when it descends.
  const [n, d] = high >= low ? later(across.in, down.in) : sooner(across.out, down.out);
  return low * d + (high - low) * n < 2 * top * d;
}

/** A share of the way along a line: numerator and positive denominator. */
type Share = readonly [n: number, d: number];

/** The shares of the way between which one coordinate is within closed bounds; null when it never is. */
function clip(from: number, to: number, low: number, high: number): { readonly in: Share; readonly out: Share } | null {
  const d = to - from;
  if (d === 0) return from < low || from > high ? null : { in: [0, 1], out: [1, 1] };
  const [enter, leave] = d > 0 ? [low - from, high - from] : [from - high, from - low];
  return { in: later([enter, Math.abs(d)], [0, 1]), out: sooner([leave, Math.abs(d)], [1, 1]) };
}

function later(a: Share, b: Share): Share {
  return a[0] * b[1] >= b[0] * a[1] ? a : b;
}

function sooner(a: Share, b: Share): Share {
  return a[0] * b[1] <= b[0] * a[1] ? a : b;
}

export function covers(chart: Chart, space: Space, cell: Cell): boolean {
  const column = columnOf(chart.board, cell);
  const row = rowOf(chart.board, cell);
  return column >= space.x && column < space.x + space.side && row >= space.y && row < space.y + space.side;
}

/** Is the whole footprint on the map and free of solid matter (pf.geom.5)? */
export function fits({ board, solid }: Chart, x: number, y: number, side: number): boolean {
  if (x < 0 || y < 0 || x + side > board.columns || y + side > board.rows) return false;
  for (let row = y; row < y + side; row++) {
    for (let column = x; column < x + side; column++) if (solid[row * board.columns + column] !== 0) return false;
  }
  return true;
}
