import { type GroundPlan, partsOf, type Spot } from './ground-plan.ts';
import { blot, box, chanceAt, disc, drawn, n, outlines, scattered, shape } from './hand.ts';
import type { Sheet } from './ink.ts';
import { isSolid } from './material.ts';
import type { Pigments } from './palette.ts';
import { paintSlabs } from './dungeon.ts';
import { paintPaving } from './paving.ts';

/** Walls, columns, boulders, rubble, slabs in the open, planks and bridges, houses: what is built or fallen. */
export function paintBuilt(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z } = plan;
  paintPaving(sheet, plan, p);
  for (const spot of plan.own.filter(({ material }) => material === 'rubble' || material === 'rocks')) {
    const { x, y } = plan.centre(spot);
    stones(sheet, x, y, z, spot.material === 'rocks' ? 1.7 : 1, chanceAt(spot.column, spot.row, 45), p);
  }
  for (const spot of plan.own.filter(({ material }) => material === 'village')) village(sheet, plan, spot, p);
  if (plan.base === 'rock' || plan.base === 'table') {
    for (const spot of plan.own.filter(({ material }) => material === 'wall' || material === 'column'))
      column(sheet, plan, spot, p);
    return;
  }
  for (const part of partsOf(
    plan,
    plan.own.filter(({ material }) => material === 'wall'),
  )) {
    const [only] = part;
    if (part.length === 1 && only !== undefined && !touchesDoor(plan, only)) column(sheet, plan, only, p);
    else block(sheet, plan, part, p);
  }
  for (const spot of plan.own.filter(({ material }) => material === 'column' || material === 'statue'))
    column(sheet, plan, spot, p);
  for (const spot of plan.own.filter(({ material }) => material === 'door' || material === 'open-door'))
    leaf(sheet, plan, spot, p);
}

function touchesDoor(plan: GroundPlan, spot: Spot): boolean {
  return plan.near(spot).some((next) => next?.material === 'door' || next?.material === 'open-door');
}

export function stones(
  sheet: Sheet,
  x: number,
  y: number,
  z: number,
  k: number,
  chance: () => number,
  p: Pigments,
): void {
  for (const at of scattered(
    Math.round(8 / k),
    { x: x - z * 0.42, y: y - z * 0.4, width: z * 0.84, height: z * 0.8 },
    z * 0.2 * k,
    chance,
  )) {
    const r = z * (0.06 + chance() * 0.07) * k;
    const m = 5 + Math.floor(chance() * 2);
    const stone = Array.from({ length: m }, (_, index) => {
      const turn = (index / m) * 2 * Math.PI + chance() * 0.5;
      return {
        x: at.x + Math.cos(turn) * r * (0.8 + chance() * 0.5),
        y: at.y + Math.sin(turn) * r * (0.7 + chance() * 0.4),
      };
    });
    sheet.fill(shape(stone.map((one) => ({ x: one.x + 1.5, y: one.y + 2 }))), p.shade, 0.24);
    sheet.lay(shape(stone), { fill: chance() > 0.5 ? p.stones[0] : p.stones[1], stroke: p.stoneLine, width: 1 });
    sheet.pen(`M${n(at.x - r * 0.4)} ${n(at.y - r * 0.2)}l${n(r * 0.7)} ${n(-r * 0.25)}`, p.shine, 1, 0.35);
  }
}

function village(sheet: Sheet, plan: GroundPlan, spot: Spot, p: Pigments): void {
  const { z } = plan;
  const { x, y } = plan.centre(spot);
  const chance = chanceAt(spot.column, spot.row, 46);
  sheet.fill(shape(blot(x, y, z * 0.34, chance, 0.95)), p.earth[1], 0.8);
  const k = z * 0.36;
  for (const at of scattered(7, { x: x - k, y: y - k, width: 2 * k, height: 2 * k }, z * 0.21, chance)) {
    const h = z * (0.085 + chance() * 0.025);
    const turn = Math.round((chance() - 0.5) * 30);
    const place = [at.x, at.y, 1, turn] as const;
    sheet.lay(box(-h * 1.2, -h, h * 2.4, h * 2), { fill: '#000', alpha: 0.25, at: [at.x + 2, at.y + 3, 1, turn] });
    sheet.lay(box(-h * 1.2, -h, h * 2.4, h * 2), { fill: p.roof, stroke: p.roofLine, width: 1, at: place });
    sheet.lay(box(-h * 1.2, 0, h * 2.4, h), { fill: '#fff', alpha: 0.2, at: place });
    sheet.lay(`M${n(-h * 1.2)} 0h${n(h * 2.4)}`, { stroke: p.roofLine, width: 1, at: place });
  }
}

