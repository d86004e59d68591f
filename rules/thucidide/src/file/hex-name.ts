import { cellName, parseCellName } from '@arbitre/kernel';
import { boardOf, type Field } from '../movement/field.ts';
import type { Waypoint } from '../movement/move.ts';

const names = new WeakMap<Field, readonly string[]>();

/** The names of all hexes, in order. */
export function hexNames(field: Field): readonly string[] {
  const known = names.get(field);
  if (known !== undefined) return known;
  const board = boardOf(field);
  const made = Array.from({ length: board.size }, (_, cell) => cellName(board, cell));
  names.set(field, made);
  return made;
}

/** A hex as wargames print it, column then row from 01: the third of the second row is `0302`. Or `outside`. */
export function nameOf(field: Field, place: Waypoint): string {
  return place === 'outside' ? place : (hexNames(field)[place] ?? `${place}`);
}

/** The place of that name, or null. */
export function placeNamed(field: Field, name: string): Waypoint | null {
  if (name === 'outside') return name;
  const cell = parseCellName(boardOf(field), name);
  return typeof cell === 'number' ? cell : null;
}
