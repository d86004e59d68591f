import type { GroundPlan, Spot } from './ground-plan.ts';
import { partsOf } from './ground-plan.ts';
import { blot, chanceAt, grown, hachures, type Line, moved, n, outlines, drawn, shape } from './hand.ts';
import type { Sheet } from './ink.ts';
import { regionLoops, regionPath, spotsOf } from './land.ts';
import type { Pigments } from './palette.ts';

/** Hills and mountains of a field: contour over contour, hachures down from the second, a shadow to the south-east. */
export function paintHills(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z } = plan;
  for (const part of partsOf(plan, spotsOf(plan, 'hill'))) {
    for (const outer of regionLoops(plan, part, z * 0.1)) {
      const foot = grown(outer, 0.97);
      const middle = grown(outer, 0.72, { x: -z * 0.04, y: -z * 0.07 });
      const top = grown(outer, 0.42, { x: -z * 0.07, y: -z * 0.14 });
      sheet.fill(shape(moved(foot, z * 0.05, z * 0.08)), p.shade, 0.22);
      [foot, middle, top].forEach((line, index) => sheet.fill(shape(line), p.hill[index] ?? p.hill[0]));
      sheet.pen(hachures(middle, true, z * 0.16, z * 0.075, -1), p.hillLine, 1.1, 0.6);
      sheet.pen(shape(foot), p.hillLine, 1.3, 0.8).pen(shape(middle) + shape(top), p.hillLine, 1.2);
    }
  }
  for (const part of partsOf(plan, spotsOf(plan, 'mountain'))) mountain(sheet, plan, part, p);
}

function mountain(sheet: Sheet, plan: GroundPlan, part: readonly Spot[], p: Pigments): void {
  const { z } = plan;
  sheet.lay(regionPath(plan, part, z * 0.12), { fill: p.boulder, stroke: p.boulderLine, width: 2 });
  for (const spot of [...part].sort((a, b) => a.row - b.row)) {
    const { x, y } = plan.centre(spot);
    const chance = chanceAt(spot.column, spot.row, 15);
    for (const [dx, dy, k] of [
      [-0.22, 0.05, 0.8],
      [0.2, 0.2, 1],
    ] as const) {
      const [cx, cy, h] = [x + dx * z, y + (dy + 0.18) * z, z * (0.5 + chance() * 0.12) * k];
      const left = `M${n(cx)} ${n(cy - h)}L${n(cx - h * 0.55)} ${n(cy)}L${n(cx + h * 0.05)} ${n(cy)}Z`;
      const right = `M${n(cx)} ${n(cy - h)}L${n(cx + h * 0.55)} ${n(cy)}L${n(cx + h * 0.05)} ${n(cy)}Z`;
      sheet
        .fill(left, p.column)
        .fill(right, p.stoneLine)
        .pen(left + right, p.boulderLine, 1.2);
    }
  }
}

/** Tables of rock with their cliffs, and slopes with worn steps that lead up to them. */
export function paintPlateaus(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z } = plan;
  const levels = [...new Set(plan.own.map(({ height }) => height))]
    .filter((height) => height > 0)
    .sort((a, b) => a - b);
  const isSlope = ({ material }: Spot) => material === 'slope';
  for (const level of levels) {
    const high = plan.land.filter((spot) => spot.height >= level && !isSlope(spot));
    if (high.length === 0) continue;
    const loops = outlines(high.map((spot) => plan.corners(spot))).map((loop) => drawn(loop, z * 0.1));
    const path = loops.map(shape).join('');
    const at = (dx: number, dy: number) => loops.map((loop) => shape(moved(loop, dx * z, dy * z))).join('');
    sheet.fill(at(0.05, 0.46), p.shade, p.dark ? 0.45 : 0.2);
    for (let step = 5; step >= 1; step--) sheet.fill(at(-0.018 * step, 0.062 * step), p.cliff);
    sheet.fill(path, p.plateau);
    const whole = new Set(high);
    for (const spot of high) {
      const chance = chanceAt(spot.column, spot.row, 16);
      if (chance() > 0.2 || !inner(plan, spot, whole)) continue;
      const { x, y } = plan.centre(spot);
      sheet.fill(shape(blot(x, y, z * 0.42, chance)), p.meadow[1], 0.5);
    }
    for (const loop of loops) sheet.pen(cliffStrokes(loop, z), p.dark ? '#d5bd8a' : p.cliffLine, 1.4, 0.75);
    sheet.pen(path, p.cliffLine, 2.6).pen(at(0.05, -0.06), p.shine, 1.4, p.dark ? 0.08 : 0.3);
  }
  const slopes = plan.land.filter((spot) => isSlope(spot) && spot.onBoard);
  if (slopes.length === 0) return;
  const worn = outlines(slopes.map((spot) => plan.corners(spot)))
    .map(shape)
    .join('');
  sheet.lay(worn, { fill: p.dark ? '#4c432d' : '#dccb9c', stroke: p.stoneLine, width: 1.2 });
  let steps = '';
  for (const spot of slopes) {
    const { x, y } = plan.centre(spot);
    const up = plan.near(spot).findIndex((next) => next !== undefined && !isSlope(next) && next.height > 0);
    const across = up === 1 || up === 3;
    for (let k = -2; k <= 2; k++) {
      const at = (k + 0.5) * z * 0.18;
      steps += across
        ? `M${n(x + at)} ${n(y - z * 0.46)}v${n(z * 0.92)}`
        : `M${n(x - z * 0.46)} ${n(y + at)}h${n(z * 0.92)}`;
    }
  }
  sheet.pen(steps, p.hillLine, 1.6, 0.8);
}

