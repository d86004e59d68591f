import type { GroundPlan, Spot } from './ground-plan.ts';
import { blot, chanceAt, disc, drawn, hachures, n, outlines, scattered, shape } from './hand.ts';
import type { Sheet } from './ink.ts';
import type { Material } from './material.ts';
import type { Pigments } from './palette.ts';

/** A box on the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The open land: washes of colour, grass or pebbles, flowers in drifts. Decor has no outline. */
export function paintLand(sheet: Sheet, plan: GroundPlan, box: Box, p: Pigments): void {
  const { base, z } = plan;
  if (base === 'rock' || base === 'table') return;
  const tones = p[base];
  sheet.fill(`M${n(box.x)} ${n(box.y)}h${n(box.width)}v${n(box.height)}h${n(-box.width)}Z`, tones[0]);
  const step = z * 3.4;
  for (const wash of [tones[1], tones[2]]) {
    let path = '';
    for (let x = Math.floor(box.x / step); x * step < box.x + box.width; x++) {
      for (let y = Math.floor(box.y / step); y * step < box.y + box.height; y++) {
        const chance = chanceAt(x, y, wash === tones[1] ? 1 : 2);
        if (chance() < 0.35) continue;
        path += shape(blot((x + chance()) * step, (y + chance()) * step, z * (0.9 + chance() * 1.3), chance));
      }
    }
    sheet.fill(path, wash, 0.5);
  }
  if (base === 'earth') sheet.fill(greens(box, z), p.meadow[0], p.dark ? 0.5 : 0.62);
  const grassy = plan.land.filter(({ material }) => material === base || material === 'plateau');
  let [tufts, pebbles] = ['', ''];
  const flowers: [string, string, string] = ['', '', ''];
  for (const spot of grassy) {
    const { x, y } = plan.centre(spot);
    const chance = chanceAt(spot.column, spot.row, 3);
    const green = base === 'meadow' || (base === 'earth' && isGreen(spot.column >> 2, spot.row >> 2));
    for (let k = 0; k < 2; k++) {
      const [a, b] = [x + (chance() - 0.5) * z, y + (chance() - 0.5) * z];
      const pick = chance();
      if (pick > (green ? 0.55 : 0.86)) tufts += tuft(a, b, z / 60);
      else if (pick < 0.14 && base !== 'meadow') pebbles += disc(a, b, z * (0.02 + chance() * 0.035), z * 0.022);
    }
    const drift = chanceAt(spot.column >> 1, spot.row >> 1, 5);
    if (base === 'sand' || base === 'snow' || drift() > (green ? 0.16 : 0.07)) continue;
    const colour = Math.floor(drift() * 3);
    for (let k = 0; k < 3; k++) {
      flowers[colour] += disc(x + (chance() - 0.5) * z, y + (chance() - 0.5) * z, z * (0.02 + chance() * 0.015));
    }
  }
  sheet.fill(pebbles, p.stoneLine, 0.38).pen(tufts, p.tuft, z / 60, 0.6);
  flowers.forEach((path, index) => sheet.fill(path, p.flowers[index] ?? p.flowers[0], p.dark ? 0.45 : 0.9));
}

/** Where grass grows on bare earth: told by squares of four cells a side. */
const isGreen = (x: number, y: number): boolean => chanceAt(x, y, 9)() > 0.52;

function greens(box: Box, z: number): string {
  const step = z * 4;
  let path = '';
  for (let x = Math.floor(box.x / step); x * step < box.x + box.width; x++) {
    for (let y = Math.floor(box.y / step); y * step < box.y + box.height; y++) {
      const chance = chanceAt(x, y, 10);
      if (isGreen(x, y))
        path += shape(
          blot((x + 0.2 + chance() * 0.6) * step, (y + 0.2 + chance() * 0.6) * step, z * (1.7 + chance()), chance, 1),
        );
    }
  }
  return path;
}

function tuft(x: number, y: number, k: number): string {
  const at = `M${n(x)} ${n(y)}`;
  return `${at}l${n(-2.2 * k)} ${n(-5 * k)}${at}l${n(0.5 * k)} ${n(-6.5 * k)}${at}l${n(3 * k)} ${n(-5 * k)}`;
}

/** The edge of the union of some cells, as drawn by hand. */
export function regionPath(plan: GroundPlan, spots: readonly Spot[], amount: number): string {
  return regionLoops(plan, spots, amount).map(shape).join('');
}

export function regionLoops(plan: GroundPlan, spots: readonly Spot[], amount: number) {
  return outlines(spots.map((spot) => plan.corners(spot))).map((loop) => drawn(loop, amount));
}

