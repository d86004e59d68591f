import {
  type Board,
  type Cell,
  cellName,
  type Direction,
  isDiagonal,
  neighbour,
  OFF_BOARD,
  rememberLast,
  sideOf,
  squareBoard,
  withSides,
  withZone,
} from '@arbitre/kernel';
import { isSolidGround, type Plan } from './plan.ts';
import type { Rulings } from '../rulings.ts';

/** What lies on a side of a cell. */
export const SIDE = { open: 0, wall: 1, closedDoor: 2, openDoor: 3 } as const;

/** Adjacency of cells and zones, the section the book leaves empty (ad.space.1), worked out once for each revealed board. */
export interface Geometry {
  readonly plan: Plan;
  /** Zones are numbered from 1 in the order of `zones`; 0 is off the board. */
  readonly board: Board;
  /** For each cell, the cells adjacent to it (ad.space.5), in the order of directions, linked ones last. */
  readonly near: readonly (readonly Cell[])[];
  /** Every zone with its cells, in reading order: a cell is in one zone only (ad.space.4). */
  readonly zones: ReadonlyMap<string, readonly Cell[]>;
  /** For each zone, the zones adjacent to it (ad.space.6). */
  readonly zonesNear: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each zone, by the name of another, its cells that touch that one (ad.space.7). */
  readonly borders: ReadonlyMap<string, ReadonlyMap<string, readonly Cell[]>>;
  readonly braziers: readonly Cell[];
  /** What each cell is called, and which cell a name means. */
  readonly names: readonly string[];
  readonly named: ReadonlyMap<string, Cell>;
  /** 1 where a figure could stand, which is what a space is (ad.space.3): on the board and not solid (ad.space.8, ad.space.9). */
  readonly open: Uint8Array;
}

type Adjacency = Pick<Rulings, 'adjacency' | 'zoneAdjacency'>;

const known = new WeakMap<Plan, { readonly under: Adjacency; readonly geometry: Geometry }>();
let last: { readonly plan: Plan; readonly under: Adjacency; readonly geometry: Geometry } | null = null;

/** The geometry of a revealed board under the table's rulings; worked out once. */
export function geometryOf(plan: Plan, rulings: Adjacency): Geometry {
  if (last?.plan === plan && last.under === rulings) return last.geometry;
  const kept = known.get(plan);
  const fits = kept?.under.adjacency === rulings.adjacency && kept.under.zoneAdjacency === rulings.zoneAdjacency;
  const geometry = fits ? kept.geometry : measure(plan, rulings);
  if (!fits) known.set(plan, { under: rulings, geometry });
  last = { plan, under: rulings, geometry };
  return geometry;
}

/** ad.space.5, by cells. A cell is not adjacent to itself. */
export function areAdjacent({ near }: Geometry, a: Cell, b: Cell): boolean {
  return near[a]?.includes(b) ?? false;
}

export function zoneOf({ plan }: Geometry, cell: Cell): string {
  return plan.zones[cell] ?? '';
}

export function cellsOfZone({ zones }: Geometry, zone: string): readonly Cell[] {
  return zones.get(zone) ?? [];
}

/** ad.space.6 */
export function areZonesAdjacent({ zonesNear }: Geometry, a: string, b: string): boolean {
  return zonesNear.get(a)?.has(b) ?? false;
}

/** ad.space.7: the cells of a zone that touch another one, be those touched empty, held or solid. */
export function borderCells({ borders }: Geometry, zone: string, other: string): readonly Cell[] {
  return borders.get(zone)?.get(other) ?? [];
}

