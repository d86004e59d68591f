import { rememberLast } from '@arbitre/kernel';
import { chart, sideOf } from '../encounter/creature.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { barring } from '../sharing/occupancy.ts';
import type { Chart } from '../space/battlefield.ts';
import { terrainAt } from '../space/battlefield.ts';
import { type Space, UNITS_PER_SQUARE } from '../space/space.ts';
import { floorOf } from '../walking/ground.ts';
import { diagonalsOf } from '../walking/diagonal.ts';
import { flightHalves } from './flight.ts';
import { isSolidAt, passesBetween } from './squeeze.ts';
import { isDiagonalMove, type Move3 } from './step3.ts';
import type { Voyages } from './volume-search.ts';

/** The 26 steps of flight. */
const MOVES: readonly Move3[] = [-1, 0, 1].flatMap((dz) =>
  [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => (dx === 0 && dy === 0 && dz === 0 ? [] : [{ dx, dy, dz: dz * UNITS_PER_SQUARE }])),
  ),
);
const RISE = Int8Array.from(MOVES, ({ dz }) => dz / UNITS_PER_SQUARE);
const TURNS = Uint8Array.from(MOVES, (move) => (isDiagonalMove(move) ? 1 : 0));

/**
 * Every spot a flyer reaches within a budget of half squares: the same answers as `volumeReach`, over typed arrays, because
 * the air is large. Nodes are (layer, anchor, parity); layers are a square high, level with the flyer.
 */
export function flightReach(state: State, creature: Creature, budget: number, maneuvering: boolean): Voyages {
  const air = airOf(state, creature, maneuvering);
  const { columns, size } = chart(state).board;
  const begun = air.layerOf(creature.z);
  const lowest = Math.max(0, begun - budget);
  const layers = Math.max(begun + 1, Math.min(air.layers, begun + budget + 1)) - lowest; // one may have begun above the ceiling
  const closed = closedBy(state, creature, air, lowest, layers);
  const price = pricesOf(state);
  const offsets = Int32Array.from(MOVES, ({ dx, dy }, m) => (RISE[m]! * size + dy * columns + dx) * 2);
  const cost = new Int16Array(layers * size * 2).fill(-1);
  const previous = new Int32Array(layers * size * 2);
  const start = ((begun - lowest) * size + creature.at) * 2 + (diagonalsOf(state, creature) % 2);
  const rows = Array.from({ length: layers }, (_, layer) => air.ways(layer + lowest));
  const buckets: number[][] = Array.from({ length: budget + 1 }, () => []);
  cost[start] = 0;
  previous[start] = -1;
  buckets[0]!.push(start);
  for (let spent = 0; spent <= budget; spent++) {
    const bucket = buckets[spent]!;
    const left = budget - spent;
    const affordable = [movesWithin(price, left, 0), movesWithin(price, left, 1)] as const;
    for (let i = 0; i < bucket.length; i++) {
      const node = bucket[i]!;
      if (cost[node] !== spent) continue;
      const parity = node & 1;
      const place = node >> 1;
      const layer = (place / size) | 0;
      let ways = rows[layer]![place - layer * size]!;
      if (ways < 0) ways = air.look(layer + lowest, place - layer * size);
      ways &= affordable[parity]!;
      while (ways !== 0) {
        const move = 31 - Math.clz32(ways & -ways);
        ways &= ways - 1;
        const total = spent + price[2 * move + parity]!;
        const next = (node + offsets[move]!) ^ TURNS[move]!; // a layer costs a half at least: it stays among those looked at
        const known = cost[next]!;
        if ((known >= 0 && known <= total) || closed[next >> 1] === 1) continue;
        cost[next] = total;
        previous[next] = node;
        buckets[total]!.push(next);
      }
    }
  }
  return new Flights(cost, previous, size, budget, air.bottom + lowest * UNITS_PER_SQUARE);
}

/** A bit for each move that so many half squares pay for. */
function movesWithin(price: Int8Array, left: number, parity: number): number {
  let moves = 0;
  for (let move = 0; move < MOVES.length; move++) if (price[2 * move + parity]! <= left) moves |= 1 << move;
  return moves;
}

