import type { Cell } from '@arbitre/kernel';
import { type Geometry, zoneOf } from './geometry.ts';
import { isEffectGround } from './plan.ts';
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
  const ground = geometry.plan.ground[cell];
  return ground === 'solid' || ground === 'brazier';
}

/** Vide, libre: on the board, no figure, nothing solid. Effects and bodies do not count (ad.space.3, ad.space.8). */
export function isEmpty(ground: HeldGround, cell: Cell): boolean {
  return isOnBoard(ground, cell) && !isSolid(ground, cell) && !ground.held.has(cell);
}

export function zoneAt({ geometry }: HeldGround, cell: Cell): string {
  return zoneOf(geometry, cell);
}

/** A way over empty cells. */
export interface Way {
  readonly path: readonly Cell[];
}

/** Ways over empty cells, each known by its last cell. */
export interface Ways {
  readonly cells: readonly Cell[];
  /** The best way to a cell, its start first; null when there is none. */
  to(cell: Cell): Way | null;
}

/**
 * The best way over empty cells to each cell that can be reached: fewest effect cells crossed where crossing counts
 * (ad.space.11, option `every-cell`), then fewest cells. A start is the first cell of its path.
 */
export function waysOverEmpty(ground: HeldGround, starts: readonly Cell[], mayEnter: (cell: Cell) => boolean): Ways {
  const { geometry, rulings } = ground;
  const burns =
    rulings.traversalEffects === 'every-cell'
      ? (cell: Cell) => isEffectGround(geometry.plan.ground[cell] ?? 'void')
      : () => false;
  const cost = new Map<Cell, number>(starts.map((cell) => [cell, 0]));
  const previous = new Map<Cell, Cell>();
  let front: readonly Cell[] = starts;
  while (front.length > 0) {
    const further: Cell[] = [];
    for (const cell of front) {
      const step = (cost.get(cell) ?? 0) + 1 + (burns(cell) ? LONGEST : 0);
      for (const next of geometry.near[cell] ?? []) {
        if (step >= (cost.get(next) ?? Number.POSITIVE_INFINITY) || !mayEnter(next) || !isEmpty(ground, next)) continue;
        cost.set(next, step);
        previous.set(next, cell);
        further.push(next);
      }
    }
    front = further;
  }
  return { cells: [...cost.keys()], to: (cell) => (cost.has(cell) ? { path: pathTo(previous, cell) } : null) };
}

/** More cells than any board has: an effect cell crossed outweighs every detour. */
const LONGEST = 1 << 20;

function pathTo(previous: ReadonlyMap<Cell, Cell>, cell: Cell): readonly Cell[] {
  const before = previous.get(cell);
  return before === undefined ? [cell] : [...pathTo(previous, before), cell];
}
