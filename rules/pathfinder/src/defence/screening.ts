import { type Box, centreOf, cornersOf, crossesAny, type Point, type Segment, squeezesThrough } from '@arbitre/kernel';
import { type Chart, type SightLine, sightLine } from '../space/battlefield.ts';
import { type Figure, isBlockingBody } from './cover.ts';
import { countsOn, entersBox } from '../space/line.ts';
import type { Rulings } from '../rulings.ts';
import { sizeDifference } from '../space/size.ts';
import { boxOf, isAdjacent, overlaps, UNITS_PER_SQUARE } from '../space/space.ts';

/** pf.screen.3: circumstance bonus to AC, not added to cover or a shield. */
export const SCREENING_BONUS = 1;

/** A line from one corner of the attacker's space, and whether it reaches the target's centre unhindered. */
export interface CornerLine {
  readonly line: Segment;
  readonly clear: boolean;
}

/** Screening (faire obstacle), with the lines that were tried. */
export interface ScreenVerdict {
  readonly screened: boolean;
  readonly corners: readonly CornerLine[];
}

type ScreenRulings = Pick<Rulings, 'screenUpperSize' | 'screenCorners'>;

/** pf.screen.1: a melee attack on an adjacent target is never screened; everything else is tested. */
export function mayBeScreened(attacker: Figure, target: Figure, melee: boolean): boolean {
  return !(melee && (isAdjacent(attacker.space, target.space) || overlaps(attacker.space, target.space)));
}

/**
 * pf.screen.5: is every line from a corner of the attacker's space to the target's centre obstructed, by terrain
 * (pf.screen.6) or by a screening body? One clear corner is enough.
 */
export function screenAgainst(
  chart: Chart,
  attacker: Figure,
  target: Figure,
  others: readonly Figure[],
  rulings: ScreenRulings,
): ScreenVerdict {
  const screens = others.filter((other) => isScreening(other, attacker, target, rulings));
  const centre = centreOf(boxOf(target.space));
  const own = boxOf(attacker.space);
  const points = rulings.screenCorners === 'perimeter' ? outlineOf(own) : cornersOf(own);
  const corners = points.map((from) => {
    const line = { from, to: centre };
    return { line, clear: isClear(chart, line, attacker, target, screens) };
  });
  return { screened: !corners.some(({ clear }) => clear), corners };
}

/**
 * pf.screen.2: not more than one size below the attacker's. By the ruling `one-larger` also not more than one above, but
 * a body that counts as terrain (pf.cover.9) always obstructs. Whoever shares the space of either end does not.
 */
function isScreening(other: Figure, attacker: Figure, target: Figure, rulings: ScreenRulings): boolean {
  if (overlaps(other.space, attacker.space) || overlaps(other.space, target.space)) return false;
  if (isBlockingBody(other, target, attacker)) return true;
  const larger = sizeDifference(other.size, attacker.size);
  return larger >= -1 && (rulings.screenUpperSize === 'none' || larger <= 1);
}

function isClear(chart: Chart, line: Segment, attacker: Figure, target: Figure, screens: readonly Figure[]): boolean {
  if (line.from.x === line.to.x && line.from.y === line.to.y) return true;
  const seen = sightLine(line, attacker.space, target.space);
  const level = attacker.space.z === target.space.z;
  if (screens.some((body) => standsInTheWay(body, seen, level ? attacker.space.z : null))) return false; // bodies do not pinch: they do not fill their space
  const counts = countsOn(chart, seen, [attacker.space, target.space]);
  if (crossesAny(seen, chart.obstacles, counts)) return false;
  return !squeezesThrough(beyondOwnSpace(line, boxOf(attacker.space)), chart.obstacles, counts);
}

/**
 * pf.screen.5, pf.geom.2: does the line pass through the whole box of a body? On level ground whoever stands taller does not
 * matter; where heights differ the line must pass through the heights the body fills, its top included.
 */
function standsInTheWay({ space }: Figure, line: SightLine, level: number | null): boolean {
  if (!entersBox(line, boxOf(space))) return false;
  if (space.z === level) return true;
  const feet = 2 * space.z;
  const head = feet + 2 * UNITS_PER_SQUARE * space.side;
  return Math.max(line.low, line.high) > feet && Math.min(line.low, line.high) <= head;
}

/** The line from the last grid corner it meets in the attacker's own closed space: a pinch on its outline does not count. */
function beyondOwnSpace(line: Segment, own: Box): Segment {
  const dx = line.to.x - line.from.x;
  const dy = line.to.y - line.from.y;
  const parts = commonDivisor(Math.abs(dx), Math.abs(dy));
  let from = line.from;
  for (let part = 1; part < parts; part++) {
    const point = { x: line.from.x + (dx / parts) * part, y: line.from.y + (dy / parts) * part };
    if (!isOn(point, own)) break;
    if (point.x % 2 === 0 && point.y % 2 === 0) from = point;
  }
  return { from, to: line.to };
}

function isOn({ x, y }: Point, box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Every grid corner on the outline of a space. */
function outlineOf({ left, top, right, bottom }: Box): Point[] {
  const points: Point[] = [];
  for (let y = top; y <= bottom; y += 2) {
    for (let x = left; x <= right; x += 2) {
      if (x === left || x === right || y === top || y === bottom) points.push({ x, y });
    }
  }
  return points;
}
