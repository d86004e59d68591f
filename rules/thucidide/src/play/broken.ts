import { nameOf } from '../file/hex-name.ts';
import { boardOf, isRoadHex, terrainAt } from '../movement/field.ts';
import { treadOf } from '../movement/terrain.ts';
import { ELEMENTS, goingOn } from '../proposal/terrain.table.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { type Character, isUnit, onTable, type State, type Unit } from './state.ts';

/** What no state of a battle may be: the first thing wrong with it, or null. For fuzzers and for doubtful positions. */
export function brokenState(state: State): string | null {
  const taken = new Map<number, string>();
  for (const unit of state.units) {
    const full = factorsOf(unit)?.elements ?? 0;
    if (unit.elements < 0 || unit.elements > full) return `${unit.id} has ${unit.elements} elements of ${full}`;
    if ((unit.at === 'lost') !== (unit.elements === 0))
      return `${unit.id} is ${unit.at} with ${unit.elements} elements`;
    if (!onTable(unit.at)) continue;
    const other = taken.get(unit.at);
    if (other !== undefined) return `${unit.id} and ${other} share ${nameOf(state.field, unit.at)}`; // th.prec.10
    taken.set(unit.at, unit.id);
  }
  for (const piece of [...state.units, ...state.characters]) {
    const wrong = misplaced(state, piece);
    if (wrong !== null) return wrong;
  }
  const poor = state.sides.find((side) => (state.armies[side]?.tokens ?? 0) < 0);
  return poor === undefined ? null : `${poor} owes order tokens`;
}

function misplaced(state: State, piece: Unit | Character): string | null {
  if (!onTable(piece.at)) return null;
  const board = boardOf(state.field);
  const name = nameOf(state.field, piece.at);
  if (piece.at < 0 || piece.at >= board.size) return `${piece.id} stands off the table`;
  const ground = ELEMENTS[terrainAt(board, piece.at)];
  const byRoad = ground.going !== 'impassable' && isRoadHex(state.field, piece.at);
  // A character goes where his unit goes; alone he would have to be able to stand there.
  const closed = ground.going === 'impassable' || (isUnit(piece) && goingOn(ground, treadOf(piece)) === 'impassable');
  if (closed && !byRoad) return `${piece.id} stands on impassable ground at ${name}`; // th.prec.11
  const enemy = state.units.find((unit) => unit.at === piece.at && unit.side !== piece.side);
  return enemy === undefined ? null : `${piece.id} stands on ${enemy.id} at ${name}`; // th.prec.6
}
