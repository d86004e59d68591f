import { type GroundPlan, partsOf, type Spot } from './ground-plan.ts';
import { box, n, outlines, shape } from './hand.ts';
import type { Sheet } from './ink.ts';
import type { Pigments } from './palette.ts';
import { bridged } from './relief.ts';
import { paintSlabs } from './dungeon.ts';

/** Stone underfoot, and what spans a gorge. */
export function paintPaving(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z } = plan;
  const spans = new Map(plan.own.map((spot) => [spot, bridged(plan, spot)]));
  const isBridge = (spot: Spot) => (spans.get(spot) ?? null) !== null;
  const paved = plan.own.filter(
    (spot) =>
      spot.material === 'stone' ||
      (spot.material === 'slabs' && plan.base !== 'rock' && plan.base !== 'table') ||
      (isBridge(spot) && spot.material !== 'planks'),
  );
  for (const part of partsOf(plan, paved)) {
    const path = outlines(part.map((spot) => plan.corners(spot)))
      .map(shape)
      .join('');
    const over = part.some(isBridge);
    if (over) sheet.lay(path, { fill: p.shade, alpha: 0.35, at: [2, 7, 1] });
    sheet.lay(path, { fill: p.stones[0], stroke: p.stoneLine, width: over ? z * 0.16 : 1.2 });
    paintSlabs(sheet, plan, part, { tonesOf: () => [p.stones[0], p.stones[1], p.stones[0]], mortar: p.stoneLine });
    if (over) sheet.pen(path, p.stoneLine, 1.4);
  }
  for (const part of partsOf(
    plan,
    plan.own.filter(({ material }) => material === 'planks'),
  )) {
    for (const row of rowsOf(part, spans.get(part[0] as Spot) === 'along'))
      beam(sheet, plan, row, spans.get(part[0] as Spot) === 'along', p);
  }
}

function rowsOf(part: readonly Spot[], along: boolean): readonly (readonly Spot[])[] {
  const rows = new Map<number, Spot[]>();
  for (const spot of part) {
    const key = along ? spot.column : spot.row;
    rows.set(key, [...(rows.get(key) ?? []), spot]);
  }
  return [...rows.values()];
}

function beam(sheet: Sheet, plan: GroundPlan, row: readonly Spot[], along: boolean, p: Pigments): void {
  const { z } = plan;
  const middles = row.map((spot) => plan.centre(spot));
  const [x0, x1] = [Math.min(...middles.map(({ x }) => x)), Math.max(...middles.map(({ x }) => x))];
  const [y0, y1] = [Math.min(...middles.map(({ y }) => y)), Math.max(...middles.map(({ y }) => y))];
  const [half, end] = [z * 0.2, z * 0.72];
  const at = along
    ? ([x0 - half, y0 - end, 2 * half, y1 - y0 + 2 * end] as const)
    : ([x0 - end, y0 - half, x1 - x0 + 2 * end, 2 * half] as const);
  sheet.fill(box(at[0] + 3, at[1] + 7, at[2], at[3], z * 0.1), '#000', 0.38);
  sheet.lay(box(...at, z * 0.1), { fill: p.plank, stroke: p.plankLine, width: 1.8 });
  const grain = along
    ? `M${n(x0 - half * 0.4)} ${n(at[1] + 6)}v${n(at[3] - 14)}M${n(x0 + half * 0.4)} ${n(at[1] + 10)}v${n(at[3] - 18)}`
    : `M${n(at[0] + 6)} ${n(y0 - half * 0.4)}h${n(at[2] - 14)}M${n(at[0] + 10)} ${n(y0 + half * 0.4)}h${n(at[2] - 18)}`;
  sheet.pen(grain, p.plankLine, 1.2, 0.55);
}
