import { type Cell, rememberLast } from '@arbitre/kernel';
import { activeEnemiesIn } from '../adventure/stats.ts';
import type { Budget } from '../play/frame.ts';
import { geometryAt, type State } from '../play/state.ts';
import { areAdjacent, type Geometry, zoneOf } from '../space/geometry.ts';
import { type ActionKind, budgetRefusal, pay } from '../turn/budget.ts';
import { canMove, type Figure, hasCondition, hasTalent } from '../turn/figure.ts';
import { MOVE_LABEL } from './zone-move.ts';
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

/** Does a step call for a dodge? Never (ad.step.2, ad.step.4), unless the ruling asks for one in contact before and after. */
export function isRisky(state: State, mover: Figure, to: Cell): boolean {
  if (state.rulings.stepEsquive === 'never') return false;
  const geometry = geometryAt(state);
  const touches = (at: Cell) =>
    activeEnemiesIn(state, mover, zoneOf(geometry, at)).some((enemy) => areAdjacent(geometry, enemy.at, at));
  return zoneOf(geometry, mover.at) !== zoneOf(geometry, to) && touches(mover.at) && touches(to);
}

/** What a step enters: it crosses nothing, but the cell where it ends acts as after any movement (ad.step.8). */
export const stepPath = (to: Cell): readonly Cell[] => [to];

/** Why this turn allows no placement step at all; only Actions limit them (ad.step.7). */
export function shiftRefusal(figure: Figure, budget: Budget): Refusal | null {
  if (!canMove(figure)) return refuse('cannot-move', { who: figure.id });
  if (freeStep(figure, budget)) return null;
  return budgetRefusal(figure, budget, shiftKind(figure), MOVE_LABEL);
}

/** A broken leg makes a step a complex Action: longer ones come from a capacity or the surroundings (ad.act.10, ad.x.states). */
export function shiftKind(figure: Figure): ActionKind {
  return hasCondition(figure, 'broken-leg') ? 'complex' : 'movement';
}

/** Pas de côté, after the shot (ad.x.talent). */
export function freeStep(figure: Figure, budget: Budget): boolean {
  return hasTalent(figure, 'side-step') && budget.shot && !budget.sideStepped;
}

/** The budget once a step is paid; it uses up no zone move (ad.step.6). */
export function payStep(figure: Figure, budget: Budget, free: boolean): Budget {
  if (free) return { ...budget, sideStepped: true };
  return { ...pay(figure, budget, shiftKind(figure), MOVE_LABEL), steps: budget.steps + 1 };
}
