import type { Floor } from '../squares/floor.ts';
import { familyOf, type Headings, NONE, reverseOf } from '../movement/headings.ts';
import { EXIT, type Terrain, terrainOf, TRAP, WEB } from '../movement/terrain.ts';
import type { DonjonRulings } from '../rulings.ts';

/** One way a whole move may go: the squares that do something, in order, and where it ends. */
export interface Stroll {
  readonly met: readonly number[];
  readonly end: number;
}

/** Every stroll from each cell for each face of the die, as if nothing had been used up and every fight were won. */
export type Strolls = readonly (readonly (readonly Stroll[])[])[];

const known = new WeakMap<Floor, Strolls>();

/** The strolls of a floor, walked once: a plan needs where moves lead, not the letter of every rule. */
export function strollsOf(floor: Floor, rulings: DonjonRulings): Strolls {
  const found = known.get(floor);
  if (found !== undefined) return found;
  const terrain = terrainOf(floor, rulings.cornerRule);
  const strolls = Array.from({ length: terrain.size }, (_, cell) =>
    (terrain.open[cell] ?? NONE) === NONE
      ? []
      : Array.from({ length: 10 }, (_face, die) => {
          const list: Stroll[] = [];
          walk(terrain, cell, -1, die + 1, familyOf((die + 1) % 2 === 1), [], list);
          return list;
        }),
  );
  known.set(floor, strolls);
  return strolls;
}

function walk(
  terrain: Terrain,
  from: number,
  heading: number,
  points: number,
  family: Headings,
  met: readonly number[],
  list: Stroll[],
): void {
  const { open, step, feature } = terrain;
  const back = heading < 0 ? 0 : 1 << reverseOf(heading);
  const ways = (open[from] ?? NONE) & family;
  const choices = (ways & ~back) === 0 ? ways : ways & ~back; // dx.move.6, dx.move.7
  if (choices === 0) {
    list.push({ met, end: from });
    return;
  }
  for (let next = 0; next < 8; next++) {
    if (!((choices >> next) & 1)) continue;
    const passed = [...met];
    let at = from;
    let left = points;
    while (left > 0 && ((open[at] ?? NONE) >> next) & 1) {
      at += step[next] ?? 0;
      const code = feature[at] ?? 0;
      left -= code === WEB ? 2 : 1;
      if (code >= TRAP) passed.push(at);
      if (code === EXIT) left = 0;
    }
    if (left <= 0) list.push({ met: passed, end: at });
    else walk(terrain, at, next, left, family, passed, list);
  }
}

/** Sweeps of the floor until the worth of its cells is settled well enough. */
const SWEEPS = 10;

/**
 * What it is worth to stand on each cell between two moves, when `cost` is what crossing a square brings or takes and a goal
 * ends the walk: the mean over the die of the best stroll.
 */
export function standingWorth(
  floor: Floor,
  rulings: DonjonRulings,
  cost: Float64Array,
  goals: ReadonlySet<number>,
  far: Int16Array,
  turn: number,
): Float64Array {
  const strolls = strollsOf(floor, rulings);
  const worth = Float64Array.from(far, (steps) => -turn * steps * 0.5);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let cell = 0; cell < strolls.length; cell++) {
      const faces = strolls[cell] ?? [];
      if (faces.length === 0) continue;
      let sum = 0;
      for (const list of faces) {
        let best = list.length === 0 ? (worth[cell] ?? 0) : Number.NEGATIVE_INFINITY;
        for (const { met, end } of list) {
          let value = 0;
          let over = false;
          for (const square of met) {
            value += cost[square] ?? 0;
            if (goals.has(square)) {
              over = true;
              break;
            }
          }
          if (!over) value += worth[end] ?? 0;
          if (value > best) best = value;
        }
        sum += best;
      }
      worth[cell] = sum / faces.length - turn;
    }
  }
  return worth;
}
