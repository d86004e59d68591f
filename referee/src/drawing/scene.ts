import { type Board, type Cell, cellAt, cellName, columnOf, type Piece, type Scene } from '@arbitre/kernel';
import { drawBetween } from './between.ts';
import { Canvas, type Drawing, type Style } from './canvas.ts';
import { type Crop, type Layout, layoutOf } from './layout.ts';
import { type Legend, type Sign, signsOf, styleOf } from './legend.ts';
import { type Window, windowOn } from './window.ts';

/** How a scene is drawn in text. */
export interface SceneOptions {
  /** Cells to look at, each with what to write there (a cost, a dot); a figure stays visible. */
  readonly highlight?: ReadonlyMap<number, string>;
  /** Characters that the drawing should not exceed, where there is a choice. */
  readonly width?: number;
  /** Cells of 4 by 2 characters, if that fits the width: for whoever has a large window. */
  readonly spacious?: boolean;
  /** No more than this of it, around a cell; the labels stay in sight. */
  readonly window?: Window & { readonly around: Cell };
}

/**
 * The board as it stands, in text: columns and rows labelled as cells are named, figures over the ground.
 *
 * @example plainText(drawScene(game.scene(state), game.legend))
 */
export function drawScene(
  scene: Scene,
  legend: Legend,
  { highlight = new Map(), width = Infinity, spacious = false, window }: SceneOptions = {},
): Drawing {
  const widest = Math.max(1, ...[...highlight.values()].map((text: string) => Array.from(text).length));
  const layout = layoutOf(scene, legend, widest, width, spacious);
  const canvas = new Canvas();
  drawLabels(canvas, scene, layout);
  drawGround(canvas, scene, legend, layout);
  drawBetween(canvas, scene, legend, layout);
  for (const [cell, text] of highlight) {
    canvas.put(layout.x(cell) + 1 - Array.from(text).length, layout.y(cell), text, { lit: true }); // units under units
  }
  drawPieces(canvas, scene, legend, layout, highlight);
  const drawing = canvas.drawing();
  if (window === undefined) return drawing;
  const { labels, pitch, x, y } = layout;
  return windowOn(drawing, window, { labels, pitch, x: x(window.around), y: y(window.around) });
}

/** Figures over the ground. Those that share a cell stand side by side, as many as fit, and a + for the others. */
function drawPieces(
  canvas: Canvas,
  { board, pieces }: Scene,
  legend: Legend,
  layout: Layout,
  lit: ReadonlyMap<number, string>,
): void {
  const signs = signsOf({ pieces }, legend);
  const room = layout.roomy ? 3 : 2;
  for (const at of new Set(pieces.map((piece) => piece.at))) {
    const stack = pieces.filter((piece) => piece.at === at);
    const [x, y] = [layout.x(at), layout.y(at)];
    if (layout.roomy && stack.length > 1 && stack[0]?.label !== undefined) {
      drawLabelled(canvas, x, y, stack, signs, legend, lit.has(at));
      continue;
    }
    for (const [place, piece] of stack.slice(0, room).entries()) {
      const style: Style = { ...styleOf(piece, legend), ...(lit.has(at) && { lit: true }) };
      const { glyph = '?', number = '' } = signs.get(piece.id) ?? {};
      const full = place === room - 1 && stack.length > room;
      drawPiece(canvas, board, layout, piece, x + ([0, 1, -1][place] ?? 0), full ? '+' : glyph, style);
      if (stack.length === 1) canvas.put(x + 1, y, number, style);
    }
    if (layout.roomy && stack.length === 1) drawMark(canvas, x, y, stack[0], legend);
  }
}

/** What a figure bears, in the character before it. */
function drawMark(canvas: Canvas, x: number, y: number, piece: Piece | undefined, legend: Legend): void {
  const mark = legend[piece?.marks?.[0] ?? ''];
  if (mark) canvas.put(x - 1, y, mark.glyph, { tone: mark.tone });
}

/** Figures with labels that share a cell: all by their labels if they fit, else the first by its own and the others by their letters. */
function drawLabelled(
  canvas: Canvas,
  x: number,
  y: number,
  stack: readonly Piece[],
  signs: ReadonlyMap<string, Sign>,
  legend: Legend,
  lit: boolean,
): void {
  const signed = stack.map(({ id }) => signs.get(id) ?? { glyph: '?', number: '' });
  const whole = signed.map(({ glyph, number }) => glyph + number);
  const short = signed.map(({ glyph }, place) => (place === 0 ? (whole[0] ?? glyph) : glyph));
  const texts = [whole, short].find((each) => each.join('').length <= ROOM) ?? [whole[0] ?? '?', '+'];
  const full = texts.join('').length === ROOM;
  if (!full) drawMark(canvas, x, y, stack[0], legend);
  let next = full ? x - 1 : x;
  for (const [place, text] of texts.entries()) {
    const piece = stack[place];
    if (piece !== undefined) canvas.put(next, y, text, { ...styleOf(piece, legend), ...(lit && { lit }) });
    next += text.length;
  }
}

/** Characters that a cell of a roomy board has for its figures, the one before it included. */
const ROOM = 4;

/** A figure fills all of its cells, and the gaps between them. */
function drawPiece(
  canvas: Canvas,
  board: Board,
  layout: Layout,
  { at, size = 1 }: Piece,
  x: number,
  glyph: string,
  style: Style,
): void {
  const row = glyph.repeat((size - 1) * layout.pitch + 1);
  const last = layout.y(at + (size - 1) * board.columns);
  for (let y = layout.y(at); y <= last; y++) canvas.put(x, y, row, style);
}

/** Each cell by its sign; walls that touch run into one another, so that rooms have a shape. */
function drawGround(canvas: Canvas, { board, ground }: Scene, legend: Legend, layout: Layout): void {
  const isWall = (cell: number) => legend[ground[cell] ?? '']?.tone === 'wall';
  for (const cell of cellsWithin(board, layout.crop)) {
    const { glyph = ' ', tone } = legend[ground[cell] ?? ''] ?? {};
    const joined = isWall(cell) && columnOf(board, cell) < layout.crop.right && isWall(cell + 1);
    canvas.put(layout.x(cell), layout.y(cell), glyph.repeat(joined ? layout.pitch : 1), { ...(tone && { tone }) });
  }
}

function* cellsWithin(board: Board, { left, right, top, bottom }: Crop): Generator<number> {
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) yield cellAt(board, column, row);
  }
}

function drawLabels(canvas: Canvas, { board }: Scene, { crop, labels, x, y }: Layout): void {
  const style: Style = { tone: 'label' };
  const half = cellName(board, 0).length / 2;
  for (let column = crop.left; column <= crop.right; column++) {
    const name = cellName(board, column);
    const label = board.grid === 'square' ? name.replace(/\d+$/, '') : name.slice(0, half);
    canvas.put(x(column) + 1 - label.length, 0, label, style); // the first row is not shifted
  }
  for (let row = crop.top; row <= crop.bottom; row++) {
    const cell = cellAt(board, crop.left, row);
    const name = cellName(board, cell);
    const label = board.grid === 'square' ? name.replace(/^[a-z]+/, '') : name.slice(half);
    canvas.put(0, y(cell), label.padStart(labels), style);
  }
}
