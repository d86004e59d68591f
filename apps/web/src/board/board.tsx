import type { LegendEntry, Scene, Seat } from '@arbitre/kernel';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useComputed, useSignalEffect } from '@preact/signals';
import { theme } from '../settings.ts';
import { GroundLayer } from '../stage/ground-layer.tsx';
import { toSvg } from '../stage/paint/ink.ts';
import { paintPlace } from '../stage/paint/place.ts';
import { AimCorners, aimsOf, Standards } from './aims.tsx';
import './board.css';
import { EdgeNames } from './edge-names.tsx';
import { extentOf } from './extent.ts';
import { listen, type Pointing } from './gestures.ts';
import { type Layout, layoutOf, type Point } from './layout.ts';
import { Heights } from './heights.tsx';
import type { Looks } from './look.ts';
import { Overview } from './overview.tsx';
import { type Gesture, Pieces } from './pieces.tsx';
import type { Place, Viewport } from './viewport.ts';
import { ZoneNames } from './zone-names.tsx';

/** What a board is drawn with: the same for a table and for a picture of one. */
export interface Drawn {
  readonly scene: Scene;
  readonly legend: Readonly<Record<string, LegendEntry>>;
  readonly looks: Looks;
  readonly seats: readonly Seat[];
  readonly ready?: ReadonlySet<string>;
  /** The side that is looked from. */
  readonly own?: Seat;
  readonly selected?: string | null;
  /** Those who are looked at: whoever does not stand with one of them fades. */
  readonly among?: readonly string[];
  /** What the stage makes pieces do now. */
  readonly gestures?: ReadonlyMap<string, Gesture>;
  /** Cells to take or to hold; left out: those that the scene tells by itself. */
  readonly aims?: readonly number[];
}

interface BoardProps extends Drawn {
  readonly viewport: Viewport;
  /** Cells are told by number; -1 is off the board. */
  readonly onHover: (cell: number) => void;
  readonly onPress: (cell: number, touch: boolean) => void;
  /** A drag begins on that cell: true when it takes a piece along. */
  readonly onGrab?: (cell: number) => boolean;
  readonly onDrop?: (cell: number) => void;
  /** A box was drawn around these cells. */
  readonly onBox?: (cells: readonly number[]) => void;
  /** A finger rests on that cell. */
  readonly onHold?: (cell: number) => void;
  readonly onCancel?: () => void;
  /** Between the ground and the figures: highlights and paths. */
  readonly under?: ComponentChildren;
  /** Over the figures. */
  readonly over?: ComponentChildren;
  /** On the stage itself, unmoved by pan and zoom. */
  readonly children?: ComponentChildren;
}

