import {
  type Box,
  type Counts,
  crossesAny,
  passesThrough,
  type Segment,
  squeezesThrough,
  touchesAny,
} from '@arbitre/kernel';
import { type Chart, covers, isInTheWay, type SightLine } from './battlefield.ts';
import type { Size } from './size.ts';
import type { Space } from './space.ts';

/** Why a line is blocked (pf.geom.3): by what it passes through, by slipping between two things, or by mere contact. */
export type Block = 'crossed' | 'pinched' | 'touched';

/**
 * pf.geom.3: is the line blocked by the terrain of a map? Passing through a box (pf.geom.2) or a thin wall blocks; so does squeezing
 * through a grid corner between matter on both sides; sliding along one thing does not. Squares of the excepted spaces never block, nor obstacles too
 * small for the size they should shelter (pf.cover.8); bodies that count as terrain do (pf.cover.9: `giants`).
 */
export function blockOf(
  chart: Chart,
  line: SightLine,
  except: readonly Space[],
  sheltering?: Size,
  giants?: readonly Box[],
): Block | null {
  const counts = countsOn(chart, line, except, sheltering);
  if (crossesAny(line, chart.obstacles, counts, giants)) return 'crossed';
  return squeezesThrough(line, chart.obstacles, counts, giants) ? 'pinched' : null;
}

/** The same when any contact with a closed box counts (coverTouch = touch-counts). */
export function blockOrTouchOf(
  chart: Chart,
  line: SightLine,
  except: readonly Space[],
  sheltering?: Size,
  giants?: readonly Box[],
): Block | null {
  const counts = countsOn(chart, line, except, sheltering);
  const touched = () => touchesAny(line, chart.obstacles, counts, giants);
  return blockOf(chart, line, except, sheltering, giants) ?? (touched() ? 'touched' : null);
}

/** Which of the squares that could stop a line do stop this one. */
export function countsOn(chart: Chart, line: SightLine, except: readonly Space[], sheltering?: Size): Counts {
  return (cell) => isInTheWay(chart, cell, line, sheltering) && !except.some((space) => covers(chart, space, cell));
}

/** pf.geom.2, of a line that may also be a single point (which passes through nothing). */
export function entersBox(line: Segment, box: Box): boolean {
  return (line.from.x !== line.to.x || line.from.y !== line.to.y) && passesThrough(line, box);
}
