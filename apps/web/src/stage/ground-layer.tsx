import type { LegendEntry, Scene } from '@arbitre/kernel';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useSignalEffect } from '@preact/signals';
import type { Looks } from '../board/look.ts';
import type { Viewport } from '../board/viewport.ts';
import { theme } from '../settings.ts';
import { type PlaceOrder, type PlaceReady, rasterOf } from './place-order.ts';
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

/**
 * The ground of a board, painted once by a worker: a picture that only slides and stretches while the board is moved. It is
 * painted again when the ground changes, and drawn again, sharp, when the board has been brought nearer.
 */
export function GroundLayer({ scene, legend, looks, viewport, onBackdrop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useMemo(() => new Painter(), []);
  useLayoutEffect(() => () => painter.close(), [painter]);
  painter.show = ({ bitmap, area, backdrop, base }) => {
    const sheet = canvas.current;
    if (sheet === null) return bitmap.close();
    sheet.width = bitmap.width;
    sheet.height = bitmap.height;
    Object.assign(sheet.style, {
      left: `${area.x}px`,
      top: `${area.y}px`,
      width: `${area.width}px`,
      height: `${area.height}px`,
    });
    sheet.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    onBackdrop(backdrop, base);
  };
  const now = theme.value;
  useLayoutEffect(() => painter.paint({ scene, legend, looks, theme: now }, viewport.place.peek().scale));
  useSignalEffect(() => painter.nearer(viewport.place.value.scale));
  return <canvas ref={canvas} class="place" aria-hidden="true" />;
}

type Subject = NonNullable<PlaceOrder['subject']>;

/** Orders pictures of a place, one at a time, the last one asked for first. */
class Painter {
  show: (ready: PlaceReady) => void = () => {};
  readonly #worker = workerOrNone();
  #subject: Subject | null = null;
  #scale = 0;
  #orders = 0;
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

  nearer(scale: number): void {
    clearTimeout(this.#timer);
    const wanted = pixelsFor(scale);
    if (this.#subject === null || wanted <= this.#scale * 1.15) return;
    this.#timer = setTimeout(() => {
      this.#scale = wanted;
      this.#order({ part: null, scale: wanted });
    }, STILL);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
  }

  #order(order: Omit<PlaceOrder, 'order'>): void {
    const numbered = { ...order, order: ++this.#orders };
    if (this.#worker !== null) this.#worker.postMessage(numbered);
    else this.#receive(rasterOf(numbered));
  }

  #receive(ready: PlaceReady): void {
    if (ready.order === this.#orders) this.show(ready);
    else ready.bitmap.close();
  }
}

/** What the worker needs of a scene: its ground, without whoever stands on it. */
function bare(subject: Subject): Subject {
  return { ...subject, scene: { ...subject.scene, pieces: [] } };
}

function pixelsFor(scale: number): number {
  return Math.min(3, Math.max(0.35, scale)) * Math.min(2, devicePixelRatio);
}

function workerOrNone(): Worker | null {
  return typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./place-worker.ts', import.meta.url), { type: 'module' });
}
