import type { LegendEntry, Scene, Tone } from '@arbitre/kernel';
import { type Layout, type Point, polygon, spot } from './layout.ts';

/** Walls, doors, hedges and rivers on the sides of cells: one path per kind, in the manner of its name or its tone. */
export function Edges({
  scene,
  legend,
  layout,
}: {
  scene: Scene;
  legend: Readonly<Record<string, LegendEntry>>;
  layout: Layout;
}) {
  const kinds = new Map<string, string>();
  for (const { cell, direction, kind } of scene.edges ?? []) {
    const side = layout.sides.indexOf(direction);
    const corners = layout.corners(cell);
    const [a, b] = [corners[side], corners[(side + 1) % corners.length]];
    if (a === undefined || b === undefined) continue;
    const drawn = /door|porte/.test(kind) ? doorLeaf(a, b) : `M${spot(a)}L${spot(b)}`;
    kinds.set(kind, (kinds.get(kind) ?? '') + drawn);
  }
  return (
    <g>
      {[...kinds].map(([kind, d]) => (
        <path key={kind} d={d} class={`edge edge-${MANNER[legend[kind]?.tone ?? 'wall'] ?? 'wall'} edge-is-${kind}`} />
      ))}
    </g>
  );
}

const MANNER: Partial<Record<Tone, string>> = {
  wall: 'wall',
  hindrance: 'hindrance',
  help: 'passage',
  goal: 'passage',
  ground: 'passage',
};

/** A plank across the middle of the side. */
function doorLeaf(a: Point, b: Point): string {
  const along = { x: b.x - a.x, y: b.y - a.y };
  const across = { x: -along.y * 0.1, y: along.x * 0.1 };
  const at = (part: number, sideways: number): Point => ({
    x: a.x + along.x * part + across.x * sideways,
    y: a.y + along.y * part + across.y * sideways,
  });
  return polygon([at(0.15, -1), at(0.85, -1), at(0.85, 1), at(0.15, 1)]);
}
