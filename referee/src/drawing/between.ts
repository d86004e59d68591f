import { type Board, directionTo, neighbour, OFF_BOARD, type Scene } from '@arbitre/kernel';
import type { Canvas, Style } from './canvas.ts';
import { hasZones, type Layout } from './layout.ts';
import type { Legend } from './legend.ts';

/** Draws what lies between cells: outlines of zones, then walls on sides, then roads over both (a road bridges a river). */
export function drawBetween(canvas: Canvas, scene: Scene, legend: Legend, layout: Layout): void {
  const { board } = scene;
  if (hasZones(board)) drawSides(canvas, board, layout, zoneSides(board), { tone: 'label' }, LIGHT);
  const kinds = new Set(scene.edges?.map(({ kind }) => kind));
  for (const kind of kinds) {
    const sides = (scene.edges ?? []).filter((edge) => edge.kind === kind);
    drawSides(canvas, board, layout, sides, { tone: legend[kind]?.tone ?? 'wall' }, HEAVY);
  }
  for (const { kind, cells } of scene.lines ?? []) {
    drawLine(canvas, board, layout, cells, { tone: legend[kind]?.tone ?? 'ground' });
  }
}

interface Side {
  readonly cell: number;
  readonly direction: number;
}

function zoneSides(board: Board): readonly Side[] {
  const sides: Side[] = [];
  for (let cell = 0; cell < board.size; cell++) {
    for (let direction = 0; direction < board.degree / 2; direction++) {
      const beyond = neighbour(board, cell, direction);
      if (beyond !== OFF_BOARD && board.zone[beyond] !== board.zone[cell]) sides.push({ cell, direction });
    }
  }
  return sides;
}

/** Bars, then corners by the arms that meet there: 1 left, 2 right, 4 up, 8 down. */
interface Strokes {
  readonly across: string;
  readonly down: string;
  readonly corners: string;
}

const HEAVY: Strokes = { across: '─', down: '│', corners: ' ╴╶─╵┘└┴╷┐┌┬│┤├┼' };
const LIGHT: Strokes = { across: '╌', down: '┊', corners: ' ···············' };

function drawSides(
  canvas: Canvas,
  board: Board,
  layout: Layout,
  sides: readonly Side[],
  style: Style,
  strokes: Strokes,
): void {
  if (board.grid === 'hex') {
    for (const side of sides) drawHexSide(canvas, layout, side, style);
    return;
  }
  const arms = new Map<number, number>();
  const meet = (x: number, y: number, arm: number) => arms.set(y * WIDE + x, (arms.get(y * WIDE + x) ?? 0) | arm);
  const half = layout.pitch / 2;
  for (const { cell, direction } of sides) {
    const x = layout.x(cell);
    const y = layout.y(cell);
    if (direction === EAST || direction === WEST) {
      const at = x + (direction === EAST ? half : -half);
      canvas.put(at, y, strokes.down, style);
      meet(at, y - 1, 8);
      meet(at, y + 1, 4);
    } else if (direction === NORTH || direction === SOUTH) {
      const at = y + (direction === SOUTH ? 1 : -1);
      canvas.put(x - half + 1, at, strokes.across.repeat(layout.pitch - 1), style);
      meet(x - half, at, 2);
      meet(x + half, at, 1);
    }
  }
  for (const [key, arm] of arms) canvas.put(key % WIDE, Math.floor(key / WIDE), strokes.corners[arm] ?? ' ', style);
}

const [NORTH, EAST, SOUTH, WEST] = [0, 2, 4, 6];

/** Wider than any sheet, so that one number names a corner. */
const WIDE = 65_536;

/** Sides of a pointy-top hex: NE `\`, E `|`, SE `/`, and their mirrors. */
function drawHexSide(canvas: Canvas, { pitch, x, y }: Layout, { cell, direction }: Side, style: Style): void {
  const quarter = pitch / 4;
  const strokes = [
    { dx: quarter, dy: -1, stroke: '\\' },
    { dx: 2 * quarter, dy: 0, stroke: '|' },
    { dx: quarter, dy: 1, stroke: '/' },
    { dx: -quarter, dy: 1, stroke: '\\' },
    { dx: -2 * quarter, dy: 0, stroke: '|' },
    { dx: -quarter, dy: -1, stroke: '/' },
  ];
  const stroke = strokes[direction];
  if (stroke !== undefined) canvas.put(Math.round(x(cell) + stroke.dx), y(cell) + stroke.dy, stroke.stroke, style);
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
