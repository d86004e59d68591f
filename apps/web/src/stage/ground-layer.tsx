import type { LegendEntry, Scene } from '@arbitre/kernel';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useSignalEffect } from '@preact/signals';
import type { Looks } from '../board/look.ts';
import type { Viewport } from '../board/viewport.ts';
import { theme } from '../settings.ts';
import type { Box } from './paint/land.ts';
import { MOST, type PlaceOrder, type PlaceReady, rasterOf } from './place-order.ts';
import { sameGround } from './same-ground.ts';

interface Props {
  readonly scene: Scene;
  readonly legend: Readonly<Record<string, LegendEntry>>;
  readonly looks: Looks;
  readonly viewport: Viewport;
  /** Told the colour that the place runs out into, and what sort of place it is. */
  readonly onBackdrop: (colour: string, base: PlaceReady['base']) => void;
}

/** How long the board must lie still before its ground is drawn anew for its size. */
const STILL = 240;

/** How much of what lies around the part in sight is drawn with it. */
const AROUND = 0.2;

/**
 * The ground of a board, painted once by a worker: a picture that only slides and stretches while the board is moved. It is
 * painted again when the ground changes. What is in sight is drawn again, sharp, when the board has been brought nearer than
 * the picture of the whole allows.
 */
export function GroundLayer({ scene, legend, looks, viewport, onBackdrop }: Props) {
  const whole = useRef<HTMLCanvasElement>(null);
  const near = useRef<HTMLCanvasElement>(null);
  const painter = useMemo(() => new Painter(), []);
  useLayoutEffect(() => () => painter.close(), [painter]);
  painter.tell = (busy) => whole.current?.setAttribute('aria-busy', `${busy}`);
  painter.show = ({ part, bitmap, area, backdrop, base }) => {
    const sheet = part ? near.current : whole.current;
    if (sheet === null) return bitmap.close();
    sheet.width = bitmap.width;
    sheet.height = bitmap.height;
    Object.assign(sheet.style, {
      left: `${area.x}px`,
      top: `${area.y}px`,
      width: `${area.width}px`,
      height: `${area.height}px`,
      display: 'block',
    });
    // kept in plain memory: the page then paints it with the pieces' sheet, as one layer that slides
    sheet.getContext('2d', { alpha: false, willReadFrequently: true })?.drawImage(bitmap, 0, 0);
    bitmap.close();
    if (!part && near.current !== null) near.current.style.display = 'none'; // it shows the ground before
    onBackdrop(backdrop, base);
  };
  const now = theme.value;
  useLayoutEffect(() => {
    painter.paint({ scene, legend, looks, theme: now }, viewport.place.peek().scale);
  }, [painter, scene, legend, looks, now, viewport]);
  useSignalEffect(() => painter.look(viewport.place.value.scale, viewport.visible()));
  return (
    <>
      <canvas ref={whole} class="place" aria-hidden="true" />
      <canvas ref={near} class="place" aria-hidden="true" />
    </>
  );
}

type Subject = NonNullable<PlaceOrder['subject']>;

/** Orders pictures of a place: of the whole, and of what is in sight once that is too coarse. */
class Painter {
  show: (ready: PlaceReady) => void = () => {};
  /** Told whether a picture is on its way, or may soon be ordered. */
  tell: (busy: boolean) => void = () => {};
  readonly #worker = workerOrNone();
  #subject: Subject | null = null;
  /** Pixels a unit of the whole picture, as far as a picture may go. */
  #scale = 0;
  #area = 0;
  #orders = 0;
  /** Orders that were carried out. */
  #done = 0;
  #seen: { readonly scale: number; readonly sight: Box } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#worker?.addEventListener('message', ({ data }: MessageEvent<PlaceReady>) => this.#receive(data));
  }

  paint(subject: Subject, scale: number): void {
    const before = this.#subject;
    if (
      before !== null &&
      before.theme === subject.theme &&
      before.looks === subject.looks &&
      sameGround(before.scene, subject.scene)
    )
      return;
    this.#subject = subject;
    this.#scale = pixelsFor(scale);
    this.#order({ subject: bare(subject), part: null, scale: this.#scale });
  }

  look(scale: number, sight: Box): void {
    this.#seen = { scale, sight };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#sharpen();
      this.#tellBusy();
    }, STILL);
    this.#tellBusy();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
  }

  #sharpen(): void {
    if (this.#subject === null || this.#seen === null || this.#area === 0) return;
    const { scale, sight } = this.#seen;
    const wanted = pixelsFor(scale);
    const finest = Math.sqrt(MOST / this.#area);
    if (wanted <= Math.min(this.#scale, finest) * 1.15) return;
    if (this.#scale < Math.min(wanted, finest) / 1.15) {
      this.#scale = wanted;
      this.#order({ part: null, scale: wanted });
    }
    if (wanted <= finest * 1.15) return;
    const [x, y] = [sight.width * AROUND, sight.height * AROUND];
    const part = { x: sight.x - x, y: sight.y - y, width: sight.width + 2 * x, height: sight.height + 2 * y };
    this.#order({ part, scale: wanted });
  }

  #order(order: Omit<PlaceOrder, 'order'>): void {
    const numbered = { ...order, order: ++this.#orders };
    this.#tellBusy();
    if (this.#worker !== null) this.#worker.postMessage(numbered);
    else this.#receive(rasterOf(numbered));
  }

  #receive(ready: PlaceReady): void {
    if (!ready.part) this.#area = ready.area.width * ready.area.height;
    this.show(ready);
    this.#done++;
    if (!ready.part) this.#sharpen();
    this.#tellBusy();
  }

  #tellBusy(): void {
    this.tell(this.#timer !== undefined || this.#done < this.#orders);
  }
}

/** What the worker needs of a scene: its ground, without whoever stands on it. */
function bare(subject: Subject): Subject {
  return { ...subject, scene: { ...subject.scene, pieces: [] } };
}

function pixelsFor(scale: number): number {
  return Math.min(5, Math.max(0.35, scale)) * Math.min(2, devicePixelRatio);
}

function workerOrNone(): Worker | null {
  return typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./place-worker.ts', import.meta.url), { type: 'module' });
}