/** The board on its stage: pans, zooms and tells which cell is pointed at. */
export function Board({ viewport, under, over, children, ...drawn }: BoardProps) {
  const stage = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const layout = layoutOf(drawn.scene.board);
  const { ground, board } = drawn.scene;
  const extent = useMemo(
    () => extentOf(drawn.scene, drawn.legend, drawn.looks),
    [ground, board, drawn.legend, drawn.looks],
  );
  const handlers = useRef({ ...drawn, layout });
  handlers.current = { ...drawn, layout };

  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const cellAt = (at: Point) => handlers.current.layout.cellAt(viewport.toBoard(at));
    const pointing: Pointing = {
      hover: (at) => handlers.current.onHover(at === null ? -1 : cellAt(at)),
      press: (at, touch) => handlers.current.onPress(cellAt(at), touch),
      grab: (at) => handlers.current.onGrab?.(cellAt(at)) ?? false,
      drop: (at) => handlers.current.onDrop?.(at === null ? -1 : cellAt(at)),
      box: (from, to) => {
        const [a, b] = [viewport.toBoard(from), viewport.toBoard(to)];
        const { layout: drawnAs } = handlers.current;
        const within = (value: number, one: number, other: number) =>
          value >= Math.min(one, other) && value <= Math.max(one, other);
        const cells = Array.from({ length: handlers.current.scene.board.size }, (_, cell) => cell);
        handlers.current.onBox?.(
          cells.filter((cell) => within(drawnAs.centre(cell).x, a.x, b.x) && within(drawnAs.centre(cell).y, a.y, b.y)),
        );
      },
      hold: (at) => handlers.current.onHold?.(cellAt(at)),
      cancel: () => handlers.current.onCancel?.(),
    };
    return listen(element, viewport, pointing);
  }, [viewport]);

  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    let looked = false;
    const fit = () => {
      // While nobody can act something is being shown: a phone goes on looking where it did.
      if (!looked || (handlers.current.ready?.size ?? 0) > 0)
        viewport.lookFirst(midstOf(handlers.current), fingertip(handlers.current.scene), SPECK / pieceSize(layout));
      looked = true;
      viewport.resize({ width: element.clientWidth, height: element.clientHeight }, extent);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport, extent.x, extent.y, extent.width, extent.height]);

  const show = useMemo(() => sliding(world, sheet), []);
  useSignalEffect(() => show(viewport.place.value));
  const size = useComputed(() => sizeClass(pieceSize(layout) * viewport.place.value.scale));
  const told = useMemo(() => aimsOf(drawn.scene), [board, drawn.scene.zones]);
  const aims = drawn.aims ?? told;

  return (
    <div class="stage" ref={stage}>
      <div class="surface">
        <div class="world" ref={world}>
          <div class="board-sheet" ref={sheet} style={{ width: layout.width, height: layout.height }}>
            <GroundLayer
              scene={drawn.scene}
              legend={drawn.legend}
              looks={drawn.looks}
              viewport={viewport}
              onBackdrop={(colour, base) => {
                stage.current?.style.setProperty('--backdrop', colour);
                stage.current?.setAttribute('data-ground', base);
              }}
            />
            <svg
              class={`drawing ${size.value}${drawn.among === undefined ? '' : ' closely'}`}
              width={layout.width}
              height={layout.height}
              aria-hidden="true"
            >
              <defs>
                <marker id="arrow" viewBox="-6 -6 12 12" refX="4" markerWidth="4" markerHeight="4" orient="auto">
                  <path class="way-head" d="M-4 -5L6 0L-4 5Z" />
                </marker>
              </defs>
              <Heights scene={drawn.scene} measure={drawn.looks['height']?.measure} />
              <AimCorners scene={drawn.scene} cells={aims} />
              {under}
              <EdgeNames board={board} extent={extent} foot={drawn.scene.rooms !== undefined} />
              <ZoneNames scene={drawn.scene} />
              <Pieces {...drawn} />
              <Standards scene={drawn.scene} seats={drawn.seats} cells={aims} />
              {over}
            </svg>
          </div>
        </div>
      </div>
      <Overview
        scene={drawn.scene}
        extent={extent}
        viewport={viewport}
        legend={drawn.legend}
        seats={drawn.seats}
        acting={drawn.selected ?? null}
      />
      {children}
    </div>
  );
}

/** Pixels a unit of the board so that a finger meets one cell: 36 a square, 56 a hex. */
function fingertip({ board }: Scene): number {
  return (board.grid === 'square' ? 36 : 56) / (2 * layoutOf(board).inner);
}

/** The middle of those who can act; when nobody can, of the side one plays; of everybody, where one plays none. */
function midstOf({ scene, ready, own }: Pick<Drawn, 'scene' | 'ready' | 'own'>): Point {
  const able =
    [
      scene.pieces.filter(({ id }) => ready?.has(id)),
      scene.pieces.filter(({ seat }) => seat !== undefined && seat === own),
    ].find((some) => some.length > 0) ?? [];
  const layout = layoutOf(scene.board);
  const looked = (able.length === 0 ? scene.pieces : able).map(({ at }) => layout.centre(at));
  if (looked.length === 0) return { x: layout.width / 2, y: layout.height / 2 };
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(looked.map(({ x }) => x)), y: mean(looked.map(({ y }) => y)) };
}

/** How long the board must lie still before it is drawn sharp again, and how long it glides. */
const STILL = 180;
const GLIDE = 420;

type Part = { readonly current: HTMLElement | null };

/**
 * Pan and zoom go straight to the style. The world is a layer of its own for good, and while it moves only its transform
 * changes: a picture slides, nothing is drawn. Once it lies still, the sheet inside takes the scale over and is drawn
 * sharp, once; so are the figures, each a layer that keeps the scale it was first drawn at, unless it is given up for a frame.
 */
