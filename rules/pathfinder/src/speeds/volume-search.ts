import { type Cell, columnOf, neighbour, OFF_BOARD, rowOf } from '@arbitre/kernel';
import { chart, sideOf, spaceOf } from '../encounter/creature.ts';
import type { VolumeAction } from '../play/command.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { barring } from '../sharing/occupancy.ts';
import { type Chart, squaresOf } from '../space/battlefield.ts';
import { overlaps, UNITS_PER_SQUARE } from '../space/space.ts';
import { diagonalsOf } from '../walking/diagonal.ts';
import { isDiagonalMove } from './step3.ts';
import { priceStep } from './volume.ts';

/** What a search through air, water or earth found: spots by number, cheapest first, each with its cheapest way. */
export interface Voyages {
  readonly count: number;
  spot(index: number): Spot;
  /** Half squares it costs. */
  halves(index: number): number;
  /** The spots entered on the way there, the start left out. */
  wayTo(index: number): Spot[];
  /** The same for a spot that may not have been reached: null. */
  find(spot: Spot): Spot[] | null;
}

/** A spot reached by a search, with how it was reached. */
interface Reached {
  readonly spot: Spot;
  readonly halves: number;
  readonly previous: Reached | null;
}

/** Spots linked back to where they were reached from. */
class Linked implements Voyages {
  readonly #reached: readonly Reached[];

  constructor(reached: readonly Reached[]) {
    this.#reached = reached;
  }

  get count(): number {
    return this.#reached.length;
  }

  spot(index: number): Spot {
    return this.#reached[index]!.spot;
  }

  halves(index: number): number {
    return this.#reached[index]!.halves;
  }

