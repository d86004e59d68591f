import { type LegendEntry, neighbour, OFF_BOARD, type Scene } from '@arbitre/kernel';
import { memo } from 'preact/compat';
import { Edges } from './edges.tsx';
import { cellsPath, type Layout, layoutOf, polyline, spot } from './layout.ts';
import { isSolid, type Looks, textureOf, TONE_INK } from './look.ts';
import type { Extent } from './viewport.ts';
import { Pen, type Texture, TEXTURES, type TextureName } from './texture.ts';

interface Props {
  readonly scene: Scene;
  readonly legend: Readonly<Record<string, LegendEntry>>;
  readonly looks: Looks;
}

/** Everything that lies still: washes, pen marks, grid, walls, roads, heights. A path per kind and block, never one per cell. */
export const Ground = memo(function Ground({ scene, legend, looks }: Props) {
  const layout = layoutOf(scene.board);
  const textures = scene.ground.map((kind) => textureOf(looks[kind], legend[kind]));
  const blocks = blocksOf(scene.board);
  const washes = blocks.map((cells) => [...byTexture(textures, cells)]);
  return (
    <g>
      {washes.map((block, index) =>
        block.map(
          ([name, own]) =>
            name !== 'void' && <path key={`${index}${name}`} d={cellsPath(layout, own)} fill={TEXTURES[name].wash} />,
        ),
      )}
      {blocks.map((cells, index) => (
        <path key={index} class="grid-lines" d={gridLines(scene, layout, textures, cells)} />
      ))}
      {washes.map((block, index) =>
        block.map(([name, own]) => (
          <Marks key={`${index}${name}`} name={name} d={marksOf(name, own, scene, layout, textures)} />
        )),
      )}
      <Heights scene={scene} layout={layout} />
      <path class="outline" d={outlines(scene, layout, textures)} />
      <Edges scene={scene} legend={legend} layout={layout} />
      <Roads scene={scene} layout={layout} />
      <Features scene={scene} legend={legend} looks={looks} layout={layout} />
      <Zones scene={scene} layout={layout} />
    </g>
  );
}, sameGround);

function sameGround(before: Props, after: Props): boolean {
  const [a, b] = [before.scene, after.scene];
  return (
    before.legend === after.legend &&
    before.looks === after.looks &&
    a.board.columns === b.board.columns &&
    a.board.grid === b.board.grid &&
    sameList(a.ground, b.ground) &&
    sameList(a.board.height, b.board.height) &&
    sameList(a.board.zone, b.board.zone) &&
    JSON.stringify(a.zones) === JSON.stringify(b.zones) &&
    JSON.stringify(a.edges) === JSON.stringify(b.edges) &&
    JSON.stringify(a.lines) === JSON.stringify(b.lines)
  );
}

function sameList(a: ArrayLike<string | number>, b: ArrayLike<string | number>): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

/** The rectangle that holds every cell there is something to see of. */
export function extentOf({ board, ground }: Scene, legend: Props['legend'], looks: Looks): Extent {
  const layout = layoutOf(board);
  let [left, top, right, bottom] = [layout.width, layout.height, 0, 0];
  ground.forEach((kind, cell) => {
    if (textureOf(looks[kind], legend[kind]) === 'void') return;
    const { x, y } = layout.centre(cell);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  });
  if (right === 0) return { x: 0, y: 0, width: layout.width, height: layout.height };
  const margin = layout.inner * 1.16; // as far as the corners of a hex
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}

/** Columns and rows of a block. */
const BLOCK = 8;

/**
 * The cells in square blocks, each drawn by paths of its own: a browser leaves out what is not in sight, but a path is
 * always drawn whole. One path for a board of 40 by 40 would be traced entirely for every tile of the screen.
 */
function blocksOf({ size, columns }: Scene['board']): readonly (readonly number[])[] {
  const blocks = new Map<number, number[]>();
  for (let cell = 0; cell < size; cell++) {
    const block = Math.floor(cell / columns / BLOCK) * columns + Math.floor((cell % columns) / BLOCK);
    const own = blocks.get(block);
    if (own === undefined) blocks.set(block, [cell]);
    else own.push(cell);
  }
  return [...blocks.values()];
}

function byTexture(textures: readonly TextureName[], cells: readonly number[]): Map<TextureName, number[]> {
  const found = new Map<TextureName, number[]>();
  for (const cell of cells) {
    const name = textures[cell] ?? 'void';
    const own = found.get(name);
    if (own === undefined) found.set(name, [cell]);
    else own.push(cell);
  }
  return found;
}

function Marks({ name, d }: { name: TextureName; d: string }) {
  const texture: Texture = TEXTURES[name];
  if (d === '') return null;
  return texture.solid ? (
    <path d={d} fill={texture.ink} />
  ) : (
    <path d={d} fill="none" stroke={texture.ink} stroke-width={texture.width} stroke-linecap="round" />
  );
}

function marksOf(
  name: TextureName,
  cells: readonly number[],
  scene: Scene,
  layout: Layout,
  textures: readonly TextureName[],
): string {
  const { marks }: Texture = TEXTURES[name];
  if (marks === undefined) return '';
  let path = '';
  for (const cell of cells) {
    if (name === 'wall' && !touchesOpen(scene, cell, textures)) continue; // the rock behind a wall stays quiet
    const pen = new Pen(layout.centre(cell), layout.inner, cell);
    marks(pen);
    path += pen.path;
  }
  return path;
}