function sliding(world: Part, sheet: Part): (place: Place) => void {
  let drawn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slide = ({ x, y, scale, glides = false }: Place) => {
    if (world.current === null) return;
    if (glides) sheet.current?.style.setProperty('--unzoom', String(1 / scale)); // labels arrive at their size
    world.current.style.transition = glides ? `transform ${GLIDE}ms cubic-bezier(0.2, 0.8, 0.3, 1)` : 'none';
    const still = scale === drawn; // a picture that is neither stretched nor between two pixels is sharp
    const at = still ? `${Math.round(x)}px, ${Math.round(y)}px` : `${x}px, ${y}px`;
    world.current.style.transform = `translate(${at}) scale(${scale / drawn})`;
  };
  const draw = (place: Place) => {
    drawn = place.scale;
    if (sheet.current !== null) {
      sheet.current.style.transform = `scale(${drawn})`;
      sheet.current.style.setProperty('--unzoom', String(1 / drawn));
      sheet.current.classList.add('redrawn');
      requestAnimationFrame(() => requestAnimationFrame(() => sheet.current?.classList.remove('redrawn')));
    }
    slide({ ...place, glides: false });
  };
  return (place) => {
    clearTimeout(timer);
    if (drawn === 0) return draw(place);
    slide(place);
    if (place.scale !== drawn) timer = setTimeout(() => draw(place), place.glides === true ? GLIDE + STILL : STILL);
  };
}

/** From how many pixels on a piece is drawn with more; `token.css` and `board.css` say what goes below each. */
const SPECK = 19;
const SIZES = [
  ['dust', 10],
  ['speck', SPECK],
  ['tiny', 22],
  ['crowd', 30],
  ['small', 36],
] as const;

/** How wide a piece is, in units of the board. */
const pieceSize = ({ inner }: Layout): number => inner * 1.64;

/** How much of a piece is drawn, by the pixels it takes. */
function sizeClass(pixels: number): string {
  return SIZES.flatMap(([name, from]) => (pixels < from ? [name] : [])).join(' ');
}

let pictures = 0;

/** A board that only wants to be looked at. */
export function Picture({
  scene,
  legend,
  looks,
  seats,
  label,
  crop,
  cells,
  above = 0,
  beside = 0,
  way,
  selected = null,
}: Drawn & {
  readonly label: string;
  readonly crop?: boolean;
  /** The part to be seen: these cells and no more; left out: all of it. */
  readonly cells?: readonly number[];
  /** Rows of the land above them, and cells of it on the other three sides. */
  readonly above?: number;
  readonly beside?: number;
  /** Between the ground and the figures. */
  readonly way?: ComponentChildren;
}) {
  const whole = extentOf(scene, legend, looks);
  const { x, y, width, height } = cells === undefined ? whole : around(scene, cells, above, beside);
  const now = theme.value;
  const id = useMemo(() => `picture-${++pictures}`, []);
  const place = useMemo(() => paintPlace(scene, legend, looks, now), [scene, legend, looks, now]);
  const aims = aimsOf(scene);
  return (
    <svg
      class="picture drawing"
      viewBox={`${x - 4} ${y - 4} ${width + 8} ${height + 8}`}
      preserveAspectRatio={crop ? 'xMidYMid slice' : 'xMidYMid meet'}
      role="img"
      aria-label={label}
    >
      <g dangerouslySetInnerHTML={{ __html: toSvg(place.marks, id) }} />
      <AimCorners scene={scene} cells={aims} />
      {way}
      <Pieces scene={scene} legend={legend} looks={looks} seats={seats} selected={selected} />
      <Standards scene={scene} seats={seats} cells={aims} />
    </svg>
  );
}

function around(
  { board }: Scene,
  cells: readonly number[],
  above: number,
  beside: number,
): { x: number; y: number; width: number; height: number } {
  const layout = layoutOf(board);
  const middles = cells.map((cell) => layout.centre(cell));
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const edge = layout.inner * (1 + 2 * beside);
  const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - layout.inner * (1 + 2 * above)];
  return { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y };
}
