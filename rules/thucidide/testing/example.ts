import { cellName, hexBoard, noChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { capacityOf } from '../src/movement/capacity.ts';
import type { Command } from '../src/play/command.ts';
import { decide } from '../src/play/decide.ts';
import { evolve } from '../src/play/evolve.ts';
import type { MoveReason, RuleId } from '../src/play/refusal.ts';
import { isRefused } from '../src/play/refusal.ts';
import type { Rulings } from '../src/rulings.ts';
import type { State } from '../src/play/state.ts';
import { RANKS, type Type, type Weight } from '../src/proposal/troops.ts';
import { exercise } from './exercise.ts';

/** A small map: hexes by name; everything not listed is open. */
export interface ExampleMap {
  readonly columns: number;
  readonly rows: number;
  readonly difficult?: string;
  readonly impassable?: string;
  readonly roads?: readonly string[];
  readonly entry?: string;
}

/** A case: the piece and the hexes it enters, what is judged, and whether it goes on from the case before. */
export type Case = readonly [
  move: string,
  verdict: 'fight' | 'no combat' | 'moves' | MoveReason,
  more?: { readonly continues?: true; readonly diceLost?: number; readonly why?: string },
];

export interface Example {
  readonly map: ExampleMap;
  /** `K blue light cavalry 0203 token`, `GC blue general-in-chief 0203`; activated unless `idle`. */
  readonly pieces: readonly string[];
  readonly rulings?: Partial<Rulings>;
  readonly cases: readonly Case[];
}

/** The map drawn as a scenario draws it: snow is difficult to all, a lake is closed to all. */
export function drawn({ columns, rows, difficult = '', impassable = '' }: ExampleMap): string {
  const board = hexBoard(columns, rows);
  const letter = (cell: number) => {
    const name = cellName(board, cell);
    return impassable.includes(name) ? '~' : difficult.includes(name) ? 'n' : '.';
  };
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => letter(row * columns + column)).join(' '),
  ).join('\n');
}

/** The position of an example, in blue's movement phase. */
export function positionOf({ map, pieces, rulings = {} }: Pick<Example, 'map' | 'pieces' | 'rulings'>): State {
  const words = pieces.map((piece) => piece.split(' '));
  const isCharacter = ([, , rank]: readonly string[]) => RANKS.some((known) => known === rank) || rank === 'person';
  const units = words
    .filter((piece) => !isCharacter(piece))
    .map(([id = '', side = '', weight = '', type = '', at = '', ...marks]) => ({
      id,
      side,
      // A unit marked XXXX cannot be set up; the example puts it on the table all the same.
      weight: capacityOf(type as Type, weight as Weight) === null ? 'medium' : weight,
      type,
      at,
      mounted: marks.includes('mounted'),
      token: marks.includes('token'),
      activated: side === 'blue' && !marks.includes('idle'),
    }));
  const characters = words.filter(isCharacter).map(([id = '', side = '', rank = '', ...rest]) => ({
    id,
    side,
    rank,
    vehicle: rest.includes('vehicle'),
    at: rest.at(-1),
  }));
  const state = exercise(
    {
      map: drawn(map),
      ...(map.roads && { roads: map.roads }),
      ...(map.entry && { reinforcements: { entry: { side: 'blue', entry: map.entry } } }),
      units,
      characters,
    },
    rulings,
  );
  const weightOf = new Map(words.map(([id = '', , weight = '']) => [id, weight as Weight]));
  return { ...state, units: state.units.map((unit) => ({ ...unit, weight: weightOf.get(unit.id) ?? unit.weight })) };
}

/** The command of a case: `K 0303 0403`, or the piece alone when it stays. */
export function commandOf(move: string): Command {
  const [piece = '', ...by] = move.split(' ');
  const to = by.at(-1);
  return to === undefined ? { do: 'stay', piece } : { do: 'move', piece, to, by };
}

/** One test for each case of a worked example, titled with its rule. */
export function example(rule: RuleId, { cases, ...position }: Example): void {
  const start = positionOf(position);
  let state = start;
  for (const [move, verdict, { continues, diceLost, why } = {}] of cases) {
    const before = continues ? state : start;
    const decided = decide(before, 'blue', commandOf(move), noChance);
    state = isRefused(decided) ? before : decided.reduce(evolve, before);
    const after = state;
    test(`${rule} ${continues ? 'then ' : ''}${move}: ${verdict}${why === undefined ? '' : ` (${why})`}`, () => {
      if (isRefused(decided)) return expect(decided.code).toBe(verdict);
      const [id = ''] = move.split(' ');
      const moved = [...after.units, ...after.characters].find((piece) => piece.id === id)?.move;
      expect(after.characters.some((one) => one.id === id) ? 'moves' : moved?.fight ? 'fight' : 'no combat').toBe(
        verdict,
      );
      if (diceLost !== undefined) expect(moved?.diceLost).toBe(diceLost);
    });
  }
}
