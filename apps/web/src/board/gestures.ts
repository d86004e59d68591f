import type { Point } from './layout.ts';
import type { Viewport } from './viewport.ts';

/** What a pointer means on the stage once dragging and pinching have been told apart from pointing. */
export interface Pointing {
  hover(at: Point | null): void;
  /** `touch`: a finger cannot hover, so a first tap only looks. */
  press(at: Point, touch: boolean): void;
}

const DRAG = 5;

/** Mouse, pen and fingers: drag pans, pinch and wheel zoom, a press without movement points. Returns how to stop. */
export function listen(stage: HTMLElement, viewport: Viewport, pointing: Pointing): () => void {
  const held = new Map<number, Point>();
  let start: Point | null = null;
  let dragging = false;

  const place = (event: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent) => {
    if (event.button > 1 || !(event.target as Element).closest('.surface')) return;
    held.set(event.pointerId, place(event));
    if (held.size === 1) {
      start = place(event);
      dragging = false;
    } else dragging = true;
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
      stage.setPointerCapture(event.pointerId);
      stage.classList.add('dragging');
      pointing.hover(null);
    }
    if (!dragging) return;
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
    stage.classList.remove('dragging');
    if (!dragging && event.type === 'pointerup' && event.button === 0) {
      pointing.press(place(event), event.pointerType === 'touch');
    }
    start = null;
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
  return () => {
    stage.removeEventListener('pointerdown', down);
    stage.removeEventListener('pointermove', move);
    stage.removeEventListener('pointerup', up);
    stage.removeEventListener('pointercancel', up);
    stage.removeEventListener('pointerleave', leave);
    stage.removeEventListener('wheel', wheel);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
