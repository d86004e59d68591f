import type { GroundPlan, Spot } from './ground-plan.ts';
import { box, chanceAt, n, outlines, shape } from './hand.ts';
import type { Sheet } from './ink.ts';
import type { Box } from './land.ts';
import type { Pigments } from './palette.ts';
import { isFloor, paintSlabs } from './dungeon.ts';

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
  paintSlabs(sheet, plan, laid.filter(isFloor), {
    tonesOf: (spot) => tones[zoneOf(spot) % tones.length] ?? tones[0],
    mortar: p.dark ? '#2b261e' : '#a8977a',
  });
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
