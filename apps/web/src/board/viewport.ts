import { signal } from '@preact/signals';
import type { Point } from './layout.ts';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The part of the board that there is something to see of. */
export interface Extent extends Box {
  readonly x: number;
  readonly y: number;
}

const SIDES = ['x', 'y', 'width', 'height'] as const;

/** Where the board lies on its stage; `glides`: it is seen to go there. */
export interface Place extends Point {
  readonly scale: number;
  readonly glides?: boolean;
}

/** Pixels of the stage that something else covers. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
}

/** Room kept free around the board when it is fitted: less on a phone. */
const MARGIN = 28;
const MARGIN_OF_A_PHONE = 20;
const PHONE = 600;
/** Pixels a unit of the board, at most, when it is fitted: a small room needs not be looked at from its ceiling. */
const FITTED = 2;
const CLOSEST = 3;
/** A board that would be nearly as large as it should be is rather seen whole. */
const NEARLY = 0.86;
/** Pixels a unit of the board in a close-up, at most. */
const CLOSE_UP = 6.4;

/** What part of the board is seen: pan and zoom as one transform. Knows nothing of the DOM. */
export class Viewport {
  readonly place = signal<Place>({ x: 0, y: 0, scale: 1 });
  #stage: Box = { width: 1, height: 1 };
  #world: Extent = { x: 0, y: 0, width: 1, height: 1 };
  /** Where a phone looks first, and how near, when the whole board would be smaller than `least`. */
  #first: { readonly point: Point; readonly scale: number; readonly least: number } | null = null;
  /** Does it, because nobody has moved the board? */
  #looksFirst = false;
  /** What was seen before a close-up, and the close-up itself. */
  #before: { readonly place: Place; readonly close: Place } | null = null;
  /** Is the whole board in sight, because nobody has moved it? */
  readonly fitted = signal(true);

