import {
  type Board,
  type Cell,
  directionTo,
  hexBoard,
  neighbour,
  OFF_BOARD,
  type SideChange,
  sideOf,
  withSides,
  withTerrain,
} from '@arbitre/kernel';
import {
  type Closed,
  type Element,
  ELEMENTS,
  type Going,
  goingOn,
  LINEAR,
  type Obstacle,
  OBSTACLES,
  type Terrain,
  TERRAINS,
} from '../proposal/terrain.table.ts';

/** The battlefield as plain data, immutable and shared by every state of a battle. */
export interface Field {
  readonly columns: number;
  readonly rows: number;
  /** A row of letters for each row of hexes: the letters of the terrain table. */
  readonly ground: readonly string[];
  /** Each road as the hexes it runs through, neighbours in order: links between hexes, not a flag on them (th.road.1). */
  readonly roads: readonly (readonly Cell[])[];
  readonly sides: readonly { readonly between: readonly [Cell, Cell]; readonly is: Obstacle }[];
  /** Groups of reinforcements: where they enter, and from which turn. */
  readonly entries: Readonly<Record<string, Entry>>;
  /** Where units may leave the table, when the table rules that the scenario decides. */
  readonly exits: readonly Exit[];
  /** Edges agreed on before the game, when the table rules so. */
  readonly agreedEdges: readonly Edge[];
}

export interface Entry {
  readonly side: string;
  readonly hexes: readonly Cell[];
  readonly turn: number;
}

/** What a unit that left is worth: nothing, a unit lost, or a success for its own side. */
export const EXIT_WORTHS = ['nothing', 'lost', 'success'] as const;

export interface Exit {
  readonly side: string;
  readonly hexes: readonly Cell[];
  readonly worth: (typeof EXIT_WORTHS)[number];
}

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

const boards = new WeakMap<Field, Board>();

/** The field as a board of hexes, worked out once. A side holds one bit for each obstacle on it: `1 << OBSTACLES.indexOf(it)`. */
export function boardOf(field: Field): Board {
  const known = boards.get(field);
  if (known !== undefined) return known;
  let board = hexBoard(field.columns, field.rows);
  const letters = field.ground.join('');
  for (const [code, terrain] of TERRAINS.entries()) {
    const cells = Array.from(letters).flatMap((letter, cell) => (letter === ELEMENTS[terrain].letter ? [cell] : []));
    board = withTerrain(board, code, cells);
  }
  const codes = new Map<string, SideChange>();
  for (const { between, is } of field.sides) {
    const [cell, beyond] = between[0] < between[1] ? between : ([between[1], between[0]] as const);
    const direction = directionTo(board, cell, beyond);
    const before = codes.get(`${cell} ${direction}`)?.code ?? 0;
    codes.set(`${cell} ${direction}`, { cell, direction, code: before | (1 << OBSTACLES.indexOf(is)) });
  }
  board = withSides(board, codes.values());
  boards.set(field, board);
  return board;
}

export function terrainAt(board: Board, cell: Cell): Terrain {
  return TERRAINS[board.terrain[cell] ?? 0] ?? 'open';
}

/** The linear obstacles between two neighbours: often none, sometimes several (th.prec.11). */
export function obstaclesBetween(board: Board, from: Cell, to: Cell): readonly Obstacle[] {
  return obstaclesOf(sideOf(board, from, directionTo(board, from, to)));
}

function obstaclesOf(code: number): readonly Obstacle[] {
  return code === 0 ? NO_OBSTACLE : OBSTACLES.filter((_, index) => (code & (1 << index)) !== 0);
}

const NO_OBSTACLE: readonly Obstacle[] = [];

const links = new WeakMap<Field, Uint8Array>();

/** `[cell * 6 + direction]`: 1 where a road joins the two hexes of a side (th.road.1). */
function linksOf(field: Field): Uint8Array {
  const known = links.get(field);
  if (known !== undefined) return known;
  const board = boardOf(field);
  const found = new Uint8Array(board.size * board.degree);
  for (const road of field.roads) {
    for (const [index, cell] of road.entries()) {
      const next = road[index + 1];
      if (next === undefined) continue;
      found[cell * board.degree + directionTo(board, cell, next)] = 1;
      found[next * board.degree + directionTo(board, next, cell)] = 1;
    }
  }
  links.set(field, found);
  return found;
}

/** Does a road join two neighbours? */
export function isLink(field: Field, from: Cell, to: Cell): boolean {
  const board = boardOf(field);
  return linksOf(field)[from * board.degree + directionTo(board, from, to)] === 1;
}

/** Does a road run through the hex? */
export function isRoadHex(field: Field, cell: Cell): boolean {
  const { degree } = boardOf(field);
  const found = linksOf(field);
  for (let direction = 0; direction < degree; direction++) if (found[cell * degree + direction] === 1) return true;
  return false;
}

