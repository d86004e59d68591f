import type { LegendEntry, Scene, Seat } from '@arbitre/kernel';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useComputed, useSignalEffect } from '@preact/signals';
import './board.css';
import { listen, type Pointing } from './gestures.ts';
import { extentOf, Ground } from './ground.tsx';
import { layoutOf, type Point } from './layout.ts';
import type { Looks } from './look.ts';
import { Pieces } from './pieces.tsx';
import type { Viewport } from './viewport.ts';
import { ZoneNames } from './zone-names.tsx';

/** What a board is drawn with: the same for a table and for a picture of one. */
export interface Drawn {
  readonly scene: Scene;
  readonly legend: Readonly<Record<string, LegendEntry>>;
  readonly looks: Looks;
  readonly seats: readonly Seat[];
  readonly ready?: ReadonlySet<string>;
  readonly selected?: string | null;
}

interface BoardProps extends Drawn {
  readonly viewport: Viewport;
  /** Cells are told by number; -1 is off the board. */
  readonly onHover: (cell: number) => void;
  readonly onPress: (cell: number, touch: boolean) => void;
  /** Between the ground and the figures: highlights and paths. */
  readonly under?: ComponentChildren;
  /** Over the figures. */
  readonly over?: ComponentChildren;
  /** On the stage itself, unmoved by pan and zoom. */
  readonly children?: ComponentChildren;
}

/** The board on its stage: pans, zooms and tells which cell is pointed at. */
export function Board({ viewport, onHover, onPress, under, over, children, ...drawn }: BoardProps) {
  const stage = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const layout = layoutOf(drawn.scene.board);
  const extent = extentOf(drawn.scene, drawn.legend, drawn.looks);
  const handlers = useRef({ onHover, onPress, layout });
  handlers.current = { onHover, onPress, layout };

  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const cellAt = (at: Point) => handlers.current.layout.cellAt(viewport.toBoard(at));
    const pointing: Pointing = {
      hover: (at) => handlers.current.onHover(at === null ? -1 : cellAt(at)),
      press: (at, touch) => handlers.current.onPress(cellAt(at), touch),
    };
    return listen(element, viewport, pointing);
  }, [viewport]);

  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const fit = () => viewport.resize({ width: element.clientWidth, height: element.clientHeight }, extent);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport, extent.x, extent.y, extent.width, extent.height]);

  const show = useMemo(() => sliding(world, sheet), []);
  useSignalEffect(() => show(viewport.place.value));
  const far = useComputed(() => viewport.place.value.scale < 0.45);

  return (
    <div class="stage" ref={stage}>
      <div class="surface">
        <div class="world" ref={world}>
          <div class="board-sheet" ref={sheet} style={{ width: layout.width, height: layout.height }}>
            <svg
              class={far.value ? 'drawing far' : 'drawing'}
              width={layout.width}
              height={layout.height}
              aria-hidden="true"
            >
              <Ground scene={drawn.scene} legend={drawn.legend} looks={drawn.looks} />
            </svg>
            <svg
              class={far.value ? 'drawing far' : 'drawing'}
              width={layout.width}
              height={layout.height}
              aria-hidden="true"
            >
              <defs>
                <marker id="arrow" viewBox="-6 -6 12 12" refX="4" markerWidth="4" markerHeight="4" orient="auto">
                  <path class="way-head" d="M-4 -5L6 0L-4 5Z" />
                </marker>
              </defs>
              {under}
              <Pieces {...drawn} />
              <ZoneNames scene={drawn.scene} />
              {over}
            </svg>
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}

/** How long the board must lie still before it is drawn sharp again. */
const STILL = 180;

type Part = { readonly current: HTMLElement | null };

/**
 * Pan and zoom go straight to the style. The world is a layer of its own for good, and while it moves only its transform
 * changes: a picture slides, nothing is drawn. Once it lies still, the sheet inside takes the scale over and is drawn
 * sharp, once.
 */
function sliding(world: Part, sheet: Part): (place: Viewport['place']['value']) => void {
  let drawn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slide = ({ x, y, scale }: Viewport['place']['value']) => {
    if (world.current !== null) world.current.style.transform = `translate(${x}px, ${y}px) scale(${scale / drawn})`;
  };
  const draw = (place: Viewport['place']['value']) => {
    drawn = place.scale;
    if (sheet.current !== null) sheet.current.style.transform = `scale(${drawn})`;
    slide(place);
  };
  return (place) => {
    clearTimeout(timer);
    if (drawn === 0) return draw(place);
    slide(place);
    if (place.scale !== drawn) timer = setTimeout(() => draw(place), STILL);
  };
}

/** A board that only wants to be looked at. */
export function Picture({
  scene,
  legend,
  looks,
  seats,
  label,
  crop,
}: Drawn & { readonly label: string; readonly crop?: boolean }) {
  const { x, y, width, height } = extentOf(scene, legend, looks);
  return (
    <svg
      class="picture drawing"
      viewBox={`${x - 4} ${y - 4} ${width + 8} ${height + 8}`}
      preserveAspectRatio={crop ? 'xMidYMin slice' : 'xMidYMid meet'}
      role="img"
      aria-label={label}
    >
      <Ground scene={scene} legend={legend} looks={looks} />
      <Pieces scene={scene} legend={legend} looks={looks} seats={seats} />
      <ZoneNames scene={scene} />
    </svg>
  );
}
