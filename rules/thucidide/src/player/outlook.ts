import { type Board, type Cell, neighbour, OFF_BOARD, type Seat, type Temper } from '@arbitre/kernel';
import { blockedAt } from '../combat/line-of-fire.ts';
import { capacityOf } from '../movement/capacity.ts';
import { boardOf, terrainAt } from '../movement/field.ts';
import { onTable, type State, type Unit } from '../play/state.ts';
import { ELEMENTS } from '../proposal/terrain.table.ts';
import { type Factors, factorsOf } from '../proposal/troops.table.ts';
import { distancesFrom, FAR, type Ground, groundFor } from './ground.ts';
import { type Losses, lossesOf, MOST_DICE, unitWorth } from './strength.ts';
import { WEIGHTS } from './weights.ts';

/** An enemy on the table, what it can strike with in its next turn, and what striking it is worth. */
export interface Foe {
  readonly unit: Unit;
  readonly at: Cell;
  readonly factors: Factors;
  /** Hexes it goes and still fights. */
  readonly move: number;
  /** Hexes it strikes from where it stands then. */
  readonly range: number;
  /** Hexes to every hex, in a straight line. */
  readonly distances: Uint8Array;
  /** Hexes of its move to where it strikes at each hex at close quarters. */
  readonly strikes: Uint8Array;
  readonly losses: Losses;
  /** Dice added to those of whoever strikes it: at close quarters for its weight and its ground. */
  readonly struck: number;
}

/** What one unit may suffer and do on any hex: worked out once for all the hexes it may go to. */
export interface Outlook {
  readonly state: State;
  readonly unit: Unit;
  readonly foes: readonly Foe[];
  /** By hex, the friendly units beside it. */
  readonly friends: Uint8Array;
  readonly ground: Ground;
  /** The whole of the unit, and the whole of an enemy unit, in thousandths of a win. */
  readonly worth: { readonly own: number; readonly theirs: number };
  readonly temper: Temper;
}

/** Nobody in particular. */
export const EVEN: Temper = {};

/** The enemies of a side that stand on the table. */
function foesOf(state: State, side: Seat): readonly Foe[] {
  const foes: Foe[] = [];
  for (const unit of state.units) {
    const foe = unit.side === side || !onTable(unit.at) ? null : foeAt(state, unit, unit.at);
    if (foe !== null) foes.push(foe);
  }
  return foes;
}

/** As they were last found: a unit is the same until something happens to it. */
const known = new WeakMap<Unit, { readonly field: State['field']; readonly foe: Foe | null }>();

function foeAt(state: State, unit: Unit, at: Cell): Foe | null {
  const { field } = state;
  const before = known.get(unit);
  if (before !== undefined && before.field === field) return before.foe;
  const foe = workOut(state, unit, at);
  known.set(unit, { field, foe });
  return foe;
}

function workOut(state: State, unit: Unit, at: Cell): Foe | null {
  const factors = factorsOf(unit);
  if (factors === null) return null;
  const board = boardOf(state.field);
  return {
    unit,
    at,
    factors,
    move: moveOf(unit),
    range: Math.max(1, factors.range),
    distances: distancesFrom(board, at),
    strikes: groundFor(state, unit).strikesFrom(at),
    losses: lossesOf(unit),
    struck: closeModifier(unit) + ELEMENTS[terrainAt(board, at)].attacked,
  };
}

/** Hexes a unit may go next turn and still fight. */
function moveOf(unit: Unit): number {
  return unit.token ? 0 : (capacityOf(unit.type, unit.weight)?.fight ?? 0);
}

function closeModifier({ weight }: Unit): number {
  return weight === 'very-light' ? 1 : weight === 'very-heavy' ? -1 : 0;
}

export function outlookOf(state: State, unit: Unit, temper = EVEN): Outlook {
  const { side } = unit;
  const enemy = state.sides[0] === side ? state.sides[1] : state.sides[0];
  return {
    state,
    unit,
    foes: foesOf(state, side),
    friends: friendsBy(boardOf(state.field), state.units, unit),
    ground: groundFor(state, unit),
    worth: { own: unitWorth(state, side), theirs: unitWorth(state, enemy) },
    temper,
  };
}

