import { OFF_BOARD } from '@arbitre/kernel';
import { squaresOf, terrainAt } from '../space/battlefield.ts';
import { chart, sideOf, spaceOf } from '../encounter/creature.ts';
import { flightHalves } from './flight.ts';
import { floorOf } from '../walking/ground.ts';
import { passageThrough } from '../sharing/occupancy.ts';
import { UNITS_PER_SQUARE } from '../space/space.ts';
import { isSolidAt, passesBetween } from './squeeze.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import type { Move3 } from './step3.ts';
import type { Reached3 } from './volume-search.ts';
import { diagonalsOf } from '../walking/walking.ts';

/** The 26 steps of flight. */
const MOVES: readonly Move3[] = [-1, 0, 1].flatMap((dz) =>
  [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => (dx === 0 && dy === 0 && dz === 0 ? [] : [{ dx, dy, dz: dz * UNITS_PER_SQUARE }])),
  ),
);

/**
 * Every spot a flyer reaches within a budget of half squares: the same answers as `volumeReach`, over typed arrays, because
 * the air is large. Nodes are (layer, anchor, parity); layers are a square high, level with the flyer.
 */
export function flightReach(state: State, creature: Creature, budget: number, maneuvering: boolean): Reached3[] {
  const map = chart(state);
  const { columns, rows, size } = map.board;
  const side = sideOf(state, creature);
  const air = airAround(state, creature, budget, maneuvering);
  const price = MOVES.map((move) => [halvesOf(state, move, false), halvesOf(state, move, true)] as const);
  const nodes = air.layers * size * 2;
  const cost = new Int32Array(nodes).fill(-1);
  const previous = new Int32Array(nodes).fill(-1);
  const start = (air.ground * size + creature.at) * 2 + (diagonalsOf(state, creature) % 2);
  const buckets: number[][] = Array.from({ length: budget + 1 }, () => []);
  cost[start] = 0;
  buckets[0]?.push(start);
  for (let spent = 0; spent <= budget; spent++) {
    const bucket = buckets[spent] ?? [];
    for (let i = 0; i < bucket.length; i++) {
      const node = bucket[i] ?? 0;
      if (cost[node] !== spent) continue;
      const parity = node & 1;
      const place = node >> 1;
      const layer = Math.floor(place / size);
      const cell = place - layer * size;
      const x = cell % columns;
      const y = (cell - x) / columns;
      for (let m = 0; m < MOVES.length; m++) {
        const { dx, dy, dz } = MOVES[m]!;
        const toX = x + dx;
        const toY = y + dy;
        const toLayer = layer + dz / UNITS_PER_SQUARE;
        if (toX < 0 || toY < 0 || toX + side > columns || toY + side > rows || toLayer < 0 || toLayer >= air.layers)
          continue;
        const to = toY * columns + toX;
        if (!air.isFree(toLayer, to)) continue;
        const total = spent + price[m]![parity]!;
        const diagonal = (dx === 0 ? 0 : 1) + (dy === 0 ? 0 : 1) + (dz === 0 ? 0 : 1) > 1;
        const next = (toLayer * size + to) * 2 + (diagonal ? 1 - parity : parity);
        const known = cost[next]!;
        if (total > budget || (known >= 0 && known <= total)) continue;
        if (
          air.hasObstacles &&
          passesBetween(state, { x: toX, y: toY, side, z: air.heightOf(toLayer) }, MOVES[m]!, air.heightOf(toLayer)) !==
            null
        )
          continue;
        cost[next] = total;
        previous[next] = node;
        buckets[total]?.push(next);
      }
    }
  }
  return collect(cost, previous, size, air.heightOf);
}

function halvesOf(state: State, move: Move3, double: boolean): number {
  const { wind, gravity } = state.field;
  return flightHalves(move, double, wind, gravity, state.rulings.windSector);
}

/** The layers of air within reach, and which anchors are free in them. */
function airAround(state: State, creature: Creature, budget: number, maneuvering: boolean) {
  const map = chart(state);
  const { size } = map.board;
  const side = sideOf(state, creature);
  const { ceiling } = state.field;
  const lowest = Math.min(
    0,
    ...map.terrain.map((terrain) => Math.min(terrain.height, terrain.below?.height ?? terrain.height)),
  );
  const ground = Math.min(budget, Math.max(0, Math.ceil((creature.z - lowest) / UNITS_PER_SQUARE)));
  const above = Math.max(0, Math.floor((ceiling - creature.z) / UNITS_PER_SQUARE) - side);
  const layers = ground + Math.min(budget, above) + 1;
  const heightOf = (layer: number) => creature.z + (layer - ground) * UNITS_PER_SQUARE;
  const free = new Int8Array(layers * size); // 0: not looked at, 1: free, 2: closed
  const bodies = state.creatures
    .filter((other) => other.id !== creature.id && !passageThrough(state, creature, other, false).enter)
    .map((other) => spaceOf(state, other));
  const isFree = (layer: number, anchor: number) => {
    const index = layer * size + anchor;
    if (free[index] === 0) free[index] = look(heightOf(layer), anchor) ? 1 : 2;
    return free[index] === 1;
  };
  const look = (z: number, anchor: number) => {
    const space = spaceOf(state, creature, { at: anchor, z });
    if (z + side * UNITS_PER_SQUARE > ceiling) return false;
    for (const cell of squaresOf(map, space.x, space.y, side)) {
      if (cell === OFF_BOARD) return false;
      const terrain = terrainAt(map, cell);
      const top = Math.max(floorOf(terrain, z).height, terrain.slope?.top ?? -Infinity);
      if (isSolidAt(state, cell, z) || z < top || (terrain.tight !== undefined && !maneuvering)) return false;
    }
    return !bodies.some((body) => meets(space, body));
  };
  const hasObstacles = map.field.walls.length > 0 || map.solid.includes(1);
  return { layers, ground, heightOf, isFree, hasObstacles };
}

function meets(
  a: { x: number; y: number; z: number; side: number },
  b: { x: number; y: number; z: number; side: number },
): boolean {
  return (
    a.x < b.x + b.side &&
    b.x < a.x + a.side &&
    a.y < b.y + b.side &&
    b.y < a.y + a.side &&
    a.z < b.z + b.side * UNITS_PER_SQUARE &&
    b.z < a.z + a.side * UNITS_PER_SQUARE
  );
}

/** The cheapest node of each spot, cheapest first, as linked ways. */
function collect(
  cost: Int32Array,
  previous: Int32Array,
  size: number,
  heightOf: (layer: number) => number,
): Reached3[] {
  const linked = new Map<number, Reached3>();
  const spotOf = (node: number): Spot => {
    const place = node >> 1;
    const layer = Math.floor(place / size);
    return { at: place - layer * size, z: heightOf(layer) };
  };
  const link = (node: number): Reached3 => {
    const known = linked.get(node);
    if (known !== undefined) return known;
    const before = previous[node] ?? -1;
    const reached = { spot: spotOf(node), halves: cost[node] ?? 0, previous: before < 0 ? null : link(before) };
    linked.set(node, reached);
    return reached;
  };
  const reached: Reached3[] = [];
  for (let place = 0; place < cost.length / 2; place++) {
    const even = cost[2 * place] ?? -1;
    const odd = cost[2 * place + 1] ?? -1;
    if (even < 0 && odd < 0) continue;
    reached.push(link(odd < 0 || (even >= 0 && even <= odd) ? 2 * place : 2 * place + 1));
  }
  return reached.sort((a, b) => a.halves - b.halves || a.spot.z - b.spot.z || a.spot.at - b.spot.at);
}
