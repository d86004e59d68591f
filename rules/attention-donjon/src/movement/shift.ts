import type { Cell } from '@arbitre/kernel';
import { areAdjacent } from '../space/geometry.ts';
import { type HeldGround, isOnBoard, isSolid, waysOverEmpty, zoneAt } from '../space/ground.ts';
import { type Refusal, refuse } from '../play/refusal.ts';

/** Pas de placement: inside one's zone, or to an adjacent space of another (ad.step.1). */
export interface Shift {
  readonly from: Cell;
  readonly to: Cell;
  readonly use: 'own-zone' | 'next-zone';
}

/** May a figure that stands on `from` step to `to`, by one of the two uses? */
export function judgeShift(ground: HeldGround, from: Cell, to: Cell): Shift | Refusal {
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
  if (own && ground.rulings.stepPath === 'required' && !isLedTo(ground, from, to))
    return refuse('no-step-path', { cell: to });
  return { from, to, use: own ? 'own-zone' : 'next-zone' }; // ad.step.3: freely, however far
}

/** Every placement step from a cell, in reading order. */
export function shifts(ground: HeldGround, from: Cell): readonly Shift[] {
  const { geometry } = ground;
  const cells = new Set([...(geometry.zones.get(zoneAt(ground, from)) ?? []), ...(geometry.near[from] ?? [])]);
  return [...cells]
    .sort((a, b) => a - b)
    .map((to) => judgeShift(ground, from, to))
    .filter((judged): judged is Shift => 'use' in judged);
}

/** ad.step.3, option `stepPath`. */
function isLedTo(ground: HeldGround, from: Cell, to: Cell): boolean {
  const zone = zoneAt(ground, from);
  return waysOverEmpty(ground, [from], (cell) => zoneAt(ground, cell) === zone).to(to) !== null;
}
