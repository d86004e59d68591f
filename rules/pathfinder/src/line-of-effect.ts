import { centreOf, cornersOf, type Point } from '@arbitre/kernel';
import { type Chart, isOpenBetween, matterOn, sightLine } from './battlefield.ts';
import { blockOf } from './line.ts';
import { boxOf, middleOf, type Space } from './space.ts';

/**
 * pf.x.effect: can something get from one space to another at all? One unblocked line between the centre and corners of
 * each is enough; terrain only, bodies never stop it.
 */
export function hasLineOfEffect(chart: Chart, from: Space, to: Space): boolean {
  if (isOpenBetween(chart, from, to) || touch(from, to)) return true;
  return fivePoints(from).some((start) =>
    fivePoints(to).some((end) => {
      if (start.x === end.x && start.y === end.y) return true;
      const line = sightLine({ from: start, to: end }, from, to);
      return blockOf(line, matterOn(chart, line, [from, to])) === null;
    }),
  );
}

/** Spaces that touch have a corner in common, and nothing lies between a corner and itself. */
function touch(a: Space, b: Space): boolean {
  return a.x <= b.x + b.side && b.x <= a.x + a.side && a.y <= b.y + b.side && b.y <= a.y + a.side;
}

/** The same from a single point, for areas: `height` in half units. */
export function areaReaches(chart: Chart, origin: Point, height: number, to: Space, source: Space | null): boolean {
  if (chart.open) return true;
  const except = source === null ? [to] : [to, source];
  return fivePoints(to).some((end) => {
    if (origin.x === end.x && origin.y === end.y) return true;
    const line = { from: origin, to: end, low: height, high: middleOf(to) };
    return blockOf(line, matterOn(chart, line, except)) === null;
  });
}

function fivePoints(space: Space): readonly Point[] {
  const box = boxOf(space);
  return [centreOf(box), ...cornersOf(box)];
}
