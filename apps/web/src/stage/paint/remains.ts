import { isFloor } from './dungeon.ts';
import type { GroundPlan, Spot } from './ground-plan.ts';
import { chanceAt, disc, n } from './hand.ts';
import type { Sheet } from './ink.ts';
import { type Pigments, tierOf } from './palette.ts';

type Painter = (sheet: Sheet, plan: GroundPlan, floor: readonly Spot[], p: Pigments) => void;

/** What those who lived on a floor have left there, by its tier: straw, bones, cobwebs, embers, inlaid stones. Decor, so without an outline. */
export function paintRemains(sheet: Sheet, plan: GroundPlan, depth: number, p: Pigments): void {
  const floor = plan.own.filter((spot) => spot.material === 'slabs' && isFloor(spot));
  REMAINS[tierOf(depth)]?.(sheet, plan, floor, p);
}

const REMAINS: readonly Painter[] = [straw, bones, cobwebs, embers, inlays];

function straw(sheet: Sheet, plan: GroundPlan, floor: readonly Spot[], p: Pigments): void {
  const { z } = plan;
  let path = '';
  for (const spot of floor) {
    const chance = chanceAt(spot.column, spot.row, 71);
    if (chance() > 0.16) continue;
    const { x, y } = plan.centre(spot);
    for (let k = 0; k < 7; k++) {
      const [a, b] = [x + (chance() - 0.5) * z * 0.7, y + (chance() - 0.5) * z * 0.6];
      path += `M${n(a)} ${n(b)}l${n((chance() - 0.5) * z * 0.26)} ${n((chance() - 0.5) * z * 0.14)}`;
    }
  }
  sheet.pen(path, p.roadLine, 1, p.dark ? 0.4 : 0.55);
}

function bones(sheet: Sheet, plan: GroundPlan, floor: readonly Spot[], p: Pigments): void {
  const { z } = plan;
  let [shafts, ends] = ['', ''];
  for (const spot of floor) {
    const chance = chanceAt(spot.column, spot.row, 72);
    if (chance() > 0.14) continue;
    const { x, y } = plan.centre(spot);
    for (let k = 0; k < 2; k++) {
      const turn = chance() * Math.PI;
      const [dx, dy] = [Math.cos(turn) * z * 0.13, Math.sin(turn) * z * 0.13];
      const [a, b] = [x + (chance() - 0.5) * z * 0.5, y + (chance() - 0.5) * z * 0.5];
      shafts += `M${n(a - dx)} ${n(b - dy)}L${n(a + dx)} ${n(b + dy)}`;
      for (const side of [-1, 1]) {
        const [ex, ey] = [a + dx * side, b + dy * side];
        ends += disc(ex - dy * 0.22, ey + dx * 0.22, z * 0.028) + disc(ex + dy * 0.22, ey - dx * 0.22, z * 0.028);
      }
    }
  }
  const tone = p.dark ? '#8b8f86' : '#a7a998';
  sheet.pen(shafts, tone, z * 0.045).fill(ends, tone);
}

/** Strands across the corners between two walls. */
function cobwebs(sheet: Sheet, plan: GroundPlan, floor: readonly Spot[], p: Pigments): void {
  const { z } = plan;
  const isRock = (column: number, row: number) => (plan.at(column, row)?.material ?? 'rock') === 'rock';
  let path = '';
  for (const { column, row } of floor) {
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      if (!isRock(column + dx, row) || !isRock(column, row + dy)) continue;
      const [x, y] = [(column + (dx > 0 ? 1 : 0)) * z, (row + (dy > 0 ? 1 : 0)) * z];
      const at = (a: number, b: number) => `${n(x - dx * a * z)} ${n(y - dy * b * z)}`;
      path += `M${at(0, 0)}L${at(0.5, 0.5)}`;
      for (const r of [0.25, 0.42, 0.6]) path += `M${at(r, 0)}Q${at(r * 0.45, r * 0.45)} ${at(0, r)}`;
    }
  }
  sheet.pen(path, p.web, 1, 0.7);
}

/** Cracks that glow. */
function embers(sheet: Sheet, plan: GroundPlan, floor: readonly Spot[], p: Pigments): void {
  const { z } = plan;
  let path = '';
  for (const spot of floor) {
    const chance = chanceAt(spot.column, spot.row, 74);
    if (chance() > 0.15) continue;
    const { x, y } = plan.centre(spot);
    path += `M${n(x - z * 0.4)} ${n(y + (chance() - 0.5) * z * 0.5)}`;
    for (let k = 0; k < 4; k++) path += `l${n(z * 0.2)} ${n((chance() - 0.5) * z * 0.36)}`;
  }
  sheet
    .pen(path, p.fire, z * 0.1, 0.22)
    .pen(path, p.fire, z * 0.05, 0.8)
    .pen(path, p.ember, z * 0.02);
}

/** A lozenge in every other slab of the halls. */
function inlays(sheet: Sheet, plan: GroundPlan, floor: readonly Spot[], p: Pigments): void {
  const { z } = plan;
  let path = '';
  for (const spot of floor) {
    if ((spot.column + spot.row) % 2 === 0) continue;
    const { x, y } = plan.centre(spot);
    const r = z * 0.17;
    path += `M${n(x)} ${n(y - r)}L${n(x + r)} ${n(y)}L${n(x)} ${n(y + r)}L${n(x - r)} ${n(y)}Z`;
  }
  sheet.fill(path, p.dark ? '#6a5b7e' : '#a897bd', 0.6);
}
