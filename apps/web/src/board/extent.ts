import type { LegendEntry, Scene } from '@arbitre/kernel';
import { materialOf } from '../stage/paint/material.ts';
import { layoutOf } from './layout.ts';
import type { Looks } from './look.ts';
import type { Extent } from './viewport.ts';

/** The rectangle that holds every cell there is something to see of, and the names along its edges. */
export function extentOf(
  { board, ground, rooms }: Scene,
  legend: Readonly<Record<string, LegendEntry>>,
  looks: Looks,
): Extent {
  const layout = layoutOf(board);
  const hidden = hiddenGround(ground, legend, looks);
  let [left, top, right, bottom] = [layout.width, layout.height, 0, 0];
  ground.forEach((kind, cell) => {
    if (hidden.has(kind)) return;
    const { x, y } = layout.centre(cell);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  });
  if (right === 0) return { x: 0, y: 0, width: layout.width, height: layout.height };
  const margin = layout.inner * (hidden.size > 0 || isWalled(ground, legend, looks) ? 1.5 : 1.16); // as far as the corners of a hex, or the walls of a room
  const plates = rooms === undefined ? 0 : layout.inner * 0.4; // with the names of rooms over their walls
  return {
    x: left - margin,
    y: top - margin - plates,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin + plates,
  };
}

/** Kinds of ground that are only what lies around a place: nothing, or the rock it is cut in. */
function hiddenGround(
  ground: Scene['ground'],
  legend: Readonly<Record<string, LegendEntry>>,
  looks: Looks,
): ReadonlySet<string> {
  return new Set(
    [...new Set(ground)].filter((kind) => ['void', 'rock'].includes(materialOf(looks[kind], legend[kind]))),
  );
}

/** Rooms on a table have thick walls around them. */
function isWalled(ground: Scene['ground'], legend: Readonly<Record<string, LegendEntry>>, looks: Looks): boolean {
  return ground.some((kind) => materialOf(looks[kind], legend[kind]) === 'tiles');
}
