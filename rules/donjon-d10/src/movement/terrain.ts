import { OFF_BOARD, SQUARE_DX, SQUARE_DY } from '@arbitre/kernel';
import { type Floor, SQUARES } from '../squares/floor.ts';
import type { Heading, Headings } from './headings.ts';
import type { DonjonRulings } from '../rulings.ts';

/** What lies on a square, as a small number. From `TRAP` on, entering it does something at once. */
export const FLOOR = 0;
export const WEB = 1;
export const TRAP = 2;
export const GOLD = 3;
export const CHEST = 4;
export const FOUNTAIN = 5;
export const CREATURE = 6;
export const EXIT = 7;
export const WALL = 8;

const CODES: ReadonlyMap<string, number> = new Map([
  [SQUARES.wall, WALL],
  [SQUARES.web, WEB],
  [SQUARES.trap, TRAP],
  [SQUARES.gold, GOLD],
  [SQUARES.chest, CHEST],
  [SQUARES.fountain, FOUNTAIN],
  [SQUARES.creature, CREATURE],
  [SQUARES.exit, EXIT],
]);

/** A floor in tables: computed once, whatever the number of moves made on it. */
export interface Terrain {
  readonly columns: number;
  readonly size: number;
  /** What one step along each heading adds to the number of a cell. */
  readonly step: readonly number[];
  /** Headings that are open from each cell. */
  readonly open: Uint8Array;
  /** What lies on each cell. */
  readonly feature: Uint8Array;
  /** The creature of each cell, or -1. */
  readonly foe: Int16Array;
}

type CornerRule = DonjonRulings['cornerRule'];

// The floors that are being played on: a Map of few, since weak ones slow every garbage collection of a long simulation.
const MOST_KNOWN = 64;
const known = new Map<Floor, Partial<Record<CornerRule, Terrain>>>();

// A run asks for the same floor thousands of times in a row: the last answer saves the search.
let lastFloor: Floor | null = null;
let lastRule: CornerRule | null = null;
let lastTerrain: Terrain | null = null;

/** The tables of a floor under that corner rule. */
export function terrainOf(floor: Floor, cornerRule: CornerRule): Terrain {
  if (lastTerrain !== null && lastFloor === floor && lastRule === cornerRule) return lastTerrain;
  let tables = known.get(floor);
  if (tables === undefined) {
    if (known.size >= MOST_KNOWN) for (const oldest of known.keys()) if (known.delete(oldest)) break;
    tables = {};
    known.set(floor, tables);
  }
  const terrain = (tables[cornerRule] ??= survey(floor, cornerRule));
  [lastFloor, lastRule, lastTerrain] = [floor, cornerRule, terrain];
  return terrain;
}

/** The codes of the characters of a drawing: all of them are ASCII, but for the letters of creatures, which are floor here. */
const CODE_OF = new Uint8Array(128);
for (const [character, code] of CODES) CODE_OF[character.charCodeAt(0)] = code;

function survey(floor: Floor, cornerRule: CornerRule): Terrain {
  const columns = floor.rows[0]?.length ?? 0;
  const feature = new Uint8Array(columns * floor.rows.length);
  floor.rows.forEach((row, y) => {
    for (let x = 0; x < columns; x++) feature[y * columns + x] = CODE_OF[row.charCodeAt(x)] ?? FLOOR;
  });
  const foe = new Int16Array(feature.length).fill(-1);
  floor.creatures.forEach(({ at }, number) => {
    foe[at] = number;
  });
  const step = SQUARE_DX.map((dx, heading) => dx + (SQUARE_DY[heading] ?? 0) * columns);
  return { columns, size: feature.length, step, open: openHeadings(feature, columns, cornerRule), feature, foe };
}

/** The next cell along a heading, whatever is on it; `OFF_BOARD` past the edge. */
export function cellAhead({ columns, size }: Terrain, cell: number, heading: Heading): number {
  const x = (cell % columns) + (SQUARE_DX[heading] ?? 0);
  const y = Math.floor(cell / columns) + (SQUARE_DY[heading] ?? 0);
  return x < 0 || x >= columns || y < 0 || y * columns >= size ? OFF_BOARD : y * columns + x;
}

/** Is it the square itself that bars this heading, and not a corner? */
export function isWallAhead(terrain: Terrain, cell: number, heading: Heading): boolean {
  const ahead = cellAhead(terrain, cell, heading);
  return ahead === OFF_BOARD || terrain.feature[ahead] === WALL;
}

/** The open headings of every cell of a grid of features, walls being `WALL`. */
export function openHeadings(feature: Uint8Array, columns: number, cornerRule: CornerRule): Uint8Array {
  const rows = feature.length / columns;
  const open = new Uint8Array(feature.length);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) open[y * columns + x] = openFrom(feature, columns, rows, x, y, cornerRule);
  }
  return open;
}

/** dx.move.11: walls block a step; so do two walls that touch by the corner it would cut. The edge of the map is a wall. */
function openFrom(
  feature: Uint8Array,
  columns: number,
  rows: number,
  x: number,
  y: number,
  cornerRule: CornerRule,
): Headings {
  const cell = y * columns + x;
  const north = y > 0 && feature[cell - columns] !== WALL;
  const east = x + 1 < columns && feature[cell + 1] !== WALL;
  const south = y + 1 < rows && feature[cell + columns] !== WALL;
  const west = x > 0 && feature[cell - 1] !== WALL;
  let open = (north ? 1 : 0) | (east ? 4 : 0) | (south ? 16 : 0) | (west ? 64 : 0);
  const [up, down, right, left] = [y > 0, y + 1 < rows, x + 1 < columns, x > 0];
  if (up && right && feature[cell - columns + 1] !== WALL && turns(north, east, cornerRule)) open |= 2;
  if (down && right && feature[cell + columns + 1] !== WALL && turns(south, east, cornerRule)) open |= 8;
  if (down && left && feature[cell + columns - 1] !== WALL && turns(south, west, cornerRule)) open |= 32;
  if (up && left && feature[cell - columns - 1] !== WALL && turns(north, west, cornerRule)) open |= 128;
  return open;
}

/** dx.move.11, ruling `cornerRule`: may a diagonal pass between these two flanking squares, open or not? */
function turns(one: boolean, other: boolean, cornerRule: CornerRule): boolean {
  if (cornerRule === 'free') return true;
  return cornerRule === 'bothFlanks' ? one || other : one && other;
}
