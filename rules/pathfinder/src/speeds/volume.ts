import { type Cell, columnOf, neighbour, OFF_BOARD, rowOf } from '@arbitre/kernel';
import type { VolumeAction } from '../play/command.ts';
import { burrowStep } from './burrowing.ts';
import { climbStep } from './climbing.ts';
import { squaresOf } from '../space/battlefield.ts';
import { chart, sideOf, spaceOf, speedOf } from '../encounter/creature.ts';
import { flightStep } from './flight.ts';
import { isDiagonalMove, type Move3, type Step3, type StepPrice } from './step3.ts';
import { passageThrough, stayProblem } from '../sharing/occupancy.ts';
import { type Refusal, refuse, refuseStay } from '../play/refusal.ts';
import type { RuleId } from '../rulebook/index.ts';
import { overlaps, UNITS_PER_SQUARE } from '../space/space.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { swimStep } from './swimming.ts';
import type { MovementKind } from '../walking/terrain.ts';
import { diagonalsOf } from '../walking/walking.ts';

/** Which kind of movement each action is (pf.types.1, pf.special.3). */
export const KIND_OF: Readonly<Record<VolumeAction, MovementKind>> = {
  fly: 'fly',
  maneuver: 'fly',
  swim: 'swim',
  climb: 'climb',
  burrow: 'burrow',
};

export interface VolumeStep {
  readonly spot: Spot;
  readonly diagonal: boolean;
  readonly halves: number;
}

/** Prices one step of a creature by that action; `double`: the next diagonal counts 2. */
export function judgeVolumeStep(
  state: State,
  creature: Creature,
  action: VolumeAction,
  from: Spot,
  to: Spot,
  double: boolean,
): VolumeStep | Refusal {
  const { board } = chart(state);
  const move: Move3 = {
    dx: columnOf(board, to.at) - columnOf(board, from.at),
    dy: rowOf(board, to.at) - rowOf(board, from.at),
    dz: to.z - from.z,
  };
  const facts = { who: creature.id, at: to.at };
  const still = move.dx === 0 && move.dy === 0 && move.dz === 0;
  if (still || Math.abs(move.dx) > 1 || Math.abs(move.dy) > 1 || Math.abs(move.dz) > 5) {
    return refuse('not-adjacent', ['pf.geom.5'], facts);
  }
  const there = spaceOf(state, creature, to);
  const squares = squaresOf(chart(state), there.x, there.y, there.side);
  if (squares.includes(OFF_BOARD)) return refuse('off-the-map', ['pf.geom.5'], facts);
  const price = priceStep(action, { state, creature, from, to, move, double, space: there, squares });
  if (typeof price !== 'number') return refuse(price.code, price.rules, { who: creature.id, at: price.at });
  for (const other of state.creatures) {
    if (other.id === creature.id || !overlaps(spaceOf(state, other), there)) continue;
    const through = passageThrough(state, creature, other, false);
    if (!through.enter) return refuse('unwilling', [through.rule, 'pf.through.6'], { ...facts, other: other.id });
  }
  return { spot: to, diagonal: isDiagonalMove(move), halves: price };
}

function priceStep(action: VolumeAction, step: Step3): StepPrice {
  switch (action) {
    case 'fly':
    case 'maneuver':
      return flightStep(step, action === 'maneuver');
    case 'swim':
      return swimStep(step);
    case 'climb':
      return climbStep(step);
    case 'burrow':
      return burrowStep(step);
  }
}

/** A path in three dimensions that the rules allow. */
export interface Voyage {
  readonly path: readonly Spot[];
  readonly steps: readonly VolumeStep[];
  readonly halves: number;
  readonly diagonals: number;
}