/** The battle with that unit off the table. */
export function without(state: State, unit: Unit): State {
  return { ...state, units: state.units.map((one) => (one.id === unit.id ? { ...unit, at: 'left' } : one)) };
}

/** By hex, how many units of that unit's side stand beside it, itself left out. */
function friendsBy(board: Board, units: State['units'], unit: Unit): Uint8Array {
  const friends = new Uint8Array(board.size);
  for (const { side, id, at } of units) {
    if (side !== unit.side || id === unit.id || !onTable(at)) continue;
    for (let direction = 0; direction < board.degree; direction++) {
      const beside = neighbour(board, at, direction);
      if (beside !== OFF_BOARD) friends[beside]!++;
    }
  }
  return friends;
}

/** Roughly what the enemy's next turn may take from a unit on that hex: the three hardest blows that can reach it. */
export function exposure(state: State, unit: Unit, at: Cell): number {
  return exposureAt(outlookOf(state, unit), at);
}

/** The same, of a unit whose outlook is known. */
export function exposureAt({ state, unit, foes, friends, worth }: Outlook, at: Cell): number {
  const [plainly, advantaged] = lossesOf(unit);
  const armoured = unit.weight === 'heavy' || unit.weight === 'very-heavy' ? 1 : 0;
  const close = closeModifier(unit) + ELEMENTS[terrainAt(boardOf(state.field), at)].attacked;
  const exposed = friends[at]! < 2 ? advantaged : plainly; // th.x.support
  let [first, second, third] = [0, 0, 0];
  for (const { at: from, factors, move, range, strikes, distances } of foes) {
    const distance = distances[at]!;
    if (distance > move + range) continue;
    const hexes = strikes[at]!;
    let dice = hexes > move ? 0 : (hexes === 0 ? factors.melee : factors.assault) + close;
    const shots = factors.fire === 0 || distance < 2 ? 0 : Math.max(1, factors.fire - armoured);
    // Whoever can still move finds a clear line.
    if (shots > dice && (move > 0 || distance > range || blockedAt(without(state, unit), from, at) === null))
      dice = shots;
    if (dice <= 0) continue;
    const blow = (hexes > move ? plainly : exposed)[Math.min(dice, MOST_DICE)] ?? 0;
    if (blow > first) [first, second, third] = [blow, first, second];
    else if (blow > second) [second, third] = [blow, second];
    else if (blow > third) third = blow;
  }
  return worth.own * (first * WEIGHTS.first + second * WEIGHTS.second + third * WEIGHTS.third);
}

/** Roughly what a unit may strike next turn from that hex: the hardest of its own blows. */
export function menaceAt({ unit, foes, ground, worth }: Outlook, at: Cell): number {
  const factors = factorsOf(unit);
  if (factors === null) return 0;
  const move = moveOf(unit);
  const reach = move + Math.max(1, factors.range);
  let best = 0;
  let strikes: Uint8Array | null = null;
  for (const { at: there, distances, losses, struck } of foes) {
    if (distances[at]! > reach) continue;
    strikes ??= ground.strikesFrom(at);
    const hexes = strikes[there] ?? FAR;
    const close = hexes > move ? 0 : (hexes === 0 ? factors.melee : factors.assault) + struck;
    const dice = Math.min(MOST_DICE, Math.max(close, factors.fire));
    if (dice > 0) best = Math.max(best, losses[0][dice] ?? 0);
  }
  return best * worth.theirs;
}

/** Is an enemy near enough to be struck from that hex this turn? */
export function hasPrey({ state, unit, foes }: Outlook, at: Cell): boolean {
  const range = Math.max(1, factorsOf(unit)?.range ?? 0);
  for (const { distances } of foes) if (distances[at]! <= range) return true;
  const around = distancesFrom(boardOf(state.field), at);
  return state.characters.some((one) => one.side !== unit.side && onTable(one.at) && around[one.at] === 1);
}

/** Hexes from that hex to the nearest enemy; a long way when there is none. */
export function nearestFoe({ foes }: Outlook, at: Cell): number {
  let least = 30;
  for (const { distances } of foes) least = Math.min(least, distances[at]!);
  return least;
}
