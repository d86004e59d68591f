import type { Cell } from '@arbitre/kernel';
import { areAdjacent, areZonesAdjacent, borderCells, type Geometry } from '../space/geometry.ts';
import {
  type HeldGround,
  isEmpty,
  isOnBoard,
  isSolid,
  type Way,
  type Ways,
  waysOverEmpty,
  zoneAt,
} from '../space/ground.ts';
import { type Refusal, refuse } from '../play/refusal.ts';

/** Déplacement: a change of zone, to a chosen cell of an adjacent one (ad.move.4). */
export interface ZoneMove extends Way {
  readonly from: Cell;
  readonly to: Cell;
}

/**
 * May a figure that stands on `from` make a zone move to `to`? The three conditions, in the order a refusal cites them;
 * nothing is asked of the departure zone (ad.move.10).
 */
export function judgeZoneMove(ground: HeldGround, from: Cell, to: Cell): ZoneMove | Refusal {
  const { geometry } = ground;
  if (!isOnBoard(ground, to)) return refuse('off-board', { cell: to });
  const [here, there] = [zoneAt(ground, from), zoneAt(ground, to)];
  if (here === there) return refuse('same-zone', { cell: to, zone: there });
  if (!areZonesAdjacent(geometry, here, there)) return refuse('zone-not-adjacent', { zone: there, other: here });
  if (isSolid(ground, to)) return refuse('cell-solid', { cell: to });
  const holder = ground.held.get(to);
  if (holder !== undefined) return refuse('cell-occupied', { cell: to, who: holder });
  const border = borderCells(geometry, there, here); // ad.move.7: it touches the zone, not the character
  const free = border.filter((cell) => isEmpty(ground, cell));
  if (free.length === 0) return refuse('no-free-border-cell', { cells: border, zone: there, other: here });
  const way = waysInto(ground, from, there, free).to(to);
  if (way === null) return refuse('no-path', { cell: to, cells: free });
  if (ground.rulings.departurePath === 'not-required') return { ...way, from, to };
  const open = reachableBorder(ground, from, free);
  const led = waysInto(ground, from, there, open).to(to);
  return led === null ? refuse('no-departure-path', { cell: from, cells: free }) : { ...led, from, to };
}

/** Every zone move from a cell, in reading order of the arrival cells: the player chooses freely (ad.move.9). */
export function zoneMoves(ground: HeldGround, from: Cell): readonly ZoneMove[] {
  const { geometry } = ground;
  const here = zoneAt(ground, from);
  const moves: ZoneMove[] = [];
  for (const there of geometry.zonesNear.get(here) ?? []) {
    const free = borderCells(geometry, there, here).filter((cell) => isEmpty(ground, cell));
    const border = ground.rulings.departurePath === 'required' ? reachableBorder(ground, from, free) : free;
    const ways = waysInto(ground, from, there, border);
    for (const to of ways.cells) {
      const way = zoneAt(ground, to) === there ? ways.to(to) : null;
      if (way !== null) moves.push({ path: way.path, from, to });
    }
  }
  return moves.sort((a, b) => a.to - b.to);
}

/** ad.move.8: paths of empty cells from the border, inside the arrival zone unless the table lets them run anywhere. */
function waysInto(ground: HeldGround, from: Cell, zone: string, border: readonly Cell[]): Ways {
  const anywhere = ground.rulings.displacementPath === 'any-zone';
  return waysOverEmpty(ground, border, (cell) => (anywhere ? cell !== from : zoneAt(ground, cell) === zone));
}

/** ad.move.10, option: the border cells next to a cell that empty cells of the departure zone lead to. */
function reachableBorder(ground: HeldGround, from: Cell, border: readonly Cell[]): readonly Cell[] {
  const here = zoneAt(ground, from);
  const led = waysOverEmpty(ground, [from], (cell) => zoneAt(ground, cell) === here);
  return border.filter((cell) => touchesAny(ground.geometry, cell, led.cells));
}

function touchesAny(geometry: Geometry, cell: Cell, others: readonly Cell[]): boolean {
  return others.some((other) => areAdjacent(geometry, cell, other));
}
