import { type Cell, hexDistance, type Seat } from '@arbitre/kernel';
import { attackDiceOf, plain } from '../combat/attack-dice.ts';
import { blockedAt } from '../combat/line-of-fire.ts';
import { isSupported } from '../combat/support.ts';
import type { Attack } from '../combat/target.ts';
import { capacityOf } from '../movement/capacity.ts';
import { unitsAround } from '../movement/contact.ts';
import { boardOf } from '../movement/field.ts';
import { isUnit, onTable, type State, type Unit } from '../play/state.ts';
import { type Factors, factorsOf } from '../proposal/troops.table.ts';
import { ELEMENTS } from '../proposal/terrain.table.ts';
import { terrainAt } from '../movement/field.ts';
import { FAR, groundFor } from './ground.ts';
import { expectedLoss, lossesOf, MOST_DICE, unitWorth } from './strength.ts';
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

/** An enemy on the table, and what it can strike with in its next turn. */
interface Foe {
  readonly unit: Unit;
  readonly at: Cell;
  readonly factors: Factors;
  /** Hexes it goes and still fights. */
  readonly move: number;
  /** Hexes it strikes from where it stands then. */
  readonly range: number;
  /** Hexes of its move to where it strikes at each hex at close quarters. */
  readonly strikes: Uint8Array;
}

/** By the units of a battle, then by side: whoever could be struck asks about the same enemies. */
const known = new WeakMap<State['units'], Map<Seat, readonly Foe[]>>();

/** The enemies of a side that stand on the table. */
function foesOf(state: State, side: Seat): readonly Foe[] {
  let bySide = known.get(state.units);
  if (bySide === undefined) known.set(state.units, (bySide = new Map()));
  let foes = bySide.get(side);
  if (foes === undefined) bySide.set(side, (foes = state.units.flatMap((unit) => foeOf(state, unit, side))));
  return foes;
}

function foeOf(state: State, unit: Unit, side: Seat): readonly Foe[] {
  const { at } = unit;
  const factors = factorsOf(unit);
  if (unit.side === side || !onTable(at) || factors === null) return [];
  const strikes = groundFor(state, unit).strikesFrom(at);
  return [{ unit, at, factors, move: moveOf(unit), range: Math.max(1, factors.range), strikes }];
}

/** Hexes a unit may go next turn and still fight. */
function moveOf(unit: Unit): number {
  return unit.token ? 0 : (capacityOf(unit.type, unit.weight)?.fight ?? 0);
}

/** What one unit may suffer and do on any hex, itself lifted off the table: the same for all the hexes it may go to. */
export interface Outlook {
  /** The battle without it. */
  readonly lifted: State;
  readonly unit: Unit;
  readonly foes: readonly Foe[];
}

export function outlookOf(state: State, unit: Unit): Outlook {
  const lifted = { ...state, units: state.units.map((one) => (one === unit ? { ...unit, at: 'left' as const } : one)) };
  return { lifted, unit, foes: foesOf(state, unit.side) };
}

/** Roughly what the enemy's next turn may take from a unit on that hex: the three hardest blows that can reach it. */
export function exposure(state: State, unit: Unit, at: Cell): number {
  return exposureAt({ lifted: state, unit, foes: foesOf(state, unit.side) }, at);
}

export function exposureAt({ lifted, unit, foes }: Outlook, at: Cell): number {
  const board = boardOf(lifted.field);
  const [plainly, advantaged] = lossesOf(unit);
  const ground = ELEMENTS[terrainAt(board, at)].attacked;
  const armoured = unit.weight === 'heavy' || unit.weight === 'very-heavy' ? 1 : 0;
  const close = closeModifier(unit) + ground;
  let supported: boolean | null = null;
  let [first, second, third] = [0, 0, 0];
  for (const { at: from, factors, move, range, strikes } of foes) {
    const distance = hexDistance(board, from, at);
    if (distance > move + range) continue;
    const hexes = strikes[at] ?? FAR;
    const near = hexes <= move;
    let dice = near ? (hexes === 0 ? factors.melee : factors.assault) + close : 0;
    const shots = factors.fire === 0 || distance < 2 ? 0 : Math.max(1, factors.fire - armoured);
    // Whoever can still move finds a clear line.
    if (shots > dice && (move > 0 || distance > range || blockedAt(lifted, from, at) === null)) dice = shots;
    if (dice <= 0) continue;
    supported ??= friendsAround(lifted, unit, at) >= 2;
    const blow = (near && !supported ? advantaged : plainly)[Math.min(dice, MOST_DICE)] ?? 0;
    if (blow > first) [first, second, third] = [blow, first, second];
    else if (blow > second) [second, third] = [blow, second];
    else if (blow > third) third = blow;
  }
  return unitWorth(lifted, unit.side) * (first * WEIGHTS.first + second * WEIGHTS.second + third * WEIGHTS.third);
}

/** Friendly units beside a hex, that unit itself left out. */
export function friendsAround(state: State, unit: Unit, at: Cell): number {
  let friends = 0;
  for (const { side, id } of unitsAround(state, at)) if (side === unit.side && id !== unit.id) friends++;
  return friends;
}

/** Roughly what a unit may strike next turn from that hex: the hardest of its own blows. */
export function menaceAt({ lifted, unit, foes }: Outlook, at: Cell): number {
  const board = boardOf(lifted.field);
  const factors = factorsOf(unit);
  if (factors === null) return 0;
  const move = moveOf(unit);
  const range = Math.max(1, factors.range);
  let best = 0;
  let strikes: Uint8Array | null = null;
  for (const { unit: enemy, at: there } of foes) {
    const distance = hexDistance(board, there, at);
    if (distance > move + range) continue;
    strikes ??= groundFor(lifted, unit).strikesFrom(at);
    const hexes = strikes[there] ?? FAR;
    const ground = ELEMENTS[terrainAt(board, there)].attacked;
    const close = hexes <= move ? (hexes === 0 ? factors.melee : factors.assault) + closeModifier(enemy) + ground : 0;
    const dice = Math.min(MOST_DICE, Math.max(close, factors.fire));
    if (dice > 0) best = Math.max(best, (lossesOf(enemy)[0][dice] ?? 0) * unitWorth(lifted, enemy.side));
  }
  return best;
}

/** Is an enemy near enough to be struck from that hex this turn? */
export function hasPrey({ lifted, unit, foes }: Outlook, at: Cell): boolean {
  const board = boardOf(lifted.field);
  const range = Math.max(1, factorsOf(unit)?.range ?? 0);
  for (const foe of foes) if (hexDistance(board, foe.at, at) <= range) return true;
  return lifted.characters.some(
    (one) => one.side !== unit.side && onTable(one.at) && hexDistance(board, one.at, at) === 1,
  );
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
