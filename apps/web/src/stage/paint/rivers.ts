import type { Point } from '../../board/layout.ts';
import type { GroundPlan } from './ground-plan.ts';
import { between, chanceAt, disc, type Line, n, rounded, stroke, wobbled } from './hand.ts';
import type { Sheet } from './ink.ts';
import type { Pigments } from './palette.ts';
import { wave } from './relief.ts';

const WIDTH: Readonly<Record<string, number>> = {
  river: 0.3,
  'great-river': 0.46,
  ford: 0.3,
  stream: 0.14,
  water: 0.3,
};

interface Bank {
  readonly a: Point;
  readonly b: Point;
  readonly kind: string;
}

/** The two corners of the side that an edge lies on. */
export function sideOf({ layout }: GroundPlan, cell: number, direction: number): readonly [Point, Point] | null {
  const corners = layout.corners(cell);
  const side = layout.sides.indexOf(direction);
  const [a, b] = [corners[side], corners[(side + 1) % corners.length]];
  return a === undefined || b === undefined ? null : [a, b];
}

/** Water along the sides of cells: one bed from source to mouth, its fords, and a bridge wherever a road crosses it. */
export function paintRivers(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z } = plan;
  const banks = (plan.scene.edges ?? []).flatMap(({ cell, direction, kind }): Bank[] => {
    const side = WIDTH[kind] === undefined ? null : sideOf(plan, cell, direction);
    return side === null ? [] : [{ a: side[0], b: side[1], kind }];
  });
  for (const wide of [0.14, 0.3, 0.46]) {
    const own = banks.filter(({ kind }) => WIDTH[kind] === wide);
    const k = wide * z;
    const beds = chains(own).map((chain) => rounded(wobbled(pastTheEdge(plan, chain), false, z * 0.06), false, 2));
    const path = beds.map(stroke).join('');
    if (path === '') continue;
    sheet.pen(path, p.treeLine, k + z * 0.13, 0.2).pen(path, p.bank, k + z * 0.1);
    sheet
      .pen(path, p.waterLine, k + z * 0.04)
      .pen(path, p.water, k)
      .pen(path, p.water2, k * 0.5);
    let waves = '';
    for (const bed of beds) {
      bed.forEach(({ x, y }, index) => {
        if (index % 7 !== 3) return;
        const chance = chanceAt(Math.round(x), Math.round(y), 31);
        waves += wave(x + (chance() - 0.5) * k * 0.4, y, z * 0.8);
      });
    }
    sheet.pen(waves, p.wave, 1.3, 0.7);
  }
  for (const { a, b, kind } of banks) if (kind === 'ford') ford(sheet, a, b, z, p);
  for (const [a, b] of crossings(plan)) bridge(sheet, a, b, z, p);
}

