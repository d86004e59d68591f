import type { Cell } from '@arbitre/kernel';
import { type Geometry, zoneOf } from './geometry.ts';
import { isEffectGround, isSolidGround } from './plan.ts';
import type { Rulings } from '../rulings.ts';

/** A board with figures on it: what the rules of movement look at. */
export interface HeldGround {
  readonly geometry: Geometry;
  /** Who stands on each held cell: one figure at most, in exactly one cell (ad.space.2). */
  readonly held: ReadonlyMap<Cell, string>;
  readonly rulings: Rulings;
}

/** On the revealed board? (ad.space.10) */
export function isOnBoard({ geometry }: HeldGround, cell: Cell): boolean {
  return (geometry.plan.ground[cell] ?? 'void') !== 'void';
}

/** ad.space.9: filled by a statue, a pillar, a tree, a brazier. */
export function isSolid({ geometry }: HeldGround, cell: Cell): boolean {
  return isSolidGround(geometry.plan.ground[cell] ?? 'void');
}

/** Vide, libre: on the board, no figure, nothing solid. Effects and bodies do not count (ad.space.3, ad.space.8). */
export function isEmpty(ground: HeldGround, cell: Cell): boolean {
  return ground.geometry.open[cell] === 1 && !ground.held.has(cell);
}

export function zoneAt({ geometry }: HeldGround, cell: Cell): string {
  return zoneOf(geometry, cell);
}

/** Ways over empty cells, each known by its last cell. */
export interface Ways {
  /** The cells that can be reached, starts included. */
  readonly cells: readonly Cell[];
  reaches(cell: Cell): boolean;
  /** The best way to a cell that can be reached, its start first. */
  pathTo(cell: Cell): readonly Cell[];
}

/**
 * The best way over empty cells to each cell that can be reached: fewest effect cells crossed where crossing counts
 * (ad.space.11, option `every-cell`), then fewest cells. A start is the first cell of its path.
 */
export function waysOverEmpty(ground: HeldGround, starts: readonly Cell[], mayEnter: (cell: Cell) => boolean): Ways {
  const { geometry, rulings, held } = ground;
  const { near, open, plan } = geometry;
  const crossing = rulings.traversalEffects === 'every-cell';
  const cost = new Int32Array(open.length).fill(UNREACHED);
  const previous = new Int16Array(open.length).fill(NONE);
  for (const cell of starts) cost[cell] = 0;
  const cells = [...starts];
  let front: readonly Cell[] = starts;
  while (front.length > 0) {
    const further: Cell[] = [];
    for (const cell of front) {
      const burns = crossing && isEffectGround(plan.ground[cell] ?? 'void');
      const step = (cost[cell] ?? 0) + 1 + (burns ? LONGEST : 0);
      for (const next of near[cell] ?? []) {
        const before = cost[next] ?? 0;
        if (step >= before || open[next] !== 1 || held.has(next) || !mayEnter(next)) continue;
        if (before === UNREACHED) cells.push(next);
        cost[next] = step;
        previous[next] = cell;
        further.push(next);
      }
    }
    front = further;
  }
  return { cells, reaches: (cell) => cost[cell] !== UNREACHED, pathTo: (cell) => pathTo(previous, cell) };
}

/** More cells than any board has: an effect cell crossed outweighs every detour. */
const LONGEST = 1 << 18;
const UNREACHED = 0x7fffffff;
const NONE = -1;

/** The cells from the start of a way to its end. */
function pathTo(previous: Int16Array, cell: Cell): readonly Cell[] {
  const path = [cell];
  for (let before = previous[cell] ?? NONE; before !== NONE; before = previous[before] ?? NONE) path.push(before);
  return path.reverse();
}