  wayTo(index: number): Spot[] {
    const way: Spot[] = [];
    for (let at: Reached | null = this.#reached[index]!; at.previous !== null; at = at.previous) way.push(at.spot);
    return way.reverse();
  }

  find({ at, z }: Spot): Spot[] | null {
    const index = this.#reached.findIndex(({ spot }) => spot.at === at && spot.z === z);
    return index < 0 ? null : this.wayTo(index);
  }
}

/**
 * Every spot within a budget of half squares, cheapest first, over (spot, parity of the diagonal count): wind halves a base,
 * so a single sum of halves would not be exact.
 */
export function volumeReach(state: State, creature: Creature, action: VolumeAction, budget: number): Voyages {
  const known = new Map<number, number>();
  const best = new Map<number, Reached>();
  const side = sideOf(state, creature);
  const bodies = barring(state, creature);
  const { columns } = chart(state).board;
  const isBarred = ({ at, z }: Spot) => {
    const space = { x: at % columns, y: Math.floor(at / columns), side, z };
    return bodies.some((body) => overlaps(body.space, space));
  };
  const start = { node: { spot: creature, halves: 0, previous: null }, parity: diagonalsOf(state, creature) % 2 };
  const buckets: { node: Reached; parity: number }[][] = [[start]];
  for (let cost = 0; cost <= budget; cost++) {
    for (const { node, parity } of buckets[cost] ?? []) {
      const place = keyOf(node.spot);
      if ((known.get(2 * place + parity) ?? cost) < cost) continue;
      if (!best.has(place)) best.set(place, node);
      for (const { spot, key, diagonal, halves } of stepsFrom(state, creature, action, node.spot)) {
        const total = cost + halves[parity]!;
        const after = 2 * key + (diagonal ? 1 - parity : parity);
        if (total > budget || (known.get(after) ?? Infinity) <= total || isBarred(spot)) continue;
        known.set(after, total);
        (buckets[total] ??= []).push({ node: { spot, halves: total, previous: node }, parity: after & 1 });
      }
    }
  }
  return new Linked([...best.values()]);
}

/** A number for each spot: heights are within a few thousand units of zero. */
function keyOf({ at, z }: Spot): number {
  return at * 65_536 + z + 32_768;
}

/** A step that the ground, the water or the air alone allow: where to, and its halves while the next diagonal counts 1 or 2. */
interface Step {
  readonly spot: Spot;
  readonly key: number;
  readonly diagonal: boolean;
  readonly halves: readonly [number, number];
}

const tables = new WeakMap<Chart, Map<number, Map<number, readonly Step[]>>>();
const ACTIONS: readonly VolumeAction[] = ['swim', 'climb', 'burrow', 'fly', 'maneuver'];

/** The steps out of a spot, whoever is there: worked out once a map, kind of movement and size of body. */
function stepsFrom(state: State, creature: Creature, action: VolumeAction, from: Spot): readonly Step[] {
  const map = chart(state);
  const { cornerRule, windSector } = state.rulings;
  const corner = cornerRule === 'either' ? 0 : cornerRule === 'both' ? 1 : 2;
  const how =
    ((ACTIONS.indexOf(action) * 16 + sideOf(state, creature)) * 3 + corner) * 2 + (windSector === 'within-45' ? 0 : 1);
  let kinds = tables.get(map);
  if (kinds === undefined) tables.set(map, (kinds = new Map<number, Map<number, readonly Step[]>>()));
  let table = kinds.get(how);
  if (table === undefined) kinds.set(how, (table = new Map<number, readonly Step[]>()));
  const place = keyOf(from);
  let steps = table.get(place);
  if (steps === undefined) table.set(place, (steps = findSteps(state, creature, action, from)));
  return steps;
}

function findSteps(state: State, creature: Creature, action: VolumeAction, from: Spot): Step[] {
  const map = chart(state);
  const { board } = map;
  const steps: Step[] = [];
  for (const to of spotsAround(state, creature, action, from)) {
    const space = spaceOf(state, creature, to);
    const squares = squaresOf(map, space.x, space.y, space.side);
    if (squares.includes(OFF_BOARD)) continue;
    const move = {
      dx: columnOf(board, to.at) - columnOf(board, from.at),
      dy: rowOf(board, to.at) - rowOf(board, from.at),
      dz: to.z - from.z,
    };
    const [one, two] = [false, true].map((double) =>
      priceStep(action, { state, creature, from, to, move, double, space, squares }),
    );
    if (typeof one !== 'number' || typeof two !== 'number') continue;
    steps.push({ spot: to, key: keyOf(to), diagonal: isDiagonalMove(move), halves: [one, two] });
  }
  return steps;
}

/** The neighbouring spots an action might step to: a layer up and down, and onto the ground or the surface when close. */
function spotsAround(state: State, creature: Creature, action: VolumeAction, from: Spot): Spot[] {
  const { board } = chart(state);
  const side = sideOf(state, creature);
  const spots: Spot[] = [];
  for (let direction = -1; direction < 8; direction++) {
    const at = direction < 0 ? from.at : neighbour(board, from.at, direction);
    if (at === OFF_BOARD) continue;
    const layers = [from.z, from.z + UNITS_PER_SQUARE, from.z - UNITS_PER_SQUARE];
    const heights = new Set([...layers, ...restingHeights(state, action, at, side, from.z)]);
    for (const z of heights) if (at !== from.at || z !== from.z) spots.push({ at, z });
  }
  return spots;
}

/** Heights off the usual layers at which the action could come to rest there. */
function restingHeights(state: State, action: VolumeAction, at: Cell, side: number, z: number): number[] {
  const map = chart(state);
  const heights: number[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const terrain = map.terrain[at + row * map.board.columns + column];
      if (terrain === undefined) continue;
      heights.push(terrain.height);
      if (terrain.slope !== undefined) heights.push(terrain.slope.top);
      if (action === 'swim' || action === 'climb') {
        const water = terrain.below?.water ?? terrain.water;
        const surface = terrain.below?.height ?? terrain.height;
        if (water !== undefined) heights.push(surface - Math.min(5, water.depth), surface - water.depth);
      }
    }
  }
  return heights.filter((height) => Math.abs(height - z) <= 5);
}
