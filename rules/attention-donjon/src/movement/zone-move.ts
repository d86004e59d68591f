import { type Cell, OFF_BOARD, rememberLast } from '@arbitre/kernel';
import { type Refusal, refuse } from '../play/refusal.ts';
import { modifierOf } from '../effect/effect.ts';
import type { Budget } from '../play/frame.ts';
import type { State } from '../play/state.ts';
import { budgetRefusal, pay } from '../turn/budget.ts';
import { canMove, type Figure, hasCondition } from '../turn/figure.ts';
import { areAdjacent, areZonesAdjacent, borderCells } from '../space/geometry.ts';
import { type HeldGround, isEmpty, isOnBoard, isSolid, type Ways, waysOverEmpty, zoneAt } from '../space/ground.ts';

/** Déplacement: a change of zone, to a chosen cell of an adjacent one (ad.move.4). */
export interface ZoneMove {
  /** The cells entered, the border first. */
  readonly path: readonly Cell[];
  readonly from: Cell;
  readonly to: Cell;
}

/**
 * Why a figure that stands on `from` may not make a zone move to `to`; null when it may. The three conditions must all hold, in
 * the order a refusal cites them (ad.move.5); nothing is asked of the departure zone (ad.move.10). The diagrams the book announces are missing
 * (ad.move.16): those of the tests stand for them.
 */
export function zoneMoveFault(ground: HeldGround, from: Cell, to: Cell): Refusal | null {
  const { geometry } = ground;
  if (!isOnBoard(ground, to)) return refuse('off-board', { cell: to });
  const [here, there] = [zoneAt(ground, from), zoneAt(ground, to)];
  if (here === there) return refuse('same-zone', { cell: to, zone: there });
  if (!areZonesAdjacent(geometry, here, there))
    // ad.move.6
    return refuse('zone-not-adjacent', { zone: there, other: here });
  if (isSolid(ground, to)) return refuse('cell-solid', { cell: to });
  const holder = ground.held.get(to);
  if (holder !== undefined) return refuse('cell-occupied', { cell: to, who: holder });
  const { border, free, ways, led } = entryInto(ground, from, there);
  if (free.length === 0) return refuse('no-free-border-cell', { cells: border, zone: there, other: here });
  if (!ways.reaches(to)) return refuse('no-path', { cell: to, cells: free });
  return led.reaches(to) ? null : refuse('no-departure-path', { cell: from, cells: free });
}

/** May a figure that stands on `from` make a zone move to `to`, and by which way? */
export function judgeZoneMove(ground: HeldGround, from: Cell, to: Cell): ZoneMove | Refusal {
  const fault = zoneMoveFault(ground, from, to);
  return fault ?? { path: entryInto(ground, from, zoneAt(ground, to)).led.pathTo(to), from, to };
}

/** The cells a zone move may arrive at, in reading order: the player chooses freely (ad.move.9). */
export function zoneMoveCells(ground: HeldGround, from: Cell): readonly Cell[] {
  const { geometry } = ground;
  const { zones } = geometry.plan;
  const cells: Cell[] = [];
  for (const there of geometry.zonesNear.get(zoneAt(ground, from)) ?? []) {
    for (const to of entryInto(ground, from, there).led.cells) if (zones[to] === there) cells.push(to);
  }
  return cells.sort((a, b) => a - b);
}

/** Every zone move from a cell, in reading order of the arrival cells. */
export function zoneMoves(ground: HeldGround, from: Cell): readonly ZoneMove[] {
  return zoneMoveCells(ground, from).map((to) => ({
    path: entryInto(ground, from, zoneAt(ground, to)).led.pathTo(to),
    from,
    to,
  }));
}

/** How a zone can be entered from a cell. */
interface Entry {
  /** Its cells that touch the departure zone, not only the character (ad.move.7); and those of them that are empty. */
  readonly border: readonly Cell[];
  readonly free: readonly Cell[];
  /** The ways from the empty border; and from the part of it that can be led to, where the table asks for that. */
  readonly ways: Ways;
  readonly led: Ways;
}

const entriesKept = rememberLast((_ground: HeldGround) => ({ from: OFF_BOARD, entries: new Map<string, Entry>() }));

/** Searched once for all arrival cells of a zone, and kept while the same figure is asked about. */
function entryInto(ground: HeldGround, from: Cell, zone: string): Entry {
  const kept = entriesKept(ground);
  if (kept.from !== from) {
    kept.from = from;
    kept.entries.clear();
  }
  const known = kept.entries.get(zone);
  if (known !== undefined) return known;
  const border = borderCells(ground.geometry, zone, zoneAt(ground, from));
  const free = border.filter((cell) => isEmpty(ground, cell));
  const ways = waysInto(ground, from, zone, free);
  const isAsked = ground.rulings.departurePath === 'required';
  const led = isAsked ? waysInto(ground, from, zone, reachableBorder(ground, from, free)) : ways;
  const entry = { border, free, ways, led };
  kept.entries.set(zone, entry);
  return entry;
}

/** ad.move.8: paths of empty cells from the border, inside the arrival zone unless the table lets them run anywhere. */
function waysInto(ground: HeldGround, from: Cell, zone: string, border: readonly Cell[]): Ways {
  const { zones } = ground.geometry.plan;
  const anywhere = ground.rulings.displacementPath === 'any-zone';
  return waysOverEmpty(ground, border, anywhere ? (cell) => cell !== from : (cell) => zones[cell] === zone);
}

/** ad.move.10, option: the border cells next to a cell that empty cells of the departure zone lead to. */
function reachableBorder(ground: HeldGround, from: Cell, border: readonly Cell[]): readonly Cell[] {
  const here = zoneAt(ground, from);
  const led = waysOverEmpty(ground, [from], (cell) => zoneAt(ground, cell) === here);
  return border.filter((cell) => led.cells.some((other) => areAdjacent(ground.geometry, cell, other)));
}

/** Seuil d'activation of the two movements and of revealing the dungeon: 2+, a number that only action dice look at (ad.move.3). */
export const MOVE_LABEL = 2;

/** Zone moves a turn allows: one, or what an explicit statement says (ad.move.12, ad.move.13). */
export function maxZoneMoves(state: State, figure: Figure): number {
  return Math.max(0, figure.profile.movement + modifierOf(state.effects, figure, 'zone-moves'));
}

/** Why this turn allows no zone move at all (ad.move.2, ad.move.12). */
export function zoneMoveRefusal(state: State, figure: Figure, budget: Budget): Refusal | null {
  if (!canMove(figure) || hasCondition(figure, 'broken-leg')) return refuse('cannot-move', { who: figure.id });
  if (budget.zoneMoves >= maxZoneMoves(state, figure))
    return refuse('already-moved', { who: figure.id, count: maxZoneMoves(state, figure) });
  return budgetRefusal(figure, budget, 'movement', MOVE_LABEL);
}

/** A declared zone move uses up the Action and the turn's zone move, wherever it ends (ad.move.14). */
export function payZoneMove(figure: Figure, budget: Budget): Budget {
  return { ...pay(figure, budget, 'movement', MOVE_LABEL), zoneMoves: budget.zoneMoves + 1 };
}
