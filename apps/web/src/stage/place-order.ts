import type { LegendEntry, Scene } from '@arbitre/kernel';
import type { Looks } from '../board/look.ts';
import type { Box } from './paint/land.ts';
import { toCanvas } from './paint/ink.ts';
import type { Theme } from './paint/palette.ts';
import { paintPlace, type Place } from './paint/place.ts';

/** A picture of a place that is asked for: which part of it, and how many pixels a unit of the board takes. */
export interface PlaceOrder {
  readonly order: number;
  /** Left out: the place painted last. */
  readonly subject?: {
    readonly scene: Scene;
    readonly legend: Readonly<Record<string, LegendEntry>>;
    readonly looks: Looks;
    readonly theme: Theme;
  };
  /** null: all of it. */
  readonly part: Box | null;
  readonly scale: number;
}

export interface PlaceReady {
  readonly order: number;
  /** Only a part of the place. */
  readonly part: boolean;
  readonly bitmap: ImageBitmap;
  readonly area: Box;
  readonly backdrop: string;
  readonly base: Place['base'];
}

/** As many pixels as one picture may take: more would be slow to slide where no graphics card helps. */
export const MOST = 4_000_000;

/** At least that area, so that no line of it falls between two pixels of the page. */
function onWholePixels({ x, y, width, height }: Box, k: number): Box {
  const [left, top] = [Math.floor(x * k), Math.floor(y * k)];
  const [right, bottom] = [Math.ceil((x + width) * k), Math.ceil((y + height) * k)];
  return { x: left / k, y: top / k, width: (right - left) / k, height: (bottom - top) / k };
}

let painted: Place | null = null;

/** Paints and draws what is asked for. The marks of the last place are kept: another part or size of it is only drawn. */
export function rasterOf({ order, subject, part, scale }: PlaceOrder): PlaceReady {
  if (subject !== undefined) painted = paintPlace(subject.scene, subject.legend, subject.looks, subject.theme);
  if (painted === null) throw new Error('the first order names its subject');
  const wanted = part ?? painted.area;
  const k = Math.min(scale, Math.sqrt(MOST / (wanted.width * wanted.height)));
  const area = onWholePixels(wanted, k);
  const canvas = new OffscreenCanvas(Math.round(area.width * k), Math.round(area.height * k));
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('a canvas of its own has a 2d context');
  context.scale(k, k);
  context.translate(-area.x, -area.y);
  toCanvas(context, painted.marks);
  return {
    order,
    part: part !== null,
    bitmap: canvas.transferToImageBitmap(),
    area,
    backdrop: painted.backdrop,
    base: painted.base,
  };
}