/** Does the hex touch the edge of the table? */
export function isEdgeHex(field: Field, cell: Cell): boolean {
  const column = cell % field.columns;
  return (
    column === 0 || column === field.columns - 1 || cell < field.columns || cell >= field.columns * (field.rows - 1)
  );
}

/** Does the hex touch that edge of the table? */
export function isOnEdge(field: Field, cell: Cell, edge: Edge): boolean {
  const column = cell % field.columns;
  const row = (cell - column) / field.columns;
  if (edge === 'north') return row === 0;
  if (edge === 'south') return row === field.rows - 1;
  return edge === 'west' ? column === 0 : column === field.columns - 1;
}

/** What every step is to a kind of troop, worked out once: `steps[cell * 6 + direction]`. */
export const STEP = { closed: 0, open: 1, difficult: 2 } as const;
/** Added to a step along a road link. */
export const LINK = 4;

/** By the ruling on roads, then by kind of troop. */
const tables = new WeakMap<Field, readonly [Map<Closed, Uint8Array>, Map<Closed, Uint8Array>]>();

/** The steps of a kind of troop over a field, the road's favours included. */
export function stepsFor(field: Field, troop: Closed, roadIgnoresTerrain: boolean): Uint8Array {
  const both = tables.get(field) ?? [new Map(), new Map()];
  tables.set(field, both);
  const known = both[roadIgnoresTerrain ? 1 : 0];
  const table = known.get(troop);
  if (table !== undefined) return table;
  const compiled = compileSteps(field, troop, roadIgnoresTerrain);
  known.set(troop, compiled);
  return compiled;
}

function compileSteps(field: Field, troop: Closed, roadIgnoresTerrain: boolean): Uint8Array {
  const board = boardOf(field);
  const roads = linksOf(field);
  const steps = new Uint8Array(board.size * board.degree);
  for (let cell = 0; cell < board.size; cell++) {
    for (let direction = 0; direction < board.degree; direction++) {
      const to = neighbour(board, cell, direction);
      if (to === OFF_BOARD) continue;
      const index = cell * board.degree + direction;
      const byRoad = roads[index] === 1;
      const ground = ELEMENTS[terrainAt(board, to)];
      const going = byRoad
        ? goingByRoad(ground, troop, roadIgnoresTerrain)
        : goingAcross(ground, obstaclesOf(sideOf(board, cell, direction)), troop);
      steps[index] = STEP_OF[going] | (byRoad && going !== 'impassable' ? LINK : 0);
    }
  }
  return steps;
}

const STEP_OF: Readonly<Record<Going, number>> = {
  impassable: STEP.closed,
  open: STEP.open,
  difficult: STEP.difficult,
};

/** th.prec.11, th.road.1: a road link overrules the ground and bridges every obstacle; ground closed to all stays closed. */
function goingByRoad(ground: Element, troop: Closed, roadIgnoresTerrain: boolean): Going {
  if (ground.going === 'impassable') return 'impassable';
  return goingOn(ground, troop) === 'open' || roadIgnoresTerrain ? 'open' : 'difficult';
}

/** th.prec.11: the class of a step is the worst of the hex entered and of every obstacle on the side crossed. */
function goingAcross(ground: Element, obstacles: readonly Obstacle[], troop: Closed): Going {
  const met = [goingOn(ground, troop), ...obstacles.map((obstacle) => goingOn(LINEAR[obstacle], troop))];
  if (met.includes('impassable')) return 'impassable';
  return met.includes('difficult') ? 'difficult' : 'open';
}

/** How a kind of troop takes a hex by itself, no side crossed: entering the table, standing there. */
export function goingAt(field: Field, cell: Cell, troop: Closed): Going {
  return goingOn(ELEMENTS[terrainAt(boardOf(field), cell)], troop);
}

const discs = new WeakMap<Field, Map<number, Uint16Array>>();

/** The hexes at most that far from one, itself first; worked out once for each. */
export function hexesWithin(field: Field, cell: Cell, distance: number): Uint16Array {
  let known = discs.get(field);
  if (known === undefined) discs.set(field, (known = new Map()));
  const key = cell * 64 + distance;
  const disc = known.get(key);
  if (disc !== undefined) return disc;
  const { degree, neighbours } = boardOf(field);
  const found = [cell];
  const seen = new Set(found);
  for (let ring = 0, from = 0; ring < distance; ring++) {
    for (const to = found.length; from < to; from++) {
      for (let direction = 0; direction < degree; direction++) {
        const next = neighbours[found[from]! * degree + direction]!;
        if (next !== OFF_BOARD && !seen.has(next)) {
          seen.add(next);
          found.push(next);
        }
      }
    }
  }
  const made = Uint16Array.from(found);
  known.set(key, made);
  return made;
}
