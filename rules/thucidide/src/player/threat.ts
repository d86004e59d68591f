import { type Cell, hexDistance, type Seat } from '@arbitre/kernel';
import { diceAcross, attackDiceOf, plain } from '../combat/attack-dice.ts';
import { blockedAt } from '../combat/line-of-fire.ts';
import { isSupported } from '../combat/support.ts';
import type { Attack } from '../combat/target.ts';
import { capacityOf } from '../movement/capacity.ts';
import { unitsAround } from '../movement/contact.ts';
import { boardOf } from '../movement/field.ts';
import { isUnit, onTable, type State, type Unit } from '../play/state.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { ELEMENTS } from '../proposal/terrain.table.ts';
import { terrainAt } from '../movement/field.ts';
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
  if (!isUnit(target)) return target.rank === 'general-in-chief' ? 30 : 12; // th.x.chiefs: one chance in six
  const thrown = attackDiceOf(state, attacker, target, plain(kind));
  const theirs = unitWorth(state, target.side);
  const gain = expectedLoss(target, thrown.dice, thrown.advantage, theirs) + thrown.dice * WEIGHTS.flag * theirs; // a flag is worth something
  if (kind === 'fire' || !isSupported(state, target)) return gain;
  const back = attackDiceOf(state, target, attacker, { ...plain(kind), riposte: true });
  // th.x.riposte: it strikes back if it still stands there, weakened or not
  return gain - WEIGHTS.riposte * expectedLoss(attacker, back.dice, back.advantage, unitWorth(state, attacker.side));
}

/** Hexes a unit may go and still fight, and how far it then strikes. */
export function threatRange(unit: Unit): { readonly move: number; readonly range: number } {
  const move = unit.token ? 0 : (capacityOf(unit.type, unit.weight)?.fight ?? 0);
  return { move, range: Math.max(1, factorsOf(unit)?.range ?? 0) };
}

/** Roughly what the enemy's next turn may take from a unit where it stands: the three hardest blows that can reach it. */
export function exposure(state: State, unit: Unit, at: Cell): number {
  const board = boardOf(state.field);
  const whole = unitWorth(state, unit.side);
  const friends = unitsAround(state, at).filter(({ side, id }) => side === unit.side && id !== unit.id).length;
  const supported = friends >= 2;
  const ground = ELEMENTS[terrainAt(board, at)].attacked;
  const blows: number[] = [];
  for (const enemy of state.units) {
    if (enemy.side === unit.side || !onTable(enemy.at)) continue;
    const distance = hexDistance(board, enemy.at, at);
    const { move, range } = threatRange(enemy);
    if (distance > move + range) continue;
    const factors = factorsOf(enemy);
    if (factors === null) continue;
    const near = distance <= move + 1;
    if (near && distance === 1 && diceAcross(state, enemy.at, at) === null && factors.fire === 0) continue;
    const closeDice = near ? (distance === 1 ? factors.melee : factors.assault) + closeModifier(unit) : 0;
    const shots = factors.fire + (unit.weight === 'heavy' || unit.weight === 'very-heavy' ? -1 : 0);
    const fires = factors.fire > 0 && distance > 1 && (distance > range || blockedAt(state, enemy.at, at) === null);
    const dice = Math.max(closeDice + ground, fires ? Math.max(1, shots) : 0);
    if (dice > 0) blows.push(expectedLoss(unit, dice, near && !supported, whole));
  }
  blows.sort((a, b) => b - a);
  const { first, second, third } = WEIGHTS;
  return (blows[0] ?? 0) * first + (blows[1] ?? 0) * second + (blows[2] ?? 0) * third;
}

/** Roughly what a unit may strike next turn from where it stands: the hardest of its own blows. */
export function menace(state: State, unit: Unit, at: Cell): number {
  const board = boardOf(state.field);
  const factors = factorsOf(unit);
  if (factors === null) return 0;
  const { move, range } = threatRange(unit);
  let best = 0;
  for (const enemy of state.units) {
    if (enemy.side === unit.side || !onTable(enemy.at)) continue;
    const distance = hexDistance(board, enemy.at, at);
    if (distance > move + range) continue;
    const near = distance <= move + 1;
    const close = near ? (distance === 1 ? factors.melee : factors.assault) + closeModifier(enemy) : 0;
    const ground = ELEMENTS[terrainAt(board, enemy.at)].attacked;
    const dice = Math.max(close > 0 ? close + ground : 0, factors.fire);
    if (dice > 0) best = Math.max(best, expectedLoss(enemy, dice, false, unitWorth(state, enemy.side)));
  }
  return best;
}

function closeModifier({ weight }: Unit): number {
  return weight === 'very-light' ? 1 : weight === 'very-heavy' ? -1 : 0;
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
