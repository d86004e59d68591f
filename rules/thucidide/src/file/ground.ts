import { type Cell, cellName, directionTo, parseDrawing, type Place, type Seat } from '@arbitre/kernel';
import { type Entry, type Field, isEdgeHex } from '../movement/field.ts';
import { ELEMENTS } from '../proposal/terrain.table.ts';
import type { Findings, HexReader } from './findings.ts';
import type { Scenario } from './scenario.ts';

/** th.x.table: hexes of the smallest table, across and down or the other way round. */
const SMALLEST = [9, 12] as const;

export interface Ground {
  readonly columns: number;
  readonly rows: number;
  readonly letters: readonly string[];
}

/** The drawn map; null when it is no rectangle of letters. */
export function readGround(scenario: Scenario, found: Findings): Ground | null {
  const drawing = parseDrawing(scenario.map);
  if ('code' in drawing) {
    found.add(['map'], `${drawing.row}:${drawing.column}`, 'drawing', drawing.words);
    return null;
  }
  const { columns, rows, characters } = drawing;
  const [short, long] = SMALLEST;
  const small = Math.min(columns, rows) < short || Math.max(columns, rows) < long;
  if (small && !scenario.exercise) found.add(['map'], `${columns} × ${rows}`, 'map-too-small', { short, long });
  const known = Object.values(ELEMENTS).map(({ letter }) => letter);
  for (const letter of new Set(characters.filter((one) => !known.includes(one)))) {
    found.add(['map'], letter, 'terrain-letter', { letters: known.join(' ') });
  }
  return { columns, rows, letters: characters };
}

/** The battlefield: ground, roads, obstacles, and the doors of the table. */
export function readField(
  scenario: Scenario,
  { columns, rows, letters }: Ground,
  hexes: HexReader,
  sides: readonly Seat[],
  found: Findings,
): Field {
  const roads = (scenario.roads ?? []).map((road, index) => hexes.many(road, ['roads', index]));
  for (const [index, road] of roads.entries()) checkRoad(road, ['roads', index], hexes, found);
  const obstacles = (scenario.obstacles ?? []).flatMap(({ is, between }, index) =>
    between
      .trim()
      .split(/\s+/)
      .flatMap((pair) => readPair(pair, ['obstacles', index, 'between'], hexes, found))
      .map((cells) => ({ is, between: cells })),
  );
  const field: Field = {
    columns,
    rows,
    ground: Array.from({ length: rows }, (_, row) => letters.slice(row * columns, (row + 1) * columns).join('')),
    roads,
    sides: obstacles,
    entries: readEntries(scenario, hexes),
    exits: (scenario.exits ?? []).map(({ side, hexes: where, worth }, index) => ({
      side,
      hexes: hexes.many(where, ['exits', index, 'hexes']),
      worth: worth ?? 'nothing',
    })),
    agreedEdges: scenario.agreedEdges ?? [],
  };
  const doors: readonly (readonly [Place, Seat, readonly Cell[]])[] = [
    ...Object.entries(field.entries).map(
      ([name, entry]) => [['reinforcements', name], entry.side, entry.hexes] as const,
    ),
    ...field.exits.map((exit, index) => [['exits', index], exit.side, exit.hexes] as const),
  ];
  for (const [at, side, cells] of doors) {
    if (!sides.includes(side)) found.add([...at, 'side'], side, 'unknown-side', { sides: sides.join(', ') });
    for (const cell of cells) {
      if (!isEdgeHex(field, cell)) found.add(at, cellName(hexes.board, cell), 'not-an-edge');
    }
  }
  return field;
}

/** A road joins neighbours: it may not skip a hex (th.road.1). */
function checkRoad(road: readonly Cell[], at: Place, hexes: HexReader, found: Findings): void {
  for (const [index, cell] of road.entries()) {
    const next = road[index + 1];
    if (next === undefined || directionTo(hexes.board, cell, next) >= 0) continue;
    const [from, to] = [cellName(hexes.board, cell), cellName(hexes.board, next)];
    found.add(at, `${from} ${to}`, 'road-skips', { from, to });
  }
}

function readPair(pair: string, at: Place, hexes: HexReader, found: Findings): readonly (readonly [Cell, Cell])[] {
  const [one = '', other = '', more] = pair.split('-');
  if (more !== undefined || other === '') {
    found.add(at, pair, 'obstacle-pair');
    return [];
  }
  const a = hexes.one(one, at);
  const b = hexes.one(other, at);
  if (a === null || b === null) return [];
  if (directionTo(hexes.board, a, b) >= 0) return [[a, b]];
  found.add(at, pair, 'obstacle-pair');
  return [];
}

function readEntries(scenario: Scenario, hexes: HexReader): Readonly<Record<string, Entry>> {
  return Object.fromEntries(
    Object.entries(scenario.reinforcements ?? {}).map(([name, { side, entry, turn }]) => [
      name,
      { side, hexes: hexes.many(entry, ['reinforcements', name, 'entry']), turn: turn ?? 1 },
    ]),
  );
}