/** How many zone borders part two zones, by the shortest chain of adjacent zones; infinite when there is none. */
export function zoneDistances(geometry: Geometry, from: string): ReadonlyMap<string, number> {
  const kept = distancesKept(geometry);
  const before = kept.get(from);
  if (before !== undefined) return before;
  const distances = new Map([[from, 0]]);
  for (const [zone, distance] of distances) {
    for (const next of geometry.zonesNear.get(zone) ?? []) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  kept.set(from, distances);
  return distances;
}

const distancesKept = rememberLast((_geometry: Geometry) => new Map<string, ReadonlyMap<string, number>>());

function measure(plan: Plan, rulings: Adjacency): Geometry {
  const board = boardOf(plan);
  const isOpen = (cell: Cell, direction: Direction) =>
    isDiagonal(direction) ? isCornerOpen(plan, board, cell, direction) : isSideOpen(plan, board, cell, direction);
  const linked = (cell: Cell) => plan.links.flatMap(([a, b]) => (a === cell ? [b] : b === cell ? [a] : []));
  const near = plan.ground.map((ground, cell) => {
    if (ground === 'void') return [];
    const touching: Cell[] = [];
    for (let direction = 0; direction < 8; direction++) {
      if (rulings.adjacency === 'four' && isDiagonal(direction)) continue; // ad.space.5, option
      if (isOpen(cell, direction)) touching.push(neighbour(board, cell, direction));
    }
    return [...touching, ...linked(cell).filter((other) => !touching.includes(other))];
  });
  const zones = new Map<string, Cell[]>();
  const zonesNear = new Map<string, Set<string>>();
  for (const [cell, zone] of plan.zones.entries()) {
    if (zone === '') continue;
    const cells = zones.get(zone) ?? [];
    const others = zonesNear.get(zone) ?? new Set<string>();
    zones.set(zone, cells);
    zonesNear.set(zone, others);
    cells.push(cell);
    const join = (other: Cell) => {
      const name = plan.zones[other] ?? '';
      if (name !== '' && name !== zone) others.add(name);
    };
    for (let direction = 0; direction < 8; direction++) {
      if (rulings.zoneAdjacency === 'edge' && isDiagonal(direction)) continue; // ad.space.6: a shared open side
      if (isOpen(cell, direction)) join(neighbour(board, cell, direction));
    }
    for (const other of linked(cell)) join(other);
  }
  const braziers = plan.ground.flatMap((ground, cell) => (ground === 'brazier' ? [cell] : []));
  const names = plan.ground.map((_, cell) => cellName(board, cell));
  return {
    plan,
    board,
    near,
    zones,
    zonesNear,
    borders: bordersOf(plan, near, zones),
    braziers,
    names,
    named: new Map(names.map((name, cell) => [name, cell])),
    open: Uint8Array.from(plan.ground, (ground) => Number(ground !== 'void' && !isSolidGround(ground))),
  };
}

function bordersOf(plan: Plan, near: Geometry['near'], zones: Geometry['zones']): Geometry['borders'] {
  return new Map(
    [...zones].map(([zone, cells]) => {
      const touching = new Map<string, Cell[]>();
      for (const cell of cells) {
        for (const other of new Set(near[cell]?.map((next) => plan.zones[next] ?? ''))) {
          if (other !== zone) touching.set(other, [...(touching.get(other) ?? []), cell]);
        }
      }
      return [zone, touching];
    }),
  );
}

function boardOf(plan: Plan): Board {
  const walled = withSides(squareBoard(plan.columns, plan.rows), [
    ...plan.walls.map((side) => ({ ...side, code: SIDE.wall })),
    ...plan.doors.map((door) => ({ ...door, code: door.state === 'open' ? SIDE.openDoor : SIDE.closedDoor })),
  ]);
  const cells = new Map<string, Cell[]>();
  for (const [cell, zone] of plan.zones.entries()) {
    const known = cells.get(zone);
    if (known === undefined) cells.set(zone, [cell]);
    else known.push(cell);
  }
  cells.delete('');
  return [...cells.values()].reduce((board, zone, index) => withZone(board, index + 1, zone), walled);
}

/** Both cells are on the board and neither a wall nor a closed door parts them (ad.space.10). */
export function isSideOpen(plan: Plan, board: Board, cell: Cell, direction: Direction): boolean {
  const beyond = neighbour(board, cell, direction);
  if (beyond === OFF_BOARD || plan.ground[cell] === 'void' || plan.ground[beyond] === 'void') return false;
  const code = sideOf(board, cell, direction);
  return code === SIDE.open || code === SIDE.openDoor;
}

/** None of the four sides that meet at the corner is a wall, a closed door or the limit of the board (ad.space.5). */
function isCornerOpen(plan: Plan, board: Board, cell: Cell, direction: Direction): boolean {
  const before = (direction + 7) % 8;
  const after = (direction + 1) % 8;
  const left = neighbour(board, cell, before);
  const right = neighbour(board, cell, after);
  return (
    isSideOpen(plan, board, cell, before) &&
    isSideOpen(plan, board, cell, after) &&
    isSideOpen(plan, board, left, after) &&
    isSideOpen(plan, board, right, before)
  );
}