/** Sides end to end, each as long as it goes. */
function chains(banks: readonly Bank[]): readonly Line[] {
  const key = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`;
  const ends = new Map<string, Bank[]>();
  for (const bank of banks) {
    for (const end of [bank.a, bank.b]) ends.set(key(end), [...(ends.get(key(end)) ?? []), bank]);
  }
  const left = new Set(banks);
  const walk = (from: Point): Line => {
    const line = [from];
    for (let at = from; ; ) {
      const next = ends.get(key(at))?.find((bank) => left.has(bank));
      if (next === undefined) return line;
      left.delete(next);
      at = key(next.a) === key(at) ? next.b : next.a;
      line.push(at);
    }
  };
  const sources = banks.flatMap(({ a, b }) => [a, b]).filter((end) => ends.get(key(end))?.length === 1);
  return [...sources, ...banks.map(({ a }) => a)].map(walk).filter((line) => line.length > 1);
}

/** A river or a road that reaches the edge of the board runs on. */
function pastTheEdge({ layout, z }: GroundPlan, line: Line): Line {
  const on = (end: Point | undefined, before: Point | undefined): readonly Point[] => {
    if (end === undefined || before === undefined) return [];
    const margin = z * 1.06;
    const [dx, dy] = [
      end.x < margin ? -1 : end.x > layout.width - margin ? 1 : 0,
      end.y < margin ? -1 : end.y > layout.height - margin ? 1 : 0,
    ];
    if (dx === 0 && dy === 0) return [];
    return dy === 0
      ? [{ x: end.x + dx * z * 5, y: end.y + (end.y - before.y) * 0.5 }]
      : [{ x: end.x + (end.x - before.x) * 0.5, y: end.y + dy * z * 5 }];
  };
  return [...on(line[0], line[1]), ...line, ...on(line.at(-1), line.at(-2))];
}

function ford(sheet: Sheet, a: Point, b: Point, z: number, p: Pigments): void {
  const middle = between(a, b, 0.5);
  const chance = chanceAt(Math.round(middle.x), Math.round(middle.y), 32);
  sheet.pen(stroke([between(a, b, 0.14), between(a, b, 0.86)]), p.dark ? '#7a734e' : '#e0d6a6', z * 0.4, 0.55);
  let stones = '';
  for (let k = 0; k < 11; k++) {
    const at = between(a, b, 0.1 + chance() * 0.8);
    stones += disc(
      at.x + (chance() - 0.5) * z * 0.36,
      at.y + (chance() - 0.5) * z * 0.3,
      z * (0.035 + chance() * 0.03),
      z * 0.032,
    );
  }
  sheet.lay(stones, { fill: p.stones[0], stroke: p.stoneLine, width: 1 });
}

/** Where a road steps over water: the middles of the two cells. */
function crossings({ scene, layout }: GroundPlan): readonly (readonly [Point, Point])[] {
  const wet = new Set(
    (scene.edges ?? []).flatMap(({ cell, direction, kind }) => {
      const beyond = scene.board.neighbours[cell * scene.board.degree + direction] ?? -1;
      return WIDTH[kind] === undefined || kind === 'ford' ? [] : [`${cell} ${beyond}`, `${beyond} ${cell}`];
    }),
  );
  return (scene.lines ?? []).flatMap(({ cells }) =>
    cells.slice(1).flatMap((cell, index) => {
      const from = cells[index] ?? cell;
      return wet.has(`${from} ${cell}`) ? [[layout.centre(from), layout.centre(cell)] as const] : [];
    }),
  );
}

function bridge(sheet: Sheet, a: Point, b: Point, z: number, p: Pigments): void {
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const middle = between(a, b, 0.5);
  const [long, wide] = [z * 0.6, z * 0.26];
  const at = [middle.x, middle.y, 1, turn] as const;
  const deck = `M${n(-long / 2)} ${n(-wide / 2)}h${n(long)}v${n(wide)}h${n(-long)}Z`;
  let planks = '';
  for (let x = -long / 2 + 4; x < long / 2; x += 5) planks += `M${n(x)} ${n(-wide / 2)}v${n(wide)}`;
  const rails = `M${n(-long / 2 - 2)} ${n(-wide / 2)}h${n(long + 4)}M${n(-long / 2 - 2)} ${n(wide / 2)}h${n(long + 4)}`;
  sheet.lay(deck, { fill: p.shade, alpha: 0.3, at: [middle.x + 2, middle.y + 4, 1, turn] });
  sheet.lay(deck, { fill: p.bridge, stroke: p.bridgeLine, width: 1.4, at });
  sheet.lay(planks, { stroke: p.bridgeLine, width: 1, alpha: 0.5, at });
  sheet.lay(rails, { stroke: p.dark ? '#cdb98f' : '#6b5a3a', width: 3, at });
}

/** Roads and streams that run through the middles of cells. */
export function paintRoads(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z, scene, layout } = plan;
  const beds = (scene.lines ?? []).map(({ kind, cells }) => {
    const middles = cells.map((cell) => layout.centre(cell));
    return { kind, line: rounded(wobbled(pastTheEdge(plan, middles), false, z * 0.08), false, 2) };
  });
  const wet = beds
    .filter(({ kind }) => WIDTH[kind] !== undefined)
    .map(({ line }) => stroke(line))
    .join('');
  sheet.pen(wet, p.waterLine, z * 0.18).pen(wet, p.water, z * 0.14);
  const dry = beds
    .filter(({ kind }) => WIDTH[kind] === undefined)
    .map(({ line }) => stroke(line))
    .join('');
  sheet.pen(dry, p.roadLine, z * 0.15, 0.75).pen(dry, p.road, z * 0.115);
  sheet.lay(dry, { stroke: p.roadLine, width: 1, alpha: 0.6, dash: '9 11' });
}