function column(sheet: Sheet, plan: GroundPlan, spot: Spot, p: Pigments): void {
  const { z } = plan;
  const { x, y } = plan.centre(spot);
  sheet.fill(disc(x + z * 0.13, y + z * 0.19, z * 0.42, z * 0.38), '#000', 0.3);
  sheet.lay(box(x - z * 0.42, y - z * 0.42, z * 0.84, z * 0.84, z * 0.09), {
    fill: p.stones[0],
    stroke: p.stoneLine,
    width: 1.6,
  });
  sheet.lay(disc(x, y, z * 0.35), { fill: p.column, stroke: p.stoneLine, width: 1.6 });
  let flutes = '';
  for (let index = 0; index < 14; index++) {
    const [cos, sin] = [Math.cos((index / 7) * Math.PI), Math.sin((index / 7) * Math.PI)];
    flutes += `M${n(x + cos * z * 0.27)} ${n(y + sin * z * 0.27)}L${n(x + cos * z * 0.34)} ${n(y + sin * z * 0.34)}`;
  }
  sheet.pen(flutes, p.stoneLine, 1.3).fill(disc(x - 2, y - 2, z * 0.22), p.shine, p.dark ? 0.12 : 0.28);
}

/** A few cells of wall in the open: a boulder; more than that: masonry. */
function block(sheet: Sheet, plan: GroundPlan, part: readonly Spot[], p: Pigments): void {
  const { z } = plan;
  const built = part.length > 4 || part.some((spot) => touchesDoor(plan, spot));
  const corners = part.map((spot) => plan.corners(spot));
  const loops = built ? outlines(corners) : outlines(corners).map((loop) => drawn(loop, z * 0.16));
  const path = loops.map(shape).join('');
  sheet.lay(path, { fill: '#000', alpha: 0.28, at: [z * 0.1, z * 0.15, 1] });
  sheet.lay(path, { fill: p.boulder, stroke: p.boulderLine, width: 2.2 });
  if (built) {
    paintSlabs(sheet, plan, part, { tonesOf: () => [p.boulder, p.stones[1], p.stones[0]], mortar: p.boulderLine });
    sheet.pen(path, p.boulderLine, 2.6);
    return;
  }
  sheet.lay(loops.map((loop) => shape(drawnSmaller(loop))).join(''), { fill: p.shine, alpha: p.dark ? 0.1 : 0.22 });
  for (const spot of part) {
    const { x, y } = plan.centre(spot);
    const chance = chanceAt(spot.column, spot.row, 47);
    sheet.pen(
      `M${n(x - z * 0.25)} ${n(y + z * 0.25 * chance())}l${n(z * 0.22)} ${n(-z * 0.3)}l${n(z * 0.26)} ${n(z * 0.12)}`,
      p.boulderLine,
      1.4,
      0.7,
    );
  }
}

function drawnSmaller(loop: readonly { readonly x: number; readonly y: number }[]) {
  const [x0, y0] = [Math.min(...loop.map(({ x }) => x)), Math.min(...loop.map(({ y }) => y))];
  return loop.map(({ x, y }) => ({ x: x0 + (x - x0) * 0.74 + 5, y: y0 + (y - y0) * 0.74 + 3 }));
}

/** A door that fills a cell of wall. */
function leaf(sheet: Sheet, plan: GroundPlan, spot: Spot, p: Pigments): void {
  const { z } = plan;
  const { x, y } = plan.centre(spot);
  const walled = plan.near(spot).map((next) => next !== undefined && isSolid(next.material));
  const upright = walled[0] === true || walled[2] === true; // walls north and south: one passes east and west
  const open = spot.material === 'open-door';
  const [w, h] = upright ? [z * 0.34, z] : [z, z * 0.34];
  sheet.lay(
    box(x - w / 2, y - h / 2, w, h),
    open ? { fill: p.stones[0], alpha: 0.5 } : { fill: p.plank, stroke: p.plankLine, width: 2 },
  );
  const posts = upright
    ? box(x - w * 0.7, y - h / 2, w * 1.4, z * 0.12) + box(x - w * 0.7, y + h / 2 - z * 0.12, w * 1.4, z * 0.12)
    : box(x - w / 2, y - h * 0.7, z * 0.12, h * 1.4) + box(x + w / 2 - z * 0.12, y - h * 0.7, z * 0.12, h * 1.4);
  sheet.lay(posts, { fill: p.plankLine, stroke: p.boulderLine, width: 1 });
  if (!open)
    sheet.fill(disc(upright ? x + w * 0.26 : x + w * 0.3, upright ? y + h * 0.2 : y + h * 0.2, z * 0.05), p.brass);
}
