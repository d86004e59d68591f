import { type GroundPlan, partsOf, type Spot } from './ground-plan.ts';
import { blot, box, chanceAt, disc, drawn, n, outlines, scattered, shape } from './hand.ts';
import type { Sheet } from './ink.ts';
import type { Box } from './land.ts';
import { isSolid } from './material.ts';
import type { Mood, Pigments } from './palette.ts';
import { bridged } from './relief.ts';
import { sideOf } from './rivers.ts';

/** Kinds of floor that slabs are laid on. */
const isFloor = ({ material }: Spot) =>
  !isSolid(material) && material !== 'pit' && material !== 'water' && material !== 'lava';

/** A floor cut in the rock: strata, hatching in sheaves near the floor, slabs each in its tone, the shadow of walls. */
export function paintDungeon(sheet: Sheet, plan: GroundPlan, area: Box, mood: Mood, p: Pigments): void {
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
  paintSlabs(sheet, plan, open.filter(isFloor), () => mood.slabs, mood.mortar);
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

/** One, two or four slabs a cell, each in one of three tones, some of them cracked. */
export function paintSlabs(
  sheet: Sheet,
  plan: GroundPlan,
  spots: readonly Spot[],
  tonesOf: (spot: Spot) => readonly string[],
  mortar: string,
): void {
  const { z } = plan;
  const byTone = new Map<string, string>();
  let cracks = '';
  for (const spot of spots) {
    const [{ x, y } = { x: 0, y: 0 }] = plan.corners(spot);
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
    if (cut < 0.32) slab(0, 0, 1, 1);
    else if (cut < 0.56) [0, 0.5].forEach((at) => slab(at, 0, 0.5, 1));
    else if (cut < 0.8) [0, 0.5].forEach((at) => slab(0, at, 1, 0.5));
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

const ZONE_TONES = {
  light: [
    ['#efe5d0', '#e6dac1', '#f5ecda'],
    ['#dfe0d2', '#d3d6c8', '#e8e8dc'],
    ['#ecdcc6', '#e2cfb5', '#f3e6d4'],
  ],
  dark: [
    ['#4a4235', '#413a2e', '#534a3b'],
    ['#3d423b', '#363b34', '#464c44'],
    ['#4d4034', '#43372c', '#574a3c'],
  ],
} as const;

/** Rooms laid on a dark table: thick tiles, zones told apart by the stone and by brass studs between them. */
export function paintRooms(sheet: Sheet, plan: GroundPlan, area: Box, p: Pigments): void {
  const { z, scene } = plan;
  const middle = { x: area.x + area.width / 2, y: area.y + area.height * 0.42 };
  const far = Math.max(area.width, area.height) * 0.7;
  sheet.lay(box(area.x, area.y, area.width, area.height), {
    fill: {
      ...middle,
      r: far,
      stops: [
        [0, p.table[0]],
        [1, p.table[1]],
      ],
    },
  });
  let grain = '';
  for (let y = area.y; y < area.y + area.height; y += 12) {
    const chance = chanceAt(Math.round(y), 3, 44);
    const bend = () => n(y - 6 + chance() * 12);
    grain += `M${n(area.x)} ${n(y + chance() * 5)}C${n(area.x + area.width * 0.3)} ${bend()} ${n(area.x + area.width * 0.6)} ${bend()} ${n(area.x + area.width)} ${n(y + chance() * 5)}`;
  }
  sheet.pen(grain, '#000', 1.2, 0.16);
  const laid = plan.own.filter(({ material }) => material !== 'void');
  const loops = outlines(laid.map((spot) => plan.corners(spot)));
  const whole = loops.map(shape).join('');
  const under = loops.map((loop) => shape(loop.map(({ x, y }) => ({ x: x + 4, y: y + 10 })))).join('');
  sheet.lay(under, { fill: '#000', stroke: '#000', width: z * 0.5, alpha: 0.4 });
  sheet
    .pen(whole, '#1a140c', z * 0.46)
    .pen(whole, p.tile, z * 0.38)
    .pen(courses(loops, z), '#1a140c', 1.2, 0.45);
  sheet.fill(whole, p.dark ? '#2b261e' : '#b9a98a');
  const tones = ZONE_TONES[p.dark ? 'dark' : 'light'];
  const zoneOf = (spot: Spot) => scene.board.zone[spot.cell] ?? 0;
  paintSlabs(
    sheet,
    plan,
    laid.filter(isFloor),
    (spot) => tones[zoneOf(spot) % tones.length] ?? tones[0],
    p.dark ? '#2b261e' : '#a8977a',
  );
  let shade = '';
  let studs = '';
  for (const spot of laid) {
    const [{ x, y } = { x: 0, y: 0 }] = plan.corners(spot);
    const outside = (next: Spot | undefined) => next === undefined || next.material === 'void';
    if (outside(plan.at(spot.column, spot.row - 1))) shade += box(x, y, z, z * 0.16);
    if (outside(plan.at(spot.column - 1, spot.row))) shade += box(x, y, z * 0.12, z);
    const east = plan.at(spot.column + 1, spot.row);
    const south = plan.at(spot.column, spot.row + 1);
    if (east !== undefined && !outside(east) && zoneOf(east) !== zoneOf(spot))
      studs += `M${n(x + z)} ${n(y + 4)}v${n(z - 8)}`;
    if (south !== undefined && !outside(south) && zoneOf(south) !== zoneOf(spot))
      studs += `M${n(x + 4)} ${n(y + z)}h${n(z - 8)}`;
  }
  sheet.fill(shade, '#120c04', 0.24);
  sheet.pen(studs, p.dark ? '#15100a' : '#5c4719', z * 0.08);
  sheet.lay(studs, { stroke: p.brass, width: z * 0.05, dash: '0.1 7' });
  sheet.pen(whole, '#1a140c', 2);
}

/** The joints of the wall around a room. */
function courses(loops: readonly (readonly { readonly x: number; readonly y: number }[])[], z: number): string {
  let path = '';
  for (const loop of loops) {
    loop.forEach((a, index) => {
      const b = loop[(index + 1) % loop.length] ?? a;
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const [nx, ny] = [(b.y - a.y) / long, -(b.x - a.x) / long];
      const at = index % 2 === 0 ? 0.3 : 0.62;
      const [x, y] = [a.x + (b.x - a.x) * at, a.y + (b.y - a.y) * at];
      path += `M${n(x)} ${n(y)}l${n(nx * z * 0.19)} ${n(ny * z * 0.19)}`;
    });
  }
  return path;
}

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

/** Stone underfoot, and what spans a gorge. */
function paintPaving(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
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
    paintSlabs(sheet, plan, part, () => [p.stones[0], p.stones[1], p.stones[0]], p.stoneLine);
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
    paintSlabs(sheet, plan, part, () => [p.boulder, p.stones[1], p.stones[0]], p.boulderLine);
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

/** Thin walls, hedges, ditches, palisades and doors on the sides of cells. */
export function paintSides(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z, scene } = plan;
  const by = new Map<string, string>();
  for (const { cell, direction, kind } of scene.edges ?? []) {
    const side = sideOf(plan, cell, direction);
    if (side === null) continue;
    if (/door/.test(kind)) door(sheet, side, kind, z, p);
    else by.set(kind, `${by.get(kind) ?? ''}M${n(side[0].x)} ${n(side[0].y)}L${n(side[1].x)} ${n(side[1].y)}`);
  }
  for (const [kind, path] of by) {
    if (kind === 'hedge') {
      sheet
        .lay(path, { stroke: p.treeLine, width: z * 0.17, dash: '1 7' })
        .lay(path, { stroke: p.trees[0], width: z * 0.13, dash: '1 7' });
    } else if (kind === 'ditch') {
      sheet
        .pen(path, p.gorge, z * 0.12, 0.7)
        .lay(path, { stroke: p.hillLine, width: z * 0.22, dash: '1 6', alpha: 0.7 });
    } else if (kind === 'palisade') {
      sheet.pen(path, p.plankLine, z * 0.13).lay(path, { stroke: p.plank, width: z * 0.1, dash: '1 5' });
    } else if (plan.legend[kind]?.tone === 'wall' && !/river|ford|stream|water/.test(kind)) {
      sheet.pen(path, '#1a140c', z * 0.15).pen(path, p.tile, z * 0.1);
    }
  }
}

type Side = readonly [{ readonly x: number; readonly y: number }, { readonly x: number; readonly y: number }];

function door(sheet: Sheet, [a, b]: Side, kind: string, z: number, p: Pigments): void {
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const at = [(a.x + b.x) / 2, (a.y + b.y) / 2, 1, turn] as const;
  const [w, h] = [z * 0.72, z * 0.38];
  const frame = box(-w / 2, -h / 2, w, h, 3);
  if (/open/.test(kind)) {
    sheet.lay(frame, { fill: p.dark ? '#3b342a' : '#d8cbb0', stroke: '#1a120a', width: 2, at });
    sheet.lay(box(-w / 2 - 2, -h / 2, 5, h) + box(w / 2 - 3, -h / 2, 5, h), {
      fill: '#8a5a22',
      stroke: '#1a120a',
      width: 1,
      at,
    });
  } else if (/dead/.test(kind)) {
    sheet.lay(frame, { fill: p.boulder, stroke: '#1a120a', width: 2, at });
    sheet.lay(`M${n(-w / 2)} 0h${n(w)}M${n(-w / 4)} ${n(-h / 2)}v${n(h / 2)}M${n(w / 5)} 0v${n(h / 2)}`, {
      stroke: '#1a120a',
      width: 1.2,
      alpha: 0.6,
      at,
    });
  } else {
    sheet.lay(frame, { fill: '#6b451c', stroke: '#1a120a', width: 2, at });
    sheet.lay(`M${n(-w / 6)} ${n(-h / 2)}v${n(h)}M${n(w / 6)} ${n(-h / 2)}v${n(h)}`, {
      stroke: '#2a1a08',
      width: 1.5,
      at,
    });
    sheet.lay(disc(w * 0.32, 0, z * 0.05), { fill: p.brass, at });
    if (/unexplored/.test(kind)) sheet.lay(frame, { stroke: p.brass, width: 2.2, dash: '5 4', at });
  }
}
