import type { Bilingual } from '@arbitre/kernel';
import { nameOf } from '../file/hex-name.ts';
import { boardOf } from '../movement/field.ts';
import type { Waypoint } from '../movement/move.ts';
import { characterById, onTable, pieceById, type State, unitById } from '../play/state.ts';
import { bearing } from './bearing.ts';

/** The hex a piece stands on, by name; null when it is off the table. */
export function placeOf(state: State, id: string): string | null {
  const at = (unitById(state, id) ?? characterById(state, id))?.at;
  return at !== undefined && onTable(at) ? nameOf(state.field, at) : null;
}

/** Which way a move over the table leads, from where the piece stands to where it ends; null when it leads onto the table, off it, or back. */
export function bearingOf(before: State, id: string, path: readonly Waypoint[]): Bilingual | null {
  const [from, to] = [pieceById(before, id)?.at, path.at(-1)];
  if (from === undefined || !onTable(from) || typeof to !== 'number' || to === from) return null;
  return bearing(boardOf(before.field), from, to);
}
