import type { GroundPlan, Spot } from './ground-plan.ts';
import { chanceAt, n, rounded, shape, wobbled } from './hand.ts';
import type { Sheet } from './ink.ts';
import type { Pigments } from './palette.ts';

/** How often a square of four cells by three has been tilled, where it lies open. */
const TILLED = 0.34;

/** Tilled fields on a meadow, off everything that acts: decor, so without an outline. */
export function paintFields(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  if (plan.base !== 'meadow') return;
  const { z, scene } = plan;
  const crossed = new Set([
    ...(scene.lines ?? []).flatMap(({ cells }) => cells),
    ...(scene.edges ?? []).flatMap(({ cell, direction }) => [
      cell,
      scene.board.neighbours[cell * scene.board.degree + direction] ?? cell,
    ]),
  ]);
  const isOpen = (spot: Spot | undefined) =>
    spot !== undefined && spot.material === 'meadow' && spot.height === 0 && !crossed.has(spot.cell);
  for (const spot of plan.land) {
    const [x, y] = [Math.floor(spot.column / 4), Math.floor(spot.row / 3)];
    const chance = chanceAt(x, y, 19);
    if (chance() > TILLED) continue;
    const [dx, dy] = [Math.floor(chance() * 4), Math.floor(chance() * 3)];
    if (spot.column !== x * 4 + dx || spot.row !== y * 3 + dy) continue;
    const around = plan.near(spot);
    if (!isOpen(spot) || !around.every((next) => isOpen(next) && next?.onBoard === spot.onBoard)) continue;
    const middle = plan.centre(spot);
    field(sheet, middle, z * (1.15 + chance() * 0.4), z * (0.7 + chance() * 0.25), (chance() - 0.5) * 18, p);
  }
}

function field(
  sheet: Sheet,
  { x, y }: { readonly x: number; readonly y: number },
  width: number,
  height: number,
  turn: number,
  p: Pigments,
): void {
  const at = [x, y, 1, turn] as const;
  const [w, h] = [width / 2, height / 2];
  const corners = [
    { x: -w, y: -h },
    { x: w, y: -h },
    { x: w, y: h },
    { x: -w, y: h },
  ];
  let furrows = '';
  for (let along = -w + 3; along < w - 1; along += 4.4) furrows += `M${n(along)} ${n(1.5 - h)}V${n(h - 1.5)}`;
  sheet.lay(shape(rounded(wobbled(corners, true, 3, 3), true, 1)), { fill: p.field, alpha: 0.7, at });
  sheet.lay(furrows, { stroke: p.hillLine, width: 0.9, alpha: p.dark ? 0.22 : 0.32, at });
}
