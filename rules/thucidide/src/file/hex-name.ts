import { cellName, parseCellName } from '@arbitre/kernel';
import { boardOf, type Field } from '../movement/field.ts';
import type { Waypoint } from '../movement/move.ts';

const names = new WeakMap<Field, readonly string[]>();

/** A hex as wargames print it, column then row from 01: the third of the second row is `0302`. Or `outside`. */
export function nameOf(field: Field, place: Waypoint): string {
  if (place === 'outside') return place;
  const known =
    names.get(field) ?? Array.from({ length: field.columns * field.rows }, (_, cell) => cellName(boardOf(field), cell));
  names.set(field, known);
  return known[place] ?? `${place}`;
}

/** The place of that name, or null. */
export function placeNamed(field: Field, name: string): Waypoint | null {
  if (name === 'outside') return name;
  const cell = parseCellName(boardOf(field), name);
  return typeof cell === 'number' ? cell : null;
}
