import { unitsAround } from '../movement/contact.ts';
import { boardOf, terrainAt } from '../movement/field.ts';
import { charactersAt, onTable, type State, type Unit } from '../play/state.ts';

/** th.x.support (soutenue): two friendly units beside it; infantry in dwellings has the houses. */
export function isSupported(state: State, unit: Unit): boolean {
  if (!onTable(unit.at)) return false;
  if (unit.type === 'infantry' && terrainAt(boardOf(state.field), unit.at) === 'dwellings') return true;
  return unitsAround(state, unit.at).filter(({ side }) => side === unit.side).length >= 2;
}

/** Is a chief with the unit? */
export function hasChief(state: State, { at, side }: Unit): boolean {
  return onTable(at) && charactersAt(state, at).some((one) => one.side === side && one.rank !== 'person');
}
