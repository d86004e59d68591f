import { cellAt, centreOf, cornersOf, type Point } from '@arbitre/kernel';
import { type Chart, isOpenBetween, sightLine, squaresOf, terrainAt } from './battlefield.ts';
import { rememberBetween } from './between.ts';
import { blockOf } from './line.ts';
import { boxOf, type Space, UNITS_PER_SQUARE } from './space.ts';
import type { Terrain } from '../walking/terrain.ts';

/**
 * pf.x.effect: can something get from one space to another at all? One unblocked line between the centre and corners of
 * each is enough; terrain only, bodies never stop it.
 */
export function hasLineOfEffect(chart: Chart, from: Space, to: Space): boolean {
  if (isPartedByGround(chart, from, to)) return false;
  return isOpenBetween(chart, from, to) || touch(from, to) || hasClearLine(chart, from, to);
}

const hasClearLine = rememberBetween((chart, from, to): boolean =>
  fivePoints(from).some((start) =>
    fivePoints(to).some((end) => {
      if (start.x === end.x && start.y === end.y) return true;
      const line = sightLine({ from: start, to: end }, from, to);
      return blockOf(chart, line, [from, to]) === null;
    }),
  ),
);

/** pf.burrow.1: one of them is wholly under the ground and the other is not. */
export function isPartedByGround(chart: Chart, from: Space, to: Space): boolean {
  return isUnderground(chart, from) !== isUnderground(chart, to);
}

function isUnderground(chart: Chart, { x, y, z, side }: Space): boolean {
  const top = z + side * UNITS_PER_SQUARE;
  const buries = ({ height, water }: Terrain) => water === undefined && top <= height;
  if (!buries(terrainAt(chart, cellAt(chart.board, x, y)))) return false;
  return squaresOf(chart, x, y, side).every((cell) => buries(terrainAt(chart, cell)));
}

/** Spaces that touch have a corner in common, and nothing lies between a corner and itself. */
function touch(a: Space, b: Space): boolean {
  return a.x <= b.x + b.side && b.x <= a.x + a.side && a.y <= b.y + b.side && b.y <= a.y + a.side;
}

function fivePoints(space: Space): readonly Point[] {
  const box = boxOf(space);
  return [centreOf(box), ...cornersOf(box)];
}
