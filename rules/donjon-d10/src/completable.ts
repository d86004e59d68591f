import type { Floor } from './floor.ts';
import { NO_HEADING } from './headings.ts';
import type { Walker } from './move.ts';
import type { DonjonRulings } from './rulings.ts';
import { headingsOf, legAlong, turnsAfter } from './ways.ts';

/**
 * dx.x.floor: can some sequence of rolls and choices reach the exit, creatures ignored? Every way a move can go is
 * followed once: what comes after depends on the square, the heading and the points, not on how one got there.
 */
export function canBeCompleted(floor: Floor, rulings: DonjonRulings): boolean {
  const rested = new Set<string>();
  const seen = new Set<string>();
  const waiting: { readonly at: number; readonly webDebt: number }[] = [{ at: floor.start, webDebt: 0 }];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    const key = `${here.at} ${here.webDebt}`;
    if (rested.has(key)) continue;
    rested.add(key);
    for (let die = 1; die <= 10; die++) {
      const walker: Walker = {
        rulings,
        floor,
        used: [],
        at: here.at,
        diagonal: die % 2 === 1,
        points: die - here.webDebt,
        heading: NO_HEADING,
      };
      if (walker.points > 0 && follow(walker, seen, waiting)) return true;
    }
  }
  return false;
}

/** Follows every way on; true when one ends on the exit. */
function follow(start: Walker, seen: Set<string>, waiting: { at: number; webDebt: number }[]): boolean {
  const moves: Walker[] = [start];
  for (let walker = moves.pop(); walker !== undefined; walker = moves.pop()) {
    const key = `${walker.at} ${walker.heading} ${walker.points} ${walker.diagonal}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const heading of headingsOf(walker)) {
      const leg = legAlong(walker, heading);
      if (leg.end === 'exit') return true;
      const turn = leg.end === 'wall' ? turnsAfter(leg) : null;
      if (turn !== null && turn.headings.length > 0) moves.push({ ...turn.walker, used: start.used });
      else waiting.push({ at: leg.then.at, webDebt: leg.webDebt });
    }
  }
  return false;
}
