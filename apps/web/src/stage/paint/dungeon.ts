import type { GroundPlan, Spot } from './ground-plan.ts';
import { blot, box, chanceAt, grown, n, outlines, shape } from './hand.ts';
import type { Sheet } from './ink.ts';
import type { Box } from './land.ts';
import { isSolid } from './material.ts';
import type { Mood, Pigments } from './palette.ts';

/** Kinds of floor that slabs are laid on. */
export const isFloor = ({ material }: Spot) =>
  !isSolid(material) && material !== 'pit' && material !== 'water' && material !== 'lava';

/** A floor cut in the rock: strata, hatching in sheaves near the floor, slabs each in its tone, the shadow of walls. */
export function paintDungeon(
  sheet: Sheet,
  plan: GroundPlan,
  area: Box,
  { mood, depth }: { readonly mood: Mood; readonly depth: number },
  p: Pigments,
): void {
  const { z } = plan;
  sheet.fill(box(area.x, area.y, area.width, area.height), mood.rock[0]);
  const step = z * 2.6;
  for (let x = Math.floor(area.x / step); x * step < area.x + area.width; x++) {
    for (let y = Math.floor(area.y / step); y * step < area.y + area.height; y++) {
      const chance = chanceAt(x, y, 41);
      sheet.fill(
        shape(blot((x + chance()) * step, (y + chance()) * step, z * (0.7 + chance() * 1.2), chance)),
        chance() > 0.5 ? mood.rock[1] : mood.rock[2],
        0.1,
      );
    }
  }
  const open = plan.own.filter(({ material }) => material !== 'rock');
  const loops = outlines(open.map((spot) => plan.corners(spot)));
  sheet.pen(loops.map((loop) => hatching(plan, loop)).join(''), mood.hatch, 1.2, p.dark ? 0.5 : 0.3);
  const whole = loops.map(shape).join('');
  sheet.fill(whole, mood.mortar);
  paintSlabs(sheet, plan, open.filter(isFloor), { tonesOf: () => mood.slabs, mortar: mood.mortar, laid: depth - 1 });
  stain(sheet, plan, open.filter(isFloor), depth, p.dark);
  const isRock = (spot: Spot | undefined) => spot === undefined || spot.material === 'rock';
  let shade = '';
  for (const spot of open) {
    const [{ x, y } = { x: 0, y: 0 }] = plan.corners(spot);
    if (isRock(plan.at(spot.column, spot.row - 1))) shade += box(x, y, z, z * 0.16);
    if (isRock(plan.at(spot.column - 1, spot.row))) shade += box(x, y, z * 0.11, z);
  }
  sheet.fill(shade, '#1a1206', p.dark ? 0.5 : 0.24);
  sheet.pen(whole, p.dark ? '#0a0806' : '#211a12', z * 0.09).pen(whole, p.dark ? '#7b6d55' : '#a39176', 1.3);
}

/** Short strokes in threes, around the floor and never on it. */
function hatching(plan: GroundPlan, loop: readonly { readonly x: number; readonly y: number }[]): string {
  const { z } = plan;
  let path = '';
  loop.forEach((a, index) => {
    const b = loop[(index + 1) % loop.length] ?? a;
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [(b.y - a.y) / long, -(b.x - a.x) / long];
    for (let along = 4; along < long; along += z * 0.2) {
      for (const band of [0, 1]) {
        const chance = chanceAt(Math.round(a.x + along * 3), Math.round(a.y + along * 5), 42 + band);
        const off = z * (0.14 + band * 0.27 + chance() * 0.14);
        const [x, y] = [a.x + ((b.x - a.x) * along) / long + nx * off, a.y + ((b.y - a.y) * along) / long + ny * off];
        const under = plan.at(Math.floor(x / z), Math.floor(y / z));
        if (under !== undefined && under.material !== 'rock') continue;
        const turn = chance() * Math.PI;
        const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
        const l = z * (0.13 - band * 0.03);
        for (const k of [-1, 0, 1]) {
          const [px, py] = [x - dy * k * z * 0.066, y + dx * k * z * 0.066];
          path += `M${n(px - dx * l)} ${n(py - dy * l)}L${n(px + dx * l)} ${n(py + dy * l)}`;
        }
      }
    }
  });
  return path;
}

