import { type Cell, type Seat } from '@arbitre/kernel';
import { diceAcross } from '../combat/attack-dice.ts';
import { blockedAt } from '../combat/line-of-fire.ts';
import { unitsAround } from '../movement/contact.ts';
import { hexesWithin } from '../movement/field.ts';
import { waysOf } from '../movement/ways.ts';
import { newTurn, onTable, type State, type Unit, unitOf } from '../play/state.ts';
import { factorsOf } from '../proposal/troops.table.ts';

/** Where one enemy could strike in its next turn, each hex as if someone stood there; by what it would strike with, too. */
export interface Threat {
  readonly piece: string;
  /** Every hex it could strike, in the order of the map. */
  readonly cells: readonly Cell[];
  /** Hexes next to where it could stand and still fight. */
  readonly melee: readonly Cell[];
  /** Hexes it could fire at. */
  readonly shot: readonly Cell[];
}

/**
 * Where each enemy unit of a seat could strike in its next turn, were it activated: it moves as far as it may and still fight, then
 * assaults or fires. Orders, and dice taken away by the ground, are left out.
 *
 * @example threats(view, 'blue').filter(({ cells }) => cells.includes(here)).length // how many could strike me here
 */
export function threats(state: State, seat: Seat): readonly Threat[] {
  const enemies = state.units.filter(({ side, at }) => side !== seat && onTable(at));
  const sides = new Map(enemies.map(({ side }) => [side, itsMovement(state, side)]));
  return enemies.flatMap(({ id, side }) => {
    const theirs = sides.get(side);
    return theirs === undefined ? [] : [threatOf(theirs, unitOf(theirs, id))];
  });
}

/** The state as it will be in that side's next movement: everyone activated, nobody moved yet. */
function itsMovement(state: State, side: Seat): State {
  const own = state.units.filter((unit) => unit.side === side).map(({ id }) => id);
  const turn = {
    ...newTurn(state.turn.number, side),
    phase: 'movement' as const,
    activations: [{ chief: null, pieces: own }],
  };
  const units = state.units.map((unit) => (unit.side === side ? { ...unit, move: null } : unit));
  return { ...state, turn, units, combat: null, flights: [] };
}

function threatOf(state: State, unit: Unit): Threat {
  const { assault = 0, melee: close = 0, fire = 0, range = 0 } = factorsOf(unit) ?? {};
  const melee = new Set<Cell>();
  const shot = new Set<Cell>();
  for (const at of standsOf(state, unit)) {
    if ((at === unit.at ? close : assault) > 0)
      for (const cell of hexesWithin(state.field, at, 1))
        if (cell !== at && diceAcross(state, at, cell) !== null) melee.add(cell);
    if (fire === 0 || range < 2 || isTouched(state, unit, at)) continue; // th.x.target: who touches an enemy does not fire
    for (const cell of hexesWithin(state.field, at, range))
      if (!shot.has(cell) && !isNear(state, at, cell) && isClear(state, unit, at, cell)) shot.add(cell);
  }
  const sorted = (cells: ReadonlySet<Cell>) => [...cells].sort((a, b) => a - b);
  return { piece: unit.id, cells: sorted(new Set([...melee, ...shot])), melee: sorted(melee), shot: sorted(shot) };
}

/** Where it could stand and still fight: where it is, and every way that keeps the fight. */
function standsOf(state: State, unit: Unit): readonly Cell[] {
  const ways = waysOf(state, unit);
  const moves = 'moves' in ways ? ways.moves : [];
  const reached = moves.flatMap(({ to, fight }) => (fight && typeof to === 'number' ? [to] : []));
  return [...new Set([...(onTable(unit.at) ? [unit.at] : []), ...reached])];
}

function isTouched(state: State, { side }: Unit, at: Cell): boolean {
  return unitsAround(state, at).some((other) => other.side !== side);
}

function isNear({ field }: State, at: Cell, cell: Cell): boolean {
  return hexesWithin(field, at, 1).includes(cell);
}

/** A clear line, the unit itself no longer where it started from. */
function isClear(state: State, unit: Unit, at: Cell, cell: Cell): boolean {
  const blocked = blockedAt(state, at, cell);
  if (blocked === null || blocked !== unit.at || at === unit.at) return blocked === null;
  const moved = { ...state, units: state.units.map((one) => (one.id === unit.id ? { ...one, at } : one)) };
  return blockedAt(moved, at, cell) === null;
}
