import { type Cell, rememberLast } from '@arbitre/kernel';
import { areAdjacent, type Geometry } from '../space/geometry.ts';
import { type HeldGround, isEmpty, isOnBoard, isSolid, waysOverEmpty, zoneAt } from '../space/ground.ts';
import { type Refusal, refuse } from '../play/refusal.ts';

/** Pas de placement: inside one's zone, or to an adjacent space of another (ad.step.1). */
export interface Shift {
  readonly from: Cell;
  readonly to: Cell;
  readonly use: 'own-zone' | 'next-zone';
}

/** Why a figure that stands on `from` may not step to `to`, by either use; null when it may. */
export function shiftFault(ground: HeldGround, from: Cell, to: Cell): Refusal | null {
  if (!isOnBoard(ground, to)) return refuse('off-board', { cell: to });
  if (to === from) return refuse('same-cell', { cell: to });
  const own = zoneAt(ground, from) === zoneAt(ground, to);
  // ad.step.5: the two spaces must be adjacent, their zones need not be; no dodge, and no zone move used up (ad.step.6)
  if (!own && !areAdjacent(ground.geometry, from, to))
    return refuse('step-too-far', { cell: to, zone: zoneAt(ground, to) });
  if (isSolid(ground, to)) return refuse('cell-solid', { cell: to });
  const holder = ground.held.get(to);
  if (holder !== undefined)
    return refuse('cell-occupied', { cell: to, who: holder, rules: ['ad.step.3', 'ad.space.8'] });
  const led = !own || ground.rulings.stepPath === 'not-required' || isLedTo(ground, from, to);
  return led ? null : refuse('no-step-path', { cell: to }); // ad.step.3: freely, however far
}

/** May a figure that stands on `from` step to `to`, and by which of the two uses? */
export function judgeShift(ground: HeldGround, from: Cell, to: Cell): Shift | Refusal {
  const own = zoneAt(ground, from) === zoneAt(ground, to);
  return shiftFault(ground, from, to) ?? { from, to, use: own ? 'own-zone' : 'next-zone' };
}

const cellsKept = rememberLast((_geometry: Geometry) => new Map<Cell, readonly Cell[]>());

/** The empty cells a step might lead to, in reading order: those of the own zone and the adjacent ones. */
export function shiftCells(ground: HeldGround, from: Cell): readonly Cell[] {
  const { geometry } = ground;
  const kept = cellsKept(geometry);
  let cells = kept.get(from);
  if (cells === undefined) {
    const own = geometry.zones.get(zoneAt(ground, from)) ?? [];
    cells = [...new Set([...own, ...(geometry.near[from] ?? [])])].sort((a, b) => a - b);
    kept.set(from, cells);
  }
  return cells.filter((cell) => isEmpty(ground, cell));
}

/** Every placement step from a cell, in reading order. */
export function shifts(ground: HeldGround, from: Cell): readonly Shift[] {
  return shiftCells(ground, from)
    .map((to) => judgeShift(ground, from, to))
    .filter((judged): judged is Shift => 'use' in judged);
}

/** ad.step.3, option `stepPath`. */
function isLedTo(ground: HeldGround, from: Cell, to: Cell): boolean {
  const zone = zoneAt(ground, from);
  return waysOverEmpty(ground, [from], (cell) => zoneAt(ground, cell) === zone).reaches(to);
}