function touchesOpen({ board }: Scene, cell: number, textures: readonly TextureName[]): boolean {
  for (let direction = 0; direction < board.degree; direction++) {
    const texture = textures[neighbour(board, cell, direction)];
    if (texture !== undefined && !isSolid(texture)) return true;
  }
  return false;
}

/** Each side between two open cells, once. */
function gridLines(
  { board }: Scene,
  layout: Layout,
  textures: readonly TextureName[],
  cells: readonly number[],
): string {
  return sidesWhere(layout, cells, (cell, direction) => {
    const beyond = neighbour(board, cell, direction);
    return beyond > cell && !isSolid(textures[cell] ?? 'void') && !isSolid(textures[beyond] ?? 'void');
  });
}

/** The ink line between what is open and what is not. */
function outlines({ board }: Scene, layout: Layout, textures: readonly TextureName[]): string {
  return sidesWhere(layout, textures.keys(), (cell, direction) => {
    if (isSolid(textures[cell] ?? 'void')) return false;
    const beyond = neighbour(board, cell, direction);
    return beyond === OFF_BOARD || isSolid(textures[beyond] ?? 'void');
  });
}

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

/** Where the ground drops: a line along the edge and short strokes down the slope, as hachures on a map. */
function Heights({ scene: { board }, layout }: { scene: Scene; layout: Layout }) {
  const levels = new Map<number, number[]>();
  for (let cell = 0; cell < board.size; cell++) {
    const height = board.height[cell] ?? 0;
    if (height !== 0) levels.set(height, [...(levels.get(height) ?? []), cell]);
  }
  if (levels.size === 0) return null;
  let edge = '';
  let strokes = '';
  for (let cell = 0; cell < board.size; cell++) {
    const corners = layout.corners(cell);
    const centre = layout.centre(cell);
    layout.sides.forEach((direction, side) => {
      const beyond = neighbour(board, cell, direction);
      if (beyond === OFF_BOARD || (board.height[cell] ?? 0) <= (board.height[beyond] ?? 0)) return;
      const [a, b] = [corners[side], corners[(side + 1) % corners.length]];
      if (a === undefined || b === undefined) return;
      edge += `M${spot(a)}L${spot(b)}`;
      for (const part of [0.17, 0.5, 0.83]) {
        const foot = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
        const out = { x: foot.x + (foot.x - centre.x) * 0.22, y: foot.y + (foot.y - centre.y) * 0.22 };
        strokes += `M${spot(foot)}L${spot(out)}`;
      }
    });
  }
  return (
    <g class="heights">
      {[...levels].map(([height, cells]) => (
        <path key={height} d={cellsPath(layout, cells)} class={height > 0 ? 'raised-ground' : 'sunken-ground'} />
      ))}
      <path d={strokes} class="hachures" />
      <path d={edge} class="ridge" />
      {[...levels].map(([height, cells]) => {
        const corner = layout.corners(cells[0] ?? 0, 4)[0];
        return (
          corner && (
            <text key={height} x={corner.x} y={corner.y + 8} class="height-label">
              {height > 0 ? `+${height}` : height}
            </text>
          )
        );
      })}
    </g>
  );
}

function Roads({ scene, layout }: { scene: Scene; layout: Layout }) {
  if (scene.lines === undefined) return null;
  return (
    <g>
      {['casing', 'bed'].map((part) =>
        scene.lines?.map(({ kind, cells }, index) => (
          <path
            key={`${part}${index}`}
            class={`line-${part} line-${kind}`}
            d={polyline(cells.map((cell) => layout.centre(cell)))}
          />
        )),
      )}
    </g>
  );
}

/** Things drawn on the ground itself: a chest, a fountain, an exit. */
function Features({ scene, legend, looks, layout }: Props & { layout: Layout }) {
  const size = layout.inner * 1.25;
  return (
    <g>
      {scene.ground.map((kind, cell) => {
        const entry = legend[kind];
        const look = looks[kind];
        const lettered = look === undefined && entry !== undefined && !['ground', 'wall'].includes(entry.tone);
        if (look?.icon === undefined && !lettered) return null;
        const { x, y } = layout.centre(cell);
        const ink = look?.ink ?? TONE_INK[entry?.tone ?? 'mark'];
        return look?.icon === undefined ? (
          <text key={cell} x={x} y={y} class="feature-letter" fill={ink}>
            {entry?.glyph}
          </text>
        ) : (
          <svg key={cell} x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 512 512">
            <path d={look.icon} fill={ink} />
          </svg>
        );
      })}
    </g>
  );
}

/** Borders between zones. */
function Zones({ scene: { board }, layout }: { scene: Scene; layout: Layout }) {
  const border = sidesWhere(layout, Array(board.size).keys(), (cell, direction) => {
    const beyond = neighbour(board, cell, direction);
    const [here, there] = [board.zone[cell] ?? 0, board.zone[beyond] ?? 0];
    return beyond > cell && here !== there && here !== 0 && there !== 0;
  });
  return (
    <g>
      <path d={border} class="zone-border" />
    </g>
  );
}
