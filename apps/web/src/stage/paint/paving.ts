import { type GroundPlan, partsOf, type Spot } from './ground-plan.ts';
import { box, chanceAt, n, outlines, shape } from './hand.ts';
import type { Sheet } from './ink.ts';
import type { Pigments } from './palette.ts';
import { bridged } from './relief.ts';
import { paintSlabs } from './dungeon.ts';

/** Stone underfoot, and what spans a gorge. */
export function paintPaving(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const spans = new Map(plan.own.map((spot) => [spot, bridged(plan, spot)]));
  const isBridge = (spot: Spot) => (spans.get(spot) ?? null) !== null;
  const paved = plan.own.filter(
    (spot) =>
      spot.material === 'stone' ||
      (spot.material === 'slabs' && plan.base !== 'rock' && plan.base !== 'table') ||
      (isBridge(spot) && spot.material !== 'planks'),
  );
  for (const part of partsOf(plan, paved)) {
    const bridge = part.find(isBridge);
    if (bridge !== undefined) stoneBridge(sheet, plan, part, spans.get(bridge) === 'along', p);
    else {
      const path = outlines(part.map((spot) => plan.corners(spot)))
        .map(shape)
        .join('');
      sheet.lay(path, { fill: p.stones[0], stroke: p.stoneLine, width: 1.2 });
      paintSlabs(sheet, plan, part, { tonesOf: () => [p.stones[0], p.stones[1], p.stones[0]], mortar: p.stoneLine });
    }
  }
  for (const part of partsOf(
    plan,
    plan.own.filter(({ material }) => material === 'planks'),
  )) {
    for (const row of rowsOf(part, spans.get(part[0] as Spot) === 'along'))
      beam(sheet, plan, row, spans.get(part[0] as Spot) === 'along', p);
  }
}

/** Courses of cut stone between two parapets that reach onto both banks. */
function stoneBridge(sheet: Sheet, plan: GroundPlan, part: readonly Spot[], along: boolean, p: Pigments): void {
  const { z } = plan;
  /** A box by its place on the way over, and across it. */
  const laid = (u: number, v: number, long: number, wide: number, r = 0) =>
    along ? box(v * z, u * z, wide * z, long * z, r) : box(u * z, v * z, long * z, wide * z, r);
  const lanes = rowsOf(part, along).map((lane) => ({
    v: (along ? lane[0]?.column : lane[0]?.row) ?? 0,
    from: Math.min(...lane.map(({ column, row }) => (along ? row : column))),
    to: Math.max(...lane.map(({ column, row }) => (along ? row : column))) + 1,
  }));
  const deck = lanes.map(({ v, from, to }) => laid(from - 0.14, v, to - from + 0.28, 1)).join('');
  sheet.lay(deck, { fill: '#000', alpha: 0.34, at: [z * 0.07, z * 0.16, 1] });
  sheet.lay(deck, { fill: p.stoneLine, stroke: p.boulderLine, width: 1.6 });
  const stones: [string, string] = ['', ''];
  for (const { v, from, to } of lanes) {
    for (const course of [0, 1]) {
      for (let u = from - 0.14 - (course + v) * 0.31; u < to + 0.14; u += 0.46) {
        const [a, b] = [Math.max(from - 0.14, u), Math.min(to + 0.14, u + 0.46)];
        const tone = chanceAt(Math.round(u * 9), v * 2 + course, 48)() > 0.5 ? 0 : 1;
        if (b - a > 0.07)
          stones[tone] += laid(a + 0.012, v + course / 2 + 0.014, b - a - 0.024, 0.472, Math.min(4, (b - a) * z * 0.2));
      }
    }
  }
  sheet.fill(stones[0], p.stones[0]).fill(stones[1], p.dark ? p.boulder : p.stones[1]);
  const taken = new Set(lanes.map(({ v }) => v));
  const walls = lanes.flatMap(({ v, from, to }) => [
    ...(taken.has(v - 1) ? [] : [laid(from - 0.22, v - 0.08, to - from + 0.44, 0.18, z * 0.03)]),
    ...(taken.has(v + 1) ? [] : [laid(from - 0.22, v + 0.9, to - from + 0.44, 0.18, z * 0.03)]),
  ]);
  sheet.lay(walls.join(''), { fill: p.stones[1], stroke: p.boulderLine, width: 1.6 });
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