/** What has settled on a floor, no two in a row alike: bare, damp, moss, soot, ochre dust. */
const STAINS = [null, '#3f7391', '#5d8a3a', '#2b2119', '#b5722a'] as const;

function stain(sheet: Sheet, plan: GroundPlan, spots: readonly Spot[], depth: number, dark: boolean): void {
  const tone = STAINS[(depth - 1) % STAINS.length] ?? null;
  if (tone === null) return;
  let path = '';
  for (const spot of spots) {
    const chance = chanceAt(spot.column, spot.row, 60 + depth);
    const [{ x, y } = { x: 0, y: 0 }] = plan.corners(spot);
    if (chance() > 0.3) continue;
    const amidst = [-1, 1].every((by) =>
      [plan.at(spot.column + by, spot.row), plan.at(spot.column, spot.row + by)].every(
        (next) => next !== undefined && isFloor(next),
      ),
    );
    const r = plan.z * (amidst ? 0.3 + chance() * 0.24 : 0.1 + chance() * 0.16); // never on a wall
    path += shape(blot(x + plan.z / 2, y + plan.z / 2, r, chance));
  }
  sheet.fill(path, tone, dark ? 0.34 : 0.22);
}

/** How slabs are cut: up to which share a cell is one slab, two side by side, two one above the other; the rest are four. */
const CUTS = [
  [0.32, 0.56, 0.8],
  [0.66, 0.78, 0.92],
  [0.05, 0.12, 0.74],
] as const;

interface Paving {
  readonly tonesOf: (spot: Spot) => readonly string[];
  readonly mortar: string;
  /** Which of the ways of cutting them; any number. */
  readonly laid?: number;
}

/** One, two or four slabs a cell, each in one of three tones, some of them cracked. */
export function paintSlabs(
  sheet: Sheet,
  plan: GroundPlan,
  spots: readonly Spot[],
  { tonesOf, mortar, laid = 0 }: Paving,
): void {
  const { z } = plan;
  const [whole, beside, above] = CUTS[laid % CUTS.length] ?? CUTS[0];
  const byTone = new Map<string, string>();
  let cracks = '';
  for (const spot of spots) {
    const middle = plan.centre(spot);
    const [x, y] = [middle.x - z / 2, middle.y - z / 2];
    const chance = chanceAt(spot.column, spot.row, 43);
    const tones = tonesOf(spot);
    const slab = (dx: number, dy: number, width: number, height: number) => {
      const tone = tones[Math.floor(chance() * tones.length)] ?? '#fff';
      const g = z * 0.021;
      byTone.set(
        tone,
        (byTone.get(tone) ?? '') +
          box(x + dx * z + g, y + dy * z + g, width * z - 2 * g, height * z - 2 * g, z * 0.035),
      );
    };
    const cut = chance();
    if (plan.scene.board.grid === 'hex') {
      const tone = tones[Math.floor(cut * tones.length)] ?? '#fff';
      byTone.set(tone, (byTone.get(tone) ?? '') + shape(grown(plan.corners(spot), 0.95))); // one to a cell
    } else if (cut < whole) slab(0, 0, 1, 1);
    else if (cut < beside) [0, 0.5].forEach((at) => slab(at, 0, 0.5, 1));
    else if (cut < above) [0, 0.5].forEach((at) => slab(0, at, 1, 0.5));
    else {
      slab(0, 0, 0.6, 0.5);
      slab(0.6, 0, 0.4, 0.5);
      slab(0, 0.5, 0.36, 0.5);
      slab(0.36, 0.5, 0.64, 0.5);
    }
    if (chance() > 0.72) {
      cracks += `M${n(x + chance() * z * 0.5)} ${n(y + z * 0.2 + chance() * z * 0.4)}l${n(z * (0.14 + chance() * 0.15))} ${n(chance() * z * 0.15)}l${n(z * (0.05 + chance() * 0.1))} ${n(z * (0.12 + chance() * 0.1))}`;
    }
  }
  for (const [tone, path] of byTone) sheet.fill(path, tone);
  sheet.pen(cracks, mortar, 1.2);
}