/** Judges a path step by step against a budget in half squares, then its end. */
export function judgeVoyage(
  state: State,
  creature: Creature,
  action: VolumeAction,
  path: readonly Spot[],
  budget: number,
): Voyage | Refusal {
  const steps: VolumeStep[] = [];
  let here: Spot = creature;
  let diagonals = diagonalsOf(state, creature);
  let halves = 0;
  for (const [index, to] of path.entries()) {
    const step = judgeVolumeStep(state, creature, action, here, to, diagonals % 2 === 1);
    if ('code' in step) return { ...step, step: index };
    halves += step.halves;
    if (halves > budget) {
      const rules = SPEED_RULES[KIND_OF[action]];
      return refuse('too-far', rules, {
        who: creature.id,
        at: to.at,
        step: index,
        need: Math.ceil(halves / 2),
        have: Math.floor(budget / 2),
      });
    }
    steps.push(step);
    if (step.diagonal) diagonals++;
    here = to;
  }
  const problem = stayProblem(state, creature, spaceOf(state, creature, here));
  if (problem !== null) return refuseStay(problem, creature.id, here.at);
  return { path, steps, halves, diagonals };
}

const SPEED_RULES: Readonly<Record<MovementKind, readonly RuleId[]>> = {
  land: ['pf.speed.2'],
  fly: ['pf.enc.2', 'pf.fly.5'],
  swim: ['pf.enc.2', 'pf.swim.2'],
  climb: ['pf.enc.2', 'pf.climb.2'],
  burrow: ['pf.burrow.2'],
};

/** A spot reached by a search, with how it was reached. */
export interface Reached3 {
  readonly spot: Spot;
  readonly halves: number;
  readonly previous: Reached3 | null;
}

/**
 * Every spot within a budget of half squares, cheapest first, over (spot, parity of the diagonal count): wind halves a base,
 * so a single sum of halves would not be exact.
 */
export function volumeReach(state: State, creature: Creature, action: VolumeAction, budget: number): Reached3[] {
  const known = new Map<number, number>();
  const closed = new Set<number>();
  const best = new Map<number, Reached3>();
  const buckets: { node: Reached3; parity: number }[][] = [
    [{ node: { spot: creature, halves: 0, previous: null }, parity: diagonalsOf(state, creature) % 2 }],
  ];
  for (let cost = 0; cost <= budget; cost++) {
    for (const { node, parity } of buckets[cost] ?? []) {
      const { spot } = node;
      const place = keyOf(spot);
      if ((known.get(2 * place + parity) ?? cost) < cost) continue;
      if (!best.has(place)) best.set(place, node);
      for (const to of spotsAround(state, creature, action, spot)) {
        const there = keyOf(to);
        if (closed.has(there)) continue;
        const step = judgeVolumeStep(state, creature, action, spot, to, parity === 1);
        if ('code' in step) {
          if (isClosedToAll(step)) closed.add(there);
          continue;
        }
        const total = cost + step.halves;
        const after = step.diagonal ? 1 - parity : parity;
        if (total > budget || (known.get(2 * there + after) ?? Infinity) <= total) continue;
        known.set(2 * there + after, total);
        const bucket = buckets[total] ?? [];
        buckets[total] = bucket;
        bucket.push({ node: { spot: to, halves: total, previous: node }, parity: after });
      }
    }
  }
  return [...best.values()];
}

/** A number for each spot: heights are within a few thousand units of zero. */
function keyOf({ at, z }: Spot): number {
  return at * 65_536 + z + 32_768;
}

/** Reasons that do not depend on where one comes from: a spot refused for one of them need not be judged again. */
const CLOSED_TO_ALL: ReadonlySet<string> = new Set(['off-the-map', 'blocked', 'unwilling', 'too-high', 'tight']);

/** Nothing to hold on to and no earth to dig are such reasons too, unless a rule about changing kinds is cited with them. */
function isClosedToAll({ code, rules }: Refusal): boolean {
  return CLOSED_TO_ALL.has(code) || ((code === 'no-hold' || code === 'not-earth') && rules.length === 1);
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

/** The spots entered on the way to one, the start left out. */
export function wayTo(reached: Reached3): Spot[] {
  const path: Spot[] = [];
  for (let at: Reached3 | null = reached; at !== null && at.previous !== null; at = at.previous) path.push(at.spot);
  return path.reverse();
}

/** Half squares an action gives by Speed; undefined when the creature has no Speed of that kind. */
export function volumeBudget(state: State, creature: Creature, action: VolumeAction): number | undefined {
  const speed = speedOf(state, creature, KIND_OF[action]);
  return speed === undefined ? undefined : 2 * speed;
}
