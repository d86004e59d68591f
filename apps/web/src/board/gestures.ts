import type { Point } from './layout.ts';
import type { Viewport } from './viewport.ts';

/** What a pointer means on the stage once dragging and pinching have been told apart from pointing. */
export interface Pointing {
  hover(at: Point | null): void;
  /** `touch`: a finger cannot hover, so a first tap only looks. */
  press(at: Point, touch: boolean): void;
  /** A drag begins there: true when it takes something along instead of moving the board. */
  grab(at: Point): boolean;
  /** What was taken along is let go there; null: off the board. */
  drop(at: Point | null): void;
  /** A box was drawn around something. */
  box(from: Point, to: Point): void;
  /** A finger rests there: what is it? */
  hold(at: Point): void;
  /** The right button: let it be. */
  cancel(): void;
}

const DRAG = 5;

/** Milliseconds after which a resting finger asks what is there. */
const LONG = 450;

/**
 * Mouse, pen and fingers: a drag moves a piece that may be moved, else the board; with Shift it draws a box. Pinch and
 * wheel zoom, a press without movement points. Returns how to stop.
 */
export function listen(stage: HTMLElement, viewport: Viewport, pointing: Pointing): () => void {
  const held = new Map<number, Point>();
  let start: Point | null = null;
  let dragging = false;
  let taken: 'piece' | 'box' | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let rested = false;

  const place = (event: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent) => {
    if (event.button > 1 || !(event.target as Element).closest('.surface')) return;
    held.set(event.pointerId, place(event));
    clearTimeout(resting);
    if (held.size > 1) {
      dragging = true;
      return;
    }
    const at = place(event);
    start = at;
    dragging = false;
    rested = false;
    taken = event.shiftKey && event.button === 0 ? 'box' : null;
    if (event.pointerType !== 'touch') return;
    resting = setTimeout(() => {
      if (dragging) return;
      rested = true;
      pointing.hold(at);
    }, LONG);
  };

  const move = (event: PointerEvent) => {
    const at = place(event);
    const before = held.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType !== 'touch') pointing.hover((event.target as Element).closest('.surface') ? at : null);
      return;
    }
    if (!dragging && start !== null && distance(at, start) > DRAG) {
      dragging = true;
      clearTimeout(resting);
      stage.setPointerCapture(event.pointerId);
      if (taken === null && event.pointerType !== 'touch' && pointing.grab(start)) taken = 'piece';
      stage.classList.add(taken === null ? 'dragging' : 'carrying');
      if (taken === null) pointing.hover(null);
    }
    if (!dragging) return;
    if (taken === 'piece') pointing.hover(at);
    if (taken !== null) return;
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const factor = distance(at, other) / Math.max(1, distance(before, other));
      viewport.zoom(factor, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
      viewport.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    } else viewport.pan(at.x - before.x, at.y - before.y);
    held.set(event.pointerId, at);
  };

  const up = (event: PointerEvent) => {
    if (!held.delete(event.pointerId) || held.size > 0) return;
    stage.classList.remove('dragging', 'carrying');
    clearTimeout(resting);
    const done = event.type === 'pointerup';
    if (taken === 'piece' && dragging) pointing.drop(done ? place(event) : null);
    else if (taken === 'box' && dragging && done && start !== null) pointing.box(start, place(event));
    else if (!dragging && !rested && done && event.button === 0) {
      pointing.press(place(event), event.pointerType === 'touch');
    }
    start = null;
    taken = null;
  };

  const menu = (event: MouseEvent) => {
    if (!(event.target as Element).closest('.surface')) return;
    event.preventDefault();
    if (!rested) pointing.cancel();
  };

  const leave = () => pointing.hover(null);

  const wheel = (event: WheelEvent) => {
    if (!(event.target as Element).closest('.surface')) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    viewport.zoom(Math.exp((-event.deltaY * lines) / 420), place(event));
  };

  stage.addEventListener('pointerdown', down);
  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerup', up);
  stage.addEventListener('pointercancel', up);
  stage.addEventListener('pointerleave', leave);
  stage.addEventListener('wheel', wheel, { passive: false });
  stage.addEventListener('contextmenu', menu);
  return () => {
    stage.removeEventListener('pointerdown', down);
    stage.removeEventListener('pointermove', move);
    stage.removeEventListener('pointerup', up);
    stage.removeEventListener('pointercancel', up);
    stage.removeEventListener('pointerleave', leave);
    stage.removeEventListener('wheel', wheel);
    stage.removeEventListener('contextmenu', menu);
    clearTimeout(resting);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