function inner(plan: GroundPlan, spot: Spot, high: ReadonlySet<Spot>): boolean {
  return plan.near(spot).every((next) => next !== undefined && high.has(next));
}

/** Strokes down a cliff: only where it faces the one who looks, south and west. */
function cliffStrokes(loop: Line, z: number): string {
  let path = '';
  for (let index = 0; index < loop.length; index++) {
    const a = loop[index];
    const b = loop[(index + 1) % loop.length];
    if (a === undefined || b === undefined) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const long = Math.hypot(dx, dy) || 1;
    if (-dx / long > 0.3) {
      path += hachures([a, b], false, z * 0.3, z * 0.1, -1);
    } else if (-dy / long > 0.3) path += hachures([a, b], false, z * 0.16, z * 0.1, -1);
  }
  return path;
}

/** A river far below: a lip, a wall in shadow, narrow water; what crosses it comes later. */
export function paintGorge(sheet: Sheet, plan: GroundPlan, p: Pigments): readonly Spot[] {
  const { z } = plan;
  const sunk = plan.land.filter(({ height }) => height < 0);
  if (sunk.length === 0) return [];
  const under = plan.land.filter((spot) => bridged(plan, spot) !== null);
  for (const part of partsOf(plan, [...sunk, ...under])) {
    const loops = regionLoops(plan, part, z * 0.14);
    const lip = loops.map(shape).join('');
    sheet.fill(lip, p.gorge);
    for (const loop of loops) {
      const water = insetOf(loop, z, 0.42, 0.2);
      sheet.fill(shape(water), p.waterDeep).fill(shape(insetOf(loop, z, 0.66, 0.34)), p.water2);
      sheet.pen(hachures(loop, true, z * 0.3, z * 0.1, 1), p.dark ? '#8f7c58' : p.gorgeLine, 1.3, 0.5);
    }
    const whole = new Set(part);
    let waves = '';
    for (const spot of part) {
      const { x, y } = plan.centre(spot);
      const chance = chanceAt(spot.column, spot.row, 17);
      const side = narrow(plan, spot, whole);
      for (let k = 0; k < 2; k++) {
        if (chance() > 0.75) continue;
        waves += wave(x + side * z * 0.2 + (chance() - 0.5) * z * 0.3, y + (chance() - 0.5) * z * 0.7, z);
      }
    }
    sheet.pen(waves, p.wave, 1.4, p.dark ? 0.4 : 0.75).pen(lip, p.gorgeLine, 2.4);
  }
  return under;
}

/** Toward the middle of the gorge: -1 when only the east is wall, 1 when only the west is. */
function narrow(plan: GroundPlan, { column, row }: Spot, part: ReadonlySet<Spot>): number {
  const has = (dx: number) => {
    const next = plan.at(column + dx, row);
    return next !== undefined && part.has(next);
  };
  return (has(-1) ? 0 : 1) - (has(1) ? 0 : 1);
}

/** A loop drawn smaller by a distance, more to the west and north, where walls are in shadow. */
function insetOf(loop: Line, z: number, west: number, east: number): Line {
  return loop.map((point, index) => {
    const a = loop.at(index - 1) ?? point;
    const b = loop[(index + 1) % loop.length] ?? point;
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [-(b.y - a.y) / long, (b.x - a.x) / long];
    const far = (nx > 0.3 || ny > 0.3 ? west : east) * z;
    return { x: point.x + nx * far, y: point.y + ny * far };
  });
}

export function wave(x: number, y: number, z: number): string {
  const k = z * 0.08;
  return `M${n(x - 2 * k)} ${n(y)}q${n(k)} ${n(-k)} ${n(2 * k)} 0t${n(2 * k)} 0`;
}

/** What spans a gorge: `'across'` runs east and west. null: this cell does not. */
export function bridged(plan: GroundPlan, spot: Spot): 'across' | 'along' | null {
  if (spot.height < 0 || !['planks', 'stone', 'rubble'].includes(spot.material)) return null;
  const meets = (dx: number, dy: number) => {
    for (let far = 1; far <= 3; far++) {
      const next = plan.at(spot.column + dx * far, spot.row + dy * far);
      if (next === undefined) return false;
      if (next.height < 0) return true;
      if (!['planks', 'stone', 'rubble'].includes(next.material)) return false;
    }
    return false;
  };
  if (meets(0, -1) && meets(0, 1)) return 'across';
  return meets(-1, 0) && meets(1, 0) ? 'along' : null;
}

/** Lakes: a bank, two tones, waves. */
export function paintLakes(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z } = plan;
  const wet = spotsOf(plan, 'water').filter(({ height }) => height >= 0);
  if (wet.length === 0) return;
  for (const part of partsOf(plan, wet)) {
    const loops = regionLoops(plan, part, z * 0.16);
    const edge = loops.map(shape).join('');
    sheet.pen(edge, p.bank, z * 0.16).lay(edge, { fill: p.water, stroke: p.waterLine, width: 2 });
    sheet.fill(loops.map((loop) => shape(insetOf(loop, z, 0.16, 0.16))).join(''), p.water2, 0.7);
    let waves = '';
    for (const spot of part) {
      const { x, y } = plan.centre(spot);
      const chance = chanceAt(spot.column, spot.row, 18);
      waves += wave(x + (chance() - 0.5) * z * 0.4, y + (chance() - 0.5) * z * 0.5, z);
      if (chance() > 0.5) waves += wave(x + (chance() - 0.5) * z * 0.4, y + (chance() - 0.5) * z * 0.5, z);
    }
    sheet.pen(waves, p.wave, 1.4, 0.7);
  }
}
