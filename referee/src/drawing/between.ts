import {
  type Board,
  columnOf,
  directionTo,
  isDiagonal,
  neighbour,
  OFF_BOARD,
  opposite,
  rowOf,
  type Scene,
} from '@arbitre/kernel';
import type { Canvas, Style } from './canvas.ts';
import type { Layout } from './layout.ts';
import type { Legend } from './legend.ts';

/** Draws what lies between cells: outlines of zones, then walls on sides, then roads over both (a road bridges a river). */
export function drawBetween(canvas: Canvas, scene: Scene, legend: Legend, layout: Layout): void {
  const { board } = scene;
  drawSides(canvas, board, layout, zoneSides(board), { tone: 'label' }, LIGHT);
  for (const kind of edgeKinds(scene)) {
    const sides = (scene.edges ?? []).filter((edge) => edge.kind === kind);
    const { tone = 'wall', glyph = '?' } = legend[kind] ?? {};
    drawSides(canvas, board, layout, sides, { tone }, kind === strokedKind(scene, legend) ? HEAVY : signs(glyph));
  }
  for (const { kind, cells } of layout.roomy ? (scene.lines ?? []) : []) {
    drawLine(canvas, board, layout, cells, { tone: legend[kind]?.tone ?? 'ground' });
  }
}

/** The kinds of things on sides, in the order they are met. */
export function edgeKinds({ edges = [] }: Scene): readonly string[] {
  return [...new Set(edges.map(({ kind }) => kind))];
}

/** The kind drawn as strokes, walls first; others are drawn by their sign, so that they differ without colour. */
export function strokedKind(scene: Scene, legend: Legend): string | undefined {
  const kinds = edgeKinds(scene);
  return kinds.find((kind) => legend[kind]?.tone === 'wall') ?? kinds[0];
}

/** A stroke as the legend shows it. */
export function strokeOf({ board }: Scene): string {
  return board.grid === 'hex' ? '/\\' : '│';
}

/** One side of one cell. */
export interface Side {
  readonly cell: number;
  readonly direction: number;
}

/** Every side on which something is drawn. */
export function sidesOf({ board, edges = [] }: Scene): readonly Side[] {
  return [...zoneSides(board), ...edges];
}

function zoneSides(board: Board): readonly Side[] {
  const sides: Side[] = [];
  for (let cell = 0; cell < board.size; cell++) {
    for (let direction = 0; direction < board.degree / 2; direction++) {
      if (board.degree === 8 && isDiagonal(direction)) continue;
      const beyond = neighbour(board, cell, direction);
      if (beyond !== OFF_BOARD && board.zone[beyond] !== board.zone[cell]) sides.push({ cell, direction });
    }
  }
  return sides;
}

/** How sides are drawn: bars and corners (by the arms that meet there: 1 left, 2 right, 4 up, 8 down); on hexes, slopes. */
interface Strokes {
  readonly across: string;
  readonly down: string;
  readonly corners: string;
  readonly rising: string;
  readonly falling: string;
}

const HEAVY: Strokes = { across: '─', down: '│', corners: ' ╴╶─╵┘└┴╷┐┌┬│┤├┼', rising: '/', falling: '\\' };
const LIGHT: Strokes = { across: '╌', down: '┊', corners: ' ···············', rising: '·', falling: '·' };

function signs(glyph: string): Strokes {
  return { across: glyph, down: glyph, corners: '', rising: glyph, falling: glyph };
}

function drawSides(
  canvas: Canvas,
  board: Board,
  layout: Layout,
  sides: readonly Side[],
  style: Style,
  strokes: Strokes,
): void {
  const shown = sides.flatMap((side) => seenFromInside(board, layout, side));
  if (board.grid === 'hex') {
    for (const side of shown) drawHexSide(canvas, layout, side, style, strokes);
    return;
  }
  const arms = new Map<number, number>();
  const meet = (x: number, y: number, arm: number) => arms.set(y * WIDE + x, (arms.get(y * WIDE + x) ?? 0) | arm);
  const { east, pitch } = layout;
  const west = pitch - east;
  for (const { cell, direction } of shown) {
    const x = layout.x(cell);
    const y = layout.y(cell);
    if (direction === EAST || direction === WEST) {
      const at = direction === EAST ? x + east : x - west;
      canvas.put(at, y, strokes.down, style);
      meet(at, y - 1, 8);
      meet(at, y + 1, 4);
    } else if (direction === NORTH || direction === SOUTH) {
      const at = y + (direction === SOUTH ? 1 : -1);
      canvas.put(x - west + 1, at, strokes.across.repeat(pitch - 1), style);
      meet(x - west, at, 2);
      meet(x + east, at, 1);
    }
  }
  for (const [key, arm] of arms) {
    const line = Math.floor(key / WIDE);
    if (layout.isBetween(line)) canvas.put(key % WIDE, line, strokes.corners[arm] ?? '', style);
  }
}

/** A side as the cell that is drawn sees it: none when neither of its two cells is. */
function seenFromInside(board: Board, { crop }: Layout, side: Side): readonly Side[] {
  const inside = (cell: number) => {
    const [column, row] = [columnOf(board, cell), rowOf(board, cell)];
    return cell !== OFF_BOARD && column >= crop.left && column <= crop.right && row >= crop.top && row <= crop.bottom;
  };
  if (inside(side.cell)) return [side];
  const beyond = neighbour(board, side.cell, side.direction);
  return inside(beyond) ? [{ cell: beyond, direction: opposite(board, side.direction) }] : [];
}

const [NORTH, EAST, SOUTH, WEST] = [0, 2, 4, 6];

/** Wider than any sheet, so that one number names a corner. */
const WIDE = 65_536;

/** Sides of a pointy-top hex, clockwise from the north-east one. */
function drawHexSide(
  canvas: Canvas,
  { pitch, x, y }: Layout,
  { cell, direction }: Side,
  style: Style,
  strokes: Strokes,
): void {
  const near = Math.round(pitch / 4);
  const far = pitch / 2;
  const { down, rising, falling } = strokes;
  const places = [
    { dx: near, dy: -1, stroke: falling },
    { dx: far, dy: 0, stroke: down },
    { dx: near, dy: 1, stroke: rising },
    { dx: -near, dy: 1, stroke: falling },
    { dx: -far, dy: 0, stroke: down },
    { dx: -near, dy: -1, stroke: rising },
  ];
  const place = places[direction];
  if (place !== undefined) canvas.put(x(cell) + place.dx, y(cell) + place.dy, place.stroke, style);
}

/** From middle to middle: the characters between the two cells. */
function drawLine(canvas: Canvas, board: Board, layout: Layout, cells: readonly number[], style: Style): void {
  for (const [index, to] of cells.entries()) {
    const from = cells[index - 1];
    if (from === undefined || directionTo(board, from, to) < 0) continue;
    const [x1, y1, x2, y2] = [layout.x(from), layout.y(from), layout.x(to), layout.y(to)];
    if (y1 === y2) canvas.put(Math.min(x1, x2) + 1, y1, '─'.repeat(Math.abs(x2 - x1) - 1), style);
    else if (x1 === x2) canvas.put(x1, Math.min(y1, y2) + 1, '│', style);
    else canvas.put((x1 + x2) / 2, (y1 + y2) / 2, (x2 - x1) * (y2 - y1) > 0 ? '╲' : '╱', style);
  }
}