  /** The page or the board has another size: a board nobody moved stays fitted, another board is fitted anew. */
  resize(stage: Box, world: Extent): void {
    const before = this.#world;
    this.#stage = stage;
    this.#world = world;
    const untouched = (this.fitted.peek() || this.#looksFirst) && this.#before === null;
    if (!untouched && SIDES.every((side) => before[side] === world[side])) return;
    this.fit();
    if (this.#first === null || stage.width >= PHONE || this.#fitScale() >= this.#first.least) return;
    this.approach(this.#first.point, this.#first.scale);
    this.#looksFirst = true;
  }

  /** Says where a phone looks first, and how near, when whole the board would be smaller than `least`; heeded at the next `resize`. */
  lookFirst(point: Point, scale: number, least: number): void {
    this.#first = { point, scale, least };
  }

  fit(): void {
    const scale = this.#fitScale();
    this.place.value = {
      scale,
      x: (this.#stage.width - this.#world.width * scale) / 2 - this.#world.x * scale,
      y: (this.#stage.height - this.#world.height * scale) / 2 - this.#world.y * scale,
    };
    this.fitted.value = true;
    this.#looksFirst = false;
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.place.value;
    this.#move(x + dx, y + dy, scale);
  }

  /** Zooms so that what lies under `at` stays under it. */
  zoom(factor: number, at: Point = { x: this.#stage.width / 2, y: this.#stage.height / 2 }): void {
    const { x, y, scale } = this.place.value;
    const next = Math.min(CLOSEST, Math.max(this.#fitScale() * 0.6, scale * factor));
    this.#move(at.x - ((at.x - x) * next) / scale, at.y - ((at.y - y) * next) / scale, next);
  }

  /** Brings a point of the board into sight, moving as little as needed; `glides`: it is seen to. */
  reveal({ x, y }: Point, glides = false): void {
    const { scale, ...place } = this.place.value;
    const seen = { x: x * scale + place.x, y: y * scale + place.y };
    const { width, height } = this.#stage;
    if (seen.x > 20 && seen.x < width - 20 && seen.y > 20 && seen.y < height - 20) return;
    const border = Math.min(90, width / 4, height / 4);
    const dx = clamp(seen.x, border, width - border) - seen.x;
    const dy = clamp(seen.y, border, height - border) - seen.y;
    if (dx === 0 && dy === 0) return;
    this.#move(place.x + dx, place.y + dy, scale);
    if (glides) this.place.value = { ...this.place.peek(), glides };
  }

  /** Comes as close as that scale, the point in the middle; what is as close already only has it brought into sight. */
  approach(point: Point, scale: number): void {
    const { scale: now } = this.place.value;
    if (now >= scale || (now >= scale * NEARLY && now >= this.#fitScale())) return this.reveal(point);
    const { x, y, width, height } = this.#world;
    this.#move(
      along(point.x, x, width, this.#stage.width, scale),
      along(point.y, y, height, this.#stage.height, scale),
      scale,
    );
  }

  /** Glides close to a part of the board, into the room that is not covered, until `back`. */
  closeUp(part: Extent, { top, bottom }: Covered): void {
    const room = { width: this.#stage.width, height: Math.max(80, this.#stage.height - top - bottom) };
    const scale = Math.min(CLOSE_UP, room.width / part.width, room.height / part.height);
    const close: Place = {
      scale,
      x: room.width / 2 - (part.x + part.width / 2) * scale,
      y: top + room.height / 2 - (part.y + part.height / 2) * scale,
      glides: true,
    };
    this.#before = { place: this.#before?.place ?? this.place.peek(), close };
    this.place.value = close;
  }

  /** Glides up as far as needed for a part of the board to be seen above what covers the foot of the stage, until `back`. */
  lift(part: Extent, covered: number): void {
    const { x, y, scale } = this.#before?.place ?? this.place.peek();
    const below = (part.y + part.height) * scale + y - (this.#stage.height - covered);
    const above = part.y * scale + y;
    const up = Math.min(below, Math.max(0, above - MARGIN));
    if (up <= 0) return;
    const close: Place = { scale, x, y: y - up, glides: true };
    this.#before = { place: this.#before?.place ?? this.place.peek(), close };
    this.place.value = close;
  }

  /** Out of the close-up, to what was seen before it, unless someone has moved the board meanwhile. */
  back(): void {
    const before = this.#before;
    this.#before = null;
    if (before !== null && before.close === this.place.peek()) this.place.value = { ...before.place, glides: true };
  }

  stageHeight(): number {
    return this.#stage.height;
  }

  /** How far from the left and the top of the stage a point of the board lies: 0 to 1 when it is in sight. */
  share({ x, y }: Point): Point {
    const place = this.place.value;
    return {
      x: (x * place.scale + place.x) / this.#stage.width,
      y: (y * place.scale + place.y) / this.#stage.height,
    };
  }

  /** From the page (relative to the stage) to the board. */
  toBoard(point: Point): Point {
    const { x, y, scale } = this.place.value;
    return { x: (point.x - x) / scale, y: (point.y - y) / scale };
  }

  /** The part of the board that is in sight. */
  visible(): Extent {
    const { scale, ...place } = this.place.value;
    return {
      x: -place.x / scale,
      y: -place.y / scale,
      width: this.#stage.width / scale,
      height: this.#stage.height / scale,
    };
  }

  #fitScale(): number {
    const margin = this.#stage.width < PHONE ? MARGIN_OF_A_PHONE : MARGIN;
    const across = (this.#stage.width - 2 * margin) / this.#world.width;
    const down = (this.#stage.height - 2 * margin) / this.#world.height;
    return Math.max(0.05, Math.min(FITTED, across, down));
  }

  #move(x: number, y: number, scale: number): void {
    const kept = 80; // of the board, always in sight
    const world = this.#world;
    this.place.value = {
      scale,
      x: clamp(x, kept - (world.x + world.width) * scale, this.#stage.width - kept - world.x * scale),
      y: clamp(y, kept - (world.y + world.height) * scale, this.#stage.height - kept - world.y * scale),
    };
    this.fitted.value = false;
    this.#looksFirst = false;
  }
}

/** Where the board begins so that the point is in the middle, and no room is left empty that the board could fill. */
function along(point: number, from: number, length: number, room: number, scale: number): number {
  const [first, last] = [MARGIN - from * scale, room - MARGIN - (from + length) * scale];
  return last > first ? (first + last) / 2 : clamp(room / 2 - point * scale, last, first);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));
}
