import { type Cell, hexDistance, type Seat } from '@arbitre/kernel';
import { attackDiceOf, plain } from '../combat/attack-dice.ts';
import { isSupported } from '../combat/support.ts';
import type { Attack } from '../combat/target.ts';
import { capacityOf } from '../movement/capacity.ts';
import { boardOf } from '../movement/field.ts';
import { type Character, isUnit, onTable, type State, type Unit } from '../play/state.ts';
import { expectedLoss, unitWorth } from './strength.ts';
import { WEIGHTS } from './weights.ts';

/** The state with one unit elsewhere, as if it had moved there this turn. */
export function standing(state: State, unit: Unit, at: Cell, hexes: number, fight: boolean): State {
  const diceLost = capacityOf(unit.type, unit.weight)?.losesDice === true ? hexes : 0; // th.cap.note2
  const moved: Unit = { ...unit, at, move: { from: unit.at, hexes, fight, diceLost } };
  return { ...state, units: state.units.map((one) => (one.id === unit.id ? moved : one)) };
}

/** What an attack is expected to bring: what the target loses, less what its riposte takes. */
export function attackWorth(state: State, { attacker, target, kind }: Attack): number {
  if (!isUnit(target)) return loneWorth(target);
  const thrown = attackDiceOf(state, attacker, target, plain(kind));
  const theirs = unitWorth(state, target.side);
  const gain = expectedLoss(target, thrown.dice, thrown.advantage, theirs) + thrown.dice * WEIGHTS.flag * theirs; // a flag is worth something
  if (kind === 'fire' || !isSupported(state, target)) return gain;
  const back = attackDiceOf(state, target, attacker, { ...plain(kind), riposte: true });
  // th.x.riposte: it strikes back if it still stands there, weakened or not
  return gain - WEIGHTS.riposte * expectedLoss(attacker, back.dice, back.advantage, unitWorth(state, attacker.side));
}

/** What it is worth to strike at a character who stands alone: th.x.chiefs, one chance in six. */
export function loneWorth({ rank }: Character): number {
  return rank === 'general-in-chief' ? WEIGHTS.prey : 0.4 * WEIGHTS.prey;
}

/** The hexes between a cell and the nearest of some; a long way when there is none. */
export function nearest(state: State, at: Cell, cells: readonly Cell[]): number {
  const board = boardOf(state.field);
  let least = 30;
  for (const cell of cells) least = Math.min(least, hexDistance(board, at, cell));
  return least;
}

/** Where the enemy stands. */
export function enemyCells(state: State, seat: Seat): readonly Cell[] {
  const cells: Cell[] = [];
  for (const { side, at } of state.units) if (side !== seat && onTable(at)) cells.push(at);
  return cells;
}