/** What each move costs in half squares: while the next diagonal counts 1, then while it counts 2. */
function pricesOf(state: State): Int8Array {
  const { wind, gravity } = state.field;
  const { windSector } = state.rulings;
  return Int8Array.from({ length: 2 * MOVES.length }, (_, i) =>
    flightHalves(MOVES[i >> 1]!, i % 2 === 1, wind, gravity, windSector),
  );
}

/** The spots of a search of the air, cheapest first, then lowest, then in the order of the map. */
class Flights implements Voyages {
  readonly #cost: Int16Array;
  readonly #previous: Int32Array;
  readonly #size: number;
  readonly #bottom: number;
  /** The cheapest node of each spot. */
  readonly #ends: readonly number[];

  /** `bottom` is the height of the lowest layer that was looked at. */
  constructor(cost: Int16Array, previous: Int32Array, size: number, budget: number, bottom: number) {
    this.#cost = cost;
    this.#previous = previous;
    this.#size = size;
    this.#bottom = bottom;
    const byCost: number[][] = Array.from({ length: budget + 1 }, () => []);
    for (let node = 0; node < cost.length; node += 2) {
      const even = cost[node]!;
      const odd = cost[node + 1]!;
      if (even < 0 && odd < 0) continue;
      if (odd < 0 || (even >= 0 && even <= odd)) byCost[even]!.push(node);
      else byCost[odd]!.push(node + 1);
    }
    this.#ends = byCost.flat();
  }

  get count(): number {
    return this.#ends.length;
  }

  spot(index: number): Spot {
    return this.#spotOf(this.#ends[index]!);
  }

  halves(index: number): number {
    return this.#cost[this.#ends[index]!]!;
  }

  wayTo(index: number): Spot[] {
    return this.#wayTo(this.#ends[index]!);
  }