/** Soft grounds that one wades or treads through: sand, snow, marsh, earth in a meadow. */
export function paintSoil(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z } = plan;
  for (const soil of ['earth', 'meadow', 'sand', 'snow'] as const) {
    if (soil === plan.base) continue;
    const spots = plan.land.filter(({ material }) => material === soil);
    if (spots.length === 0) continue;
    const [tone, deep, pale] = p[soil];
    sheet.fill(regionPath(plan, spots, z * 0.16), tone);
    for (const spot of spots) {
      const { x, y } = plan.centre(spot);
      const chance = chanceAt(spot.column, spot.row, 11);
      const [a, b] = [x + (chance() - 0.5) * z * 0.4, y + (chance() - 0.5) * z * 0.4];
      sheet.fill(shape(blot(a, b, z * 0.2, chance, 0.5)), chance() > 0.5 ? deep : pale, 0.6);
    }
    sheet.pen(regionPath(plan, spots, z * 0.16), p.stoneLine, 1, 0.5);
  }
  const wet = plan.land.filter(({ material }) => material === 'marsh');
  if (wet.length === 0) return;
  sheet.fill(regionPath(plan, wet, z * 0.16), p.marsh[0]);
  let [pools, reeds] = ['', ''];
  for (const spot of wet) {
    const { x, y } = plan.centre(spot);
    const chance = chanceAt(spot.column, spot.row, 12);
    for (const at of scattered(
      4,
      { x: x - z * 0.4, y: y - z * 0.38, width: z * 0.8, height: z * 0.76 },
      z * 0.3,
      chance,
    )) {
      if (chance() > 0.45) pools += disc(at.x, at.y, z * (0.1 + chance() * 0.07), z * 0.055);
      reeds += `M${n(at.x - 4)} ${n(at.y)}v${n(-z * 0.15)}M${n(at.x)} ${n(at.y + 1)}v${n(-z * 0.2)}M${n(at.x + 4)} ${n(at.y)}v${n(-z * 0.13)}`;
    }
  }
  sheet.fill(pools, p.marsh[2]).pen(reeds, p.treeLine, 1.3, 0.75);
  sheet.pen(regionPath(plan, wet, z * 0.16), p.treeLine, 1.1, 0.6);
}

export const spotsOf = (plan: GroundPlan, ...wanted: readonly Material[]): readonly Spot[] =>
  plan.land.filter(({ material }) => wanted.includes(material));

/** Ground that burns, freezes, or opens under the feet. */
export function paintPerils(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z } = plan;
  const ice = spotsOf(plan, 'ice');
  if (ice.length > 0) {
    sheet.lay(regionPath(plan, ice, z * 0.18), { fill: p.ice, stroke: p.iceLine, width: 1.6 });
    let [cracks, shine] = ['', ''];
    for (const spot of ice) {
      const { x, y } = plan.centre(spot);
      const chance = chanceAt(spot.column, spot.row, 13);
      const far = () => n((chance() - 0.5) * z * 0.6);
      cracks += `M${n(x - z * 0.3)} ${n(y - z * 0.2)}l${far()} ${n(z * 0.2)}l${far()} ${n(z * 0.2)}M${n(x + z * 0.1)} ${n(y + z * 0.1)}l${n(z * 0.25)} ${far()}`;
      shine += `M${n(x - z * 0.3)} ${n(y + z * 0.28)}l${n(z * 0.14)} ${n(-z * 0.12)}`;
    }
    sheet.pen(cracks, p.iceLine, 1.3).pen(shine, p.shine, 2, p.dark ? 0.4 : 0.85);
  }
  const burning = spotsOf(plan, 'fire', 'lava');
  if (burning.length > 0) {
    const edge = regionPath(plan, burning, z * 0.2);
    sheet.lay(edge, { fill: p.burnt, alpha: 0.88 }).fill(edge, p.fire, 0.24).pen(edge, p.burnt, 1.6);
    for (const spot of burning) {
      const { x, y } = plan.centre(spot);
      const chance = chanceAt(spot.column, spot.row, 14);
      const corner = { x: x - z * 0.38, y: y - z * 0.36, width: z * 0.76, height: z * 0.72 };
      for (const at of scattered(8, corner, z * 0.15, chance)) {
        sheet.fill(disc(at.x, at.y, z * (0.03 + chance() * 0.045)), chance() > 0.4 ? p.fire : p.ember);
      }
      if (spot.material === 'fire') {
        flame(sheet, x - z * 0.16, y + z * 0.04, z * 0.48, p);
        flame(sheet, x + z * 0.18, y - z * 0.06, z * 0.6, p);
      }
    }
  }
  const pits = spotsOf(plan, 'pit');
  for (const loop of regionLoops(plan, pits, z * 0.13)) {
    const edge = shape(loop);
    sheet.fill(edge, p.abyss);
    sheet.pen(hachures(loop, true, z * 0.26, z * 0.1, 1), p.abyssLight, 1.3, 0.65).pen(edge, '#1a120a', 3);
  }
}

const FLAME =
  'M0 -18C3 -10 12 -6 12 5C12 13 7 17 0 17C-7 17 -12 13 -12 5C-12 -1 -8 -3 -7 -9C-4 -7 -3 -5 -3 -2C0 -6 1 -12 0 -18Z';

export function flame(sheet: Sheet, x: number, y: number, size: number, p: Pigments): void {
  sheet.fill(disc(x, y + size * 0.34, size * 0.42, size * 0.14), p.fire, 0.3);
  sheet.lay(FLAME, { fill: p.fire, at: [x, y, size / 40] });
  sheet.lay(FLAME, { fill: p.ember, at: [x, y + size * 0.1, size / 66] });
}
