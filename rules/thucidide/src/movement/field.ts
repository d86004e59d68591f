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

/** On a hex side: the number of its obstacle from 1 in the low bits, and whether a road crosses it. */
const ROAD = 0x80;

const boards = new WeakMap<Field, Board>();

/** The field as a board of hexes, worked out once. */
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
  const mark = (a: Cell, b: Cell, bits: number) => {
    const [cell, beyond] = a < b ? [a, b] : [b, a];
    const direction = directionTo(board, cell, beyond);
    const before = codes.get(`${cell} ${direction}`)?.code ?? 0;
    codes.set(`${cell} ${direction}`, { cell, direction, code: before | bits });
  };
  for (const { between, is } of field.sides) mark(between[0], between[1], OBSTACLES.indexOf(is) + 1);
  for (const road of field.roads) {
    for (const [index, cell] of road.entries()) {
      const next = road[index + 1];
      if (next !== undefined) mark(cell, next, ROAD);
    }
  }
  board = withSides(board, codes.values());
  boards.set(field, board);
  return board;
}

export function terrainAt(board: Board, cell: Cell): Terrain {
  return TERRAINS[board.terrain[cell] ?? 0] ?? 'open';
}

/** The linear obstacle between two neighbours, if any. */
export function obstacleBetween(board: Board, from: Cell, to: Cell): Obstacle | null {
  return obstacleOf(sideOf(board, from, directionTo(board, from, to)));
}

/** Does a road join two neighbours? */
export function isLink(board: Board, from: Cell, to: Cell): boolean {
  return (sideOf(board, from, directionTo(board, from, to)) & ROAD) !== 0;
}

function obstacleOf(code: number): Obstacle | null {
  return OBSTACLES[(code & ~ROAD) - 1] ?? null;
}

/** The hexes a road runs through. */
export function isRoadHex(board: Board, cell: Cell): boolean {
  for (let direction = 0; direction < board.degree; direction++) {
    if ((sideOf(board, cell, direction) & ROAD) !== 0) return true;
  }
  return false;
}

/** Does the hex touch the edge of the table, or that edge of it? */
export function isEdgeHex(field: Field, cell: Cell, edges: readonly Edge[] = EDGES): boolean {
  const column = cell % field.columns;
  const row = (cell - column) / field.columns;
  return edges.some((edge) => {
    if (edge === 'north') return row === 0;
    if (edge === 'south') return row === field.rows - 1;
    return edge === 'west' ? column === 0 : column === field.columns - 1;
  });
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
  const compiled = compileSteps(boardOf(field), troop, roadIgnoresTerrain);
  known.set(troop, compiled);
  return compiled;
}

function compileSteps(board: Board, troop: Closed, roadIgnoresTerrain: boolean): Uint8Array {
  const steps = new Uint8Array(board.size * board.degree);
  for (let cell = 0; cell < board.size; cell++) {
    for (let direction = 0; direction < board.degree; direction++) {
      const to = neighbour(board, cell, direction);
      if (to === OFF_BOARD) continue;
      const side = sideOf(board, cell, direction);
      const going = goingAcross(board, to, side, troop, roadIgnoresTerrain);
      const link = (side & ROAD) !== 0 && going !== 'impassable' ? LINK : 0;
      steps[cell * board.degree + direction] = STEP_OF[going] | link;
    }
  }
  return steps;
}

const STEP_OF: Readonly<Record<Going, number>> = {
  impassable: STEP.closed,
  open: STEP.open,
  difficult: STEP.difficult,
};

/** th.prec.11: the class of a step, the worse of the hex entered and of the side crossed; a road link overrules both. */
function goingAcross(board: Board, to: Cell, side: number, troop: Closed, roadIgnoresTerrain: boolean): Going {
  const element = ELEMENTS[terrainAt(board, to)];
  const ground = goingOn(element, troop);
  if ((side & ROAD) !== 0) {
    if (element.going === 'impassable') return 'impassable'; // closed to all: not even by road
    return ground === 'open' || roadIgnoresTerrain ? 'open' : 'difficult';
  }
  const obstacle = obstacleOf(side);
  const crossing = obstacle === null ? 'open' : goingOn(LINEAR[obstacle], troop);
  if (ground === 'impassable' || crossing === 'impassable') return 'impassable';
  return ground === 'difficult' || crossing === 'difficult' ? 'difficult' : 'open';
}

/** How a kind of troop takes a hex by itself, no side crossed: entering the table, standing there. */
export function goingAt(field: Field, cell: Cell, troop: Closed): Going {
  return goingOn(ELEMENTS[terrainAt(boardOf(field), cell)], troop);
}
