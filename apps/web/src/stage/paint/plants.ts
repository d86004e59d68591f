import type { GroundPlan } from './ground-plan.ts';
import { partsOf } from './ground-plan.ts';
import { chanceAt, disc, isInside, n, rounded, scattered, shape } from './hand.ts';
import type { Sheet } from './ink.ts';
import { regionPath, spotsOf } from './land.ts';
import type { Pigments } from './palette.ts';

/** Past so many cells of wood, fewer and larger trees say the same. */
const DENSE = 400;

/** Woods tree by tree, from north to south; brush as low bushes; a lone tree large. */
export function paintPlants(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z } = plan;
  const woods = spotsOf(plan, 'woods').filter(({ onBoard }) => onBoard);
  const dense = woods.length > DENSE;
  for (const part of partsOf(plan, woods)) {
    sheet.fill(regionPath(plan, part, z * 0.16), p.woods);
    const spots = part.flatMap((spot) => {
      const { x, y } = plan.centre(spot);
      const chance = chanceAt(spot.column, spot.row, 21);
      const k = z * 0.56;
      const cell = plan.corners(spot); // a wood has the shape of its cells, not of boxes in them
      return scattered(
        dense ? 6 : 15,
        { x: x - k, y: y - k, width: 2 * k, height: 2 * k },
        z * (dense ? 0.3 : 0.2),
        chance,
        (at) => isInside(cell, at),
      );
    });
    for (const { x, y } of spots.sort((a, b) => a.y - b.y)) {
      const chance = chanceAt(Math.round(x * 3), Math.round(y * 3), 22);
      tree(sheet, x, y, z * (dense ? 0.17 : 0.122) * (0.9 + chance() * 0.4), p, chance);
    }
  }
  for (const spot of spotsOf(plan, 'brush').filter(({ onBoard }) => onBoard)) {
    const { x, y } = plan.centre(spot);
    const chance = chanceAt(spot.column, spot.row, 23);
    const k = z * 0.36;
    for (const at of scattered(7, { x: x - k, y: y - k, width: 2 * k, height: 2 * k }, z * 0.22, chance)) {
      tree(sheet, at.x, at.y, z * 0.16, p, chance);
    }
  }
  for (const spot of spotsOf(plan, 'tree').filter(({ onBoard }) => onBoard)) {
    const { x, y } = plan.centre(spot);
    tree(sheet, x, y, z * 0.42, p, chanceAt(spot.column, spot.row, 24));
  }
}

function tree(sheet: Sheet, x: number, y: number, r: number, p: Pigments, chance: () => number): void {
  const leaves = p.trees[Math.floor(chance() * 3)] ?? p.trees[0];
  const lobes = Array.from({ length: 7 }, (_, index) => {
    const turn = (index / 7) * 2 * Math.PI;
    const k = r * (0.82 + chance() * 0.36);
    return { x: x + Math.cos(turn) * k, y: y + Math.sin(turn) * k * 0.92 };
  });
  sheet.fill(disc(x + r * 0.35, y + r * 0.55, r, r * 0.8), p.treeLine, 0.28);
  sheet.lay(shape(rounded(lobes, true, 2)), { fill: leaves, stroke: p.treeLine, width: 0.9 });
  const light = `M${n(x - r * 0.55)} ${n(y - r * 0.1)}q${n(r * 0.2)} ${n(-r * 0.5)} ${n(r * 0.6)} ${n(-r * 0.45)}`;
  sheet.pen(light, p.shine, Math.max(0.8, r * 0.12), p.dark ? 0.16 : 0.38);
}