  find({ at, z }: Spot): Spot[] | null {
    const layer = this.#layerOf(z);
    const node = (layer * this.#size + at) * 2;
    if (!Number.isInteger(layer) || node < 0 || node >= this.#cost.length) return null;
    const even = this.#cost[node]!;
    const odd = this.#cost[node + 1]!;
    if (even < 0 && odd < 0) return null;
    return this.#wayTo(odd < 0 || (even >= 0 && even <= odd) ? node : node + 1);
  }

  #wayTo(end: number): Spot[] {
    const way: Spot[] = [];
    for (let node = end; this.#previous[node]! >= 0; node = this.#previous[node]!) way.push(this.#spotOf(node));
    return way.reverse();
  }

  #layerOf(z: number): number {
    return (z - this.#bottom) / UNITS_PER_SQUARE;
  }

  #spotOf(node: number): Spot {
    const place = node >> 1;
    const layer = Math.floor(place / this.#size);
    return { at: place - layer * this.#size, z: this.#bottom + layer * UNITS_PER_SQUARE };
  }
}

/** 1 for every place among the layers where the flyer would meet a body that bars its way. */
function closedBy(state: State, creature: Creature, air: Air, lowest: number, layers: number): Uint8Array {
  const { columns, rows, size } = chart(state).board;
  const closed = new Uint8Array(layers * size);
  const { side } = air;
  for (const { space } of barring(state, creature)) {
    for (let layer = 0; layer < layers; layer++) {
      if (!isLevel(air.bottom + (layer + lowest) * UNITS_PER_SQUARE, side, space)) continue;
      for (let y = Math.max(0, space.y - side + 1); y < Math.min(rows, space.y + space.side); y++) {
        for (let x = Math.max(0, space.x - side + 1); x < Math.min(columns, space.x + space.side); x++)
          closed[layer * size + y * columns + x] = 1;
      }
    }
  }
  return closed;
}

/** Does a body of that side at that height meet another's heights? */
function isLevel(z: number, side: number, other: Space): boolean {
  return z < other.z + other.side * UNITS_PER_SQUARE && other.z < z + side * UNITS_PER_SQUARE;
}

const airs = new WeakMap<Chart, Map<number, Air>>();

/** The air over a map for one size of body and one level of its layers: worked out where a flight comes by, and kept. */
function airOf(state: State, creature: Creature, maneuvering: boolean): Air {
  const map = chart(state);
  const { cornerRule } = state.rulings;
  const corner = cornerRule === 'either' ? 0 : cornerRule === 'both' ? 1 : 2;
  const phase = ((creature.z % UNITS_PER_SQUARE) + UNITS_PER_SQUARE) % UNITS_PER_SQUARE;
  const side = sideOf(state, creature);
  const depth = Math.max(0, Math.ceil((lowestOf(map) - creature.z) / UNITS_PER_SQUARE)); // one may begin under the ground
  const key = (((depth * 16 + side) * 3 + corner) * UNITS_PER_SQUARE + phase) * 2 + (maneuvering ? 1 : 0);
  let known = airs.get(map);
  if (known === undefined) airs.set(map, (known = new Map<number, Air>()));
  let air = known.get(key);
  if (air === undefined) known.set(key, (air = new Air(state, side, phase, depth, maneuvering)));
  return air;
}

/** The lowest ground of a map, or its zero. */
const lowestOf = rememberLast((map: Chart): number =>
  map.terrain.reduce((least, { height, below }) => Math.min(least, height, below?.height ?? height), 0),
);

/** Layers of air a square high from the lowest ground to the ceiling, and which of the 26 steps lead on from each place. */
class Air {
  readonly side: number;
  /** Height of the lowest layer. */
  readonly bottom: number;
  readonly layers: number;
  readonly #state: State;
  readonly #maneuvering: boolean;
  /** Per layer, see `ways`. */
  readonly #ways: (Int32Array | undefined)[] = [];
  /** Per layer and anchor: 0 not looked at, 1 free, 2 closed. */
  readonly #free: (Uint8Array | undefined)[] = [];

  /** Of the state only the map and the rule of corners are looked at, which are those of every state that comes here. */
  constructor(state: State, side: number, phase: number, depth: number, maneuvering: boolean) {
    const lowest = lowestOf(chart(state));
    this.side = side;
    this.bottom = (Math.floor((lowest - phase) / UNITS_PER_SQUARE) - depth) * UNITS_PER_SQUARE + phase;
    const highest = state.field.ceiling - side * UNITS_PER_SQUARE;
    this.layers = Math.max(0, Math.floor((highest - this.bottom) / UNITS_PER_SQUARE) + 1);
    this.#state = state;
    this.#maneuvering = maneuvering;
  }

  layerOf(z: number): number {
    return (z - this.bottom) / UNITS_PER_SQUARE;
  }

  /** For each anchor of a layer, a bit for each of the 26 steps that the map allows from there; -1 where nobody has looked. */
  ways(layer: number): Int32Array {
    return (this.#ways[layer] ??= new Int32Array(chart(this.#state).board.size).fill(-1));
  }

  /** Looks where the steps from there lead, and notes it. */
  look(layer: number, anchor: number): number {
    const { columns, rows } = chart(this.#state).board;
    const x = anchor % columns;
    const y = Math.floor(anchor / columns);
    const { side } = this;
    let ways = 0;
    for (const [m, move] of MOVES.entries()) {
      const [toX, toY, to] = [x + move.dx, y + move.dy, layer + RISE[m]!];
      if (toX < 0 || toY < 0 || toX + side > columns || toY + side > rows || to < 0 || to >= this.layers) continue;
      if (!this.#isFree(to, toX, toY)) continue;
      const z = this.bottom + to * UNITS_PER_SQUARE;
      if (passesBetween(this.#state, { x: toX, y: toY, side, z }, move, z) === null) ways |= 1 << m;
    }
    this.ways(layer)[anchor] = ways;
    return ways;
  }

  #isFree(layer: number, x: number, y: number): boolean {
    const { columns, size } = chart(this.#state).board;
    const row = (this.#free[layer] ??= new Uint8Array(size));
    const anchor = y * columns + x;
    if (row[anchor] === 0) row[anchor] = this.#isOpenAir(this.bottom + layer * UNITS_PER_SQUARE, x, y) ? 1 : 2;
    return row[anchor] === 1;
  }

  /** pf.geom.5, pf.x.maneuver: no ground, no matter, and no gap too tight for plain flight. */
  #isOpenAir(z: number, x: number, y: number): boolean {
    const map = chart(this.#state);
    for (let row = y; row < y + this.side; row++) {
      for (let column = x; column < x + this.side; column++) {
        const cell = row * map.board.columns + column;
        const terrain = terrainAt(map, cell);
        const top = Math.max(floorOf(terrain, z).height, terrain.slope?.top ?? -Infinity);
        const tight = terrain.tight !== undefined && !this.#maneuvering;
        if (isSolidAt(this.#state, cell, z) || z < top || tight) return false;
      }
    }
    return true;
  }
}
