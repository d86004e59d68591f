import type { Cell } from '@arbitre/kernel';
import { type Geometry, zoneOf } from './geometry.ts';
import { isEffectGround } from './plan.ts';
import type { Rulings } from './rulings.ts';

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
  /** Effect cells crossed on the way, the last cell left out. */
  readonly crossed: number;
}

/**
 * The best way over empty cells to each cell that can be reached: fewest effect cells crossed where crossing counts
 * (ad.space.11, option `every-cell`), then fewest cells. A start is the first cell of its path.
 */
export function waysOverEmpty(
  ground: HeldGround,
  starts: readonly Cell[],
  mayEnter: (cell: Cell) => boolean,
): ReadonlyMap<Cell, Way> {
  const { geometry, rulings } = ground;
  const burns = (cell: Cell) =>
    rulings.traversalEffects === 'every-cell' && isEffectGround(geometry.plan.ground[cell] ?? 'void') ? 1 : 0;
  const best = new Map<Cell, Way>();
  let front = starts.map((cell): Way => ({ path: [cell], crossed: 0 }));
  while (front.length > 0) {
    const further: Way[] = [];
    for (const way of front) {
      const end = way.path.at(-1) ?? OFF;
      const known = best.get(end);
      if (known && !isBetter(way, known)) continue;
      best.set(end, way);
      for (const next of geometry.near[end] ?? []) {
        if (!mayEnter(next) || !isEmpty(ground, next)) continue;
        further.push({ path: [...way.path, next], crossed: way.crossed + burns(end) });
      }
    }
    front = further;
  }
  return best;
}

const OFF = -1;

function isBetter(a: Way, b: Way): boolean {
  return a.crossed < b.crossed || (a.crossed === b.crossed && a.path.length < b.path.length);
}
