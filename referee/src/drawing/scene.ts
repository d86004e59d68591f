import { cellName, type Piece, type Scene } from '@arbitre/kernel';
import { drawBetween } from './between.ts';
import { Canvas, type Drawing, type Style } from './canvas.ts';
import { type Layout, layoutOf } from './layout.ts';
import { glyphsOf, type Legend, styleOf } from './legend.ts';

export interface SceneOptions {
  /** Cells to look at, each with what to write there (a cost, a dot); a figure stays visible. */
  readonly highlight?: ReadonlyMap<number, string>;
}

/**
 * The board as it stands, in text: columns and rows labelled as cells are named, figures over the ground.
 *
 * @example plainText(drawScene(game.scene(state), game.legend))
 */
export function drawScene(scene: Scene, legend: Legend, { highlight = new Map() }: SceneOptions = {}): Drawing {
  const widest = Math.max(1, ...[...highlight.values()].map((text: string) => Array.from(text).length));
  const layout = layoutOf(scene, widest);
  const canvas = new Canvas();
  drawLabels(canvas, scene, layout);
  drawGround(canvas, scene, legend, layout);
  drawBetween(canvas, scene, legend, layout);
  for (const [cell, text] of highlight) put(canvas, layout, cell, text, { lit: true });
  drawPieces(canvas, scene, legend, layout, highlight);
  return canvas.drawing();
}

/** Figures over the ground. Those that share a cell stand side by side, as many as fit, and a + for the others. */
function drawPieces(
  canvas: Canvas,
  scene: Scene,
  legend: Legend,
  layout: Layout,
  lit: ReadonlyMap<number, string>,
): void {
  const glyphs = glyphsOf(scene, legend);
  const room = layout.roomy ? 3 : 2;
  for (const at of new Set(scene.pieces.map((piece) => piece.at))) {
    const pieces = scene.pieces.filter((piece) => piece.at === at);
    const style = (piece: Piece): Style => ({ ...styleOf(piece, legend), ...(lit.has(at) && { lit: true }) });
    for (const [place, piece] of pieces.slice(0, room).entries()) {
      const glyph = place === room - 1 && pieces.length > room ? '+' : (glyphs.get(piece.id) ?? '?');
      drawPiece(canvas, layout, piece, place, glyph, style(piece));
    }
    const mark = pieces.length === 1 ? legend[pieces[0]?.marks?.[0] ?? ''] : undefined;
    const beside = layout.x(at) + ((pieces[0]?.size ?? 1) - 1) * layout.pitch + 1;
    if (layout.roomy && mark) canvas.put(beside, layout.y(at), mark.glyph, { tone: mark.tone });
  }
}

/** Each cell by its sign; walls that touch run into one another, so that rooms have a shape. */
function drawGround(canvas: Canvas, { board, ground }: Scene, legend: Legend, layout: Layout): void {
  const isWall = (cell: number) => legend[ground[cell] ?? '']?.tone === 'wall';
  for (const [cell, kind] of ground.entries()) {
    const { glyph = ' ', tone } = legend[kind] ?? {};
    const style: Style = { ...(tone && { tone }) };
    const joined = isWall(cell) && (cell + 1) % board.columns !== 0 && isWall(cell + 1);
    canvas.put(layout.x(cell), layout.y(cell), glyph.repeat(joined ? layout.pitch : 1), style);
  }
}

/** Numbers end where the cell ends, so that units stand under units. */
function put(canvas: Canvas, { x, y }: Layout, cell: number, text: string, style: Style): void {
  canvas.put(x(cell) + 1 - Array.from(text).length, y(cell), text, style);
}

/** A figure fills all of its cells, and the gaps between them; the second and third of a cell stand right and left. */
function drawPiece(
  canvas: Canvas,
  layout: Layout,
  { at, size = 1 }: Piece,
  place: number,
  glyph: string,
  style: Style,
): void {
  const row = glyph.repeat((size - 1) * layout.pitch + 1);
  const x = layout.x(at) + ([0, 1, -1][place] ?? 0);
  for (let line = 0; line <= (size - 1) * layout.rise; line++) canvas.put(x, layout.y(at) + line, row, style);
}

function drawLabels(canvas: Canvas, { board }: Scene, layout: Layout): void {
  const style: Style = { tone: 'label' };
  const half = cellName(board, 0).length / 2;
  for (let column = 0; column < board.columns; column++) {
    const name = cellName(board, column);
    const label = board.grid === 'square' ? name.replace(/\d+$/, '') : name.slice(0, half);
    canvas.put(layout.left + column * layout.pitch + 1 - label.length, 0, label, style);
  }
  for (let row = 0; row < board.rows; row++) {
    const name = cellName(board, row * board.columns);
    const label = board.grid === 'square' ? name.replace(/^[a-z]+/, '') : name.slice(half);
    canvas.put(0, layout.top + row * layout.rise, label.padStart(layout.labels), style);
  }
}
