import type { Floor } from '../src/squares/floor.ts';
import { NO_HEADING } from '../src/movement/headings.ts';
import type { Walker } from '../src/movement/move.ts';
import { hasWay, openFrom, withoutWay } from '../src/movement/move-roll.ts';
import type { DonjonRulings } from '../src/rulings.ts';
import { goingOn, legAlong, waysOn } from '../src/ask/legs.ts';

// Can a floor be completed? As it was first written, leg by leg. The twin of dungeon/completable.ts.

/** Where a move can end: on which square, with what debt. */
interface Rest {
  readonly at: number;
  readonly webDebt: number;
}

const NOTHING_USED: readonly number[] = [];

/**
 * dx.x.floor: can some sequence of rolls and choices reach the exit, creatures ignored? Not always where a move must stop
 * there: without webs no move changes the colour of the hero's square (dx.move.12). Each way a move can go is followed
 * once: what comes after depends on the square, the heading and the points, not on how one got there.
 */
export function naivelyCompleted(floor: Floor, rulings: DonjonRulings): boolean {
  const rested = new Set<number>();
  const seen = new Set<number>();
  const waiting: Rest[] = [{ at: floor.start, webDebt: 0 }];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    const key = here.at * 2 + here.webDebt;
    if (rested.has(key)) continue;
    rested.add(key);
    for (let die = 1; die <= 10; die++) {
      const start = walkerFor(floor, rulings, here, die);
      if (start !== null && follow(start, seen, waiting)) return true;
    }
  }
  return false;
}

/** The walker that a roll of `die` sets off; null when it does not move. */
function walkerFor(floor: Floor, rulings: DonjonRulings, { at, webDebt }: Rest, die: number): Walker | null {
  const points = die - webDebt;
  const walker = { rulings, floor, used: NOTHING_USED, at, diagonal: die % 2 === 1, points, heading: NO_HEADING };
  if (points === 0) return null;
  if (hasWay(walker)) return walker;
  return withoutWay(openFrom(walker.floor, walker.at, walker.rulings), walker.diagonal, walker.rulings) === 'switch'
    ? { ...walker, diagonal: !walker.diagonal }
    : null;
}

/** Follows every way on; true when one ends on the exit. */
function follow(start: Walker, seen: Set<number>, waiting: Rest[]): boolean {
  const moves: Walker[] = [start];
  for (let walker = moves.pop(); walker !== undefined; walker = moves.pop()) {
    const key = ((walker.at * 9 + walker.heading + 1) * 11 + walker.points) * 2 + (walker.diagonal ? 1 : 0);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const heading of waysOn(walker)) {
      const leg = legAlong(walker, heading);
      if (leg.end === 'exit') return true;
      const on = goingOn(leg);
      if (on === null) waiting.push({ at: leg.last.at, webDebt: leg.webDebt });
      else moves.push({ ...on, used: NOTHING_USED });
      if (on !== null && waysOn(on).length === 0) waiting.push({ at: on.at, webDebt: 0 });
    }
  }
  return false;
}
