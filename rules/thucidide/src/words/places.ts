import { nameOf } from '../file/hex-name.ts';
import { characterById, onTable, type State, unitById } from '../play/state.ts';

/** The hex a piece stands on, by name; null when it is off the table. */
export function placeOf(state: State, id: string): string | null {
  const at = (unitById(state, id) ?? characterById(state, id))?.at;
  return at !== undefined && onTable(at) ? nameOf(state.field, at) : null;
}
