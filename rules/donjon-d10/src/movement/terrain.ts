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

const known = new WeakMap<Floor, Partial<Record<CornerRule, Terrain>>>();

// A run asks for the same floor thousands of times in a row: the last answer saves the search.
let lastFloor: Floor | null = null;
let lastRule: CornerRule | null = null;
let lastTerrain: Terrain | null = null;

/** The tables of a floor under that corner rule. */
export function terrainOf(floor: Floor, cornerRule: CornerRule): Terrain {
  if (lastTerrain !== null && lastFloor === floor && lastRule === cornerRule) return lastTerrain;
  let tables = known.get(floor);
  if (tables === undefined) {
    tables = {};
    known.set(floor, tables);
  }
  const terrain = (tables[cornerRule] ??= survey(floor, cornerRule));
  [lastFloor, lastRule, lastTerrain] = [floor, cornerRule, terrain];
  return terrain;
}

function survey(floor: Floor, cornerRule: CornerRule): Terrain {
  const columns = floor.rows[0]?.length ?? 0;
  const feature = Uint8Array.from(floor.rows.join(''), (character) => CODES.get(character) ?? FLOOR);
  const foe = new Int16Array(feature.length).fill(-1);
  floor.creatures.forEach(({ at }, number) => {
    foe[at] = number;
  });
  return {
    columns,
    size: feature.length,
    step: SQUARE_DX.map((dx, heading) => dx + (SQUARE_DY[heading] ?? 0) * columns),
    open: openHeadings(feature, columns, cornerRule),
    feature,
    foe,
  };
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
  const isWall = (x: number, y: number) =>
    x < 0 || y < 0 || x >= columns || y >= rows || feature[y * columns + x] === WALL; // dx.move.11: the edge is a wall
  return feature.map((_, cell) => {
    const x = cell % columns;
    const y = (cell - x) / columns;
    let open: Headings = 0;
    for (let heading = 0; heading < 8; heading++) {
      if (isOpen(isWall, x, y, SQUARE_DX[heading] ?? 0, SQUARE_DY[heading] ?? 0, cornerRule)) open |= 1 << heading;
    }
    return open;
  });
}

/** dx.move.11: walls block a step; so do two walls that touch by the corner it would cut. */
function isOpen(
  isWall: (x: number, y: number) => boolean,
  x: number,
  y: number,
  dx: number,
  dy: number,
  cornerRule: CornerRule,
): boolean {
  if (isWall(x + dx, y + dy)) return false;
  if (dx === 0 || dy === 0 || cornerRule === 'free') return true;
  const flanks = (isWall(x + dx, y) ? 1 : 0) + (isWall(x, y + dy) ? 1 : 0);
  return cornerRule === 'bothFlanks' ? flanks < 2 : flanks === 0;
}
