import { type Cell, cellAt, OFF_BOARD } from '@arbitre/kernel';
import { squaresOf, terrainAt } from '../space/battlefield.ts';
import type { Degree } from '../encounter/check.ts';
import { chart, spaceOf } from '../encounter/creature.ts';
import { landSpeed, speedOf } from '../walking/speed.ts';
import { floatingHeight, floorOf, restingFloor, standingHeight } from '../walking/ground.ts';
import { passesBetween } from './squeeze.ts';
import type { Space } from '../space/space.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { plainHalves, type SkillTest, type Step3, type StepPrice } from './step3.ts';

/** DC of a face that sets none: a cliff. */
const CLIFF_DC = 15;

/** Something to climb on: its DC, and whether the referee asks for a check even of good climbers (pf.climb.3). */
export interface Hold {
  readonly dc: number;
  readonly danger: boolean;
}

/** What a body at that spot can hold on to: a slope under it (pf.slope.1), or a face beside it. */
export function holdAt(state: State, space: Space): Hold | null {
  const map = chart(state);
  for (const cell of squaresOf(map, space.x, space.y, space.side)) {
    if (cell === OFF_BOARD) continue;
    const { slope, height } = terrainAt(map, cell);
    if (slope !== undefined && space.z >= height && space.z <= slope.top) return { dc: slope.dc, danger: false };
  }
  for (const cell of besides(state, space)) {
    const { height, slope, face, blocking } = terrainAt(map, cell);
    const top = blocking === undefined ? (slope?.top ?? height) : (blocking.top ?? Infinity);
    if (blocking !== undefined && face === undefined) continue;
    if (top > space.z) return { dc: face?.dc ?? slope?.dc ?? CLIFF_DC, danger: face?.danger === true };
  }
  return null;
}

/** The squares that share a side with a footprint. */
function besides(state: State, { x, y, side }: Space): Cell[] {
  const { board } = chart(state);
  const cells: Cell[] = [];
  for (let i = 0; i < side; i++) {
    cells.push(
      cellAt(board, x + i, y - 1),
      cellAt(board, x + side, y + i),
      cellAt(board, x + i, y + side),
      cellAt(board, x - 1, y + i),
    );
  }
  return cells.filter((cell) => cell !== OFF_BOARD);
}

/** Does a body stand on firm, level ground there? */
export function standsFirm(state: State, creature: Creature, spot: Spot): boolean {
  const map = chart(state);
  const space = spaceOf(state, creature, spot);
  const squares = squaresOf(map, space.x, space.y, space.side);
  if (squares.some((cell) => cell === OFF_BOARD || map.solid[cell] === 1)) return false;
  if (squares.some((cell) => terrainAt(map, cell).slope !== undefined)) return false;
  return spot.z === standingHeight(map, spot.at, space.side) && restingFloor(map, space).water === null;
}

/**
 * One step of Climb: along something to hold on to, onto it from firm ground or water, or off it onto firm ground. A step
 * between two pieces of firm ground is walking, not climbing (pf.special.5).
 */
export function climbStep(step: Step3): StepPrice {
  const { state, creature, from, to, move, space, squares } = step;
  const map = chart(state);
  for (const cell of squares) {
    const terrain = terrainAt(map, cell);
    const floor = floorOf(terrain, to.z);
    const lowest = floor.water === null ? floor.height : floatingHeight(floor);
    const inside = terrain.blocking !== undefined && to.z < (terrain.blocking.top ?? Infinity);
    if (inside || to.z < lowest) return { code: 'blocked', rules: ['pf.geom.5'], at: cell };
  }
  const firmBefore = standsFirm(state, creature, from);
  const firmAfter = standsFirm(state, creature, to);
  const held = holdAt(state, space) !== null;
  if (firmBefore && firmAfter && Math.abs(move.dz) <= 2)
    return { code: 'no-hold', rules: ['pf.climb.1', 'pf.special.5'], at: to.at };
  if (!firmAfter && !held) return { code: 'no-hold', rules: ['pf.climb.1'], at: to.at };
  const squeezed = passesBetween(state, space, move, to.z);
  if (squeezed !== null) return squeezed;
  return plainHalves(step);
}

/** Bonus to Athletics checks to Climb (pf.climb.5: +4 with a climb Speed). */
export function climbBonus(state: State, creature: Creature): number {
  return speedOf(state, creature, 'climb') === undefined ? 0 : 4;
}

/** pf.climb.6: whoever hangs on a face without a climb Speed is flat-footed. */
export function isExposedByClimbing(state: State, creature: Creature): boolean {
  return creature.stance === 'climbing' && speedOf(state, creature, 'climb') === undefined;
}

/** pf.x.climb: half squares the skill action gives, by degree. */
export function climbDistance(state: State, creature: Creature, degree: Degree): number {
  const speed = landSpeed(state, creature);
  if (degree === 'critical-success') return 2 * Math.max(1, Math.floor(speed / 2));
  return degree === 'success' ? 2 * (speed >= 8 ? 2 : 1) : 0;
}

/** The highest Climb DC along a way, and whether the referee asks for the check of everyone. */
function climbCheck(state: State, creature: Creature, path: readonly Spot[]): { dc: number | null; danger: boolean } {
  const holds = [creature, ...path].flatMap((spot) => holdAt(state, spaceOf(state, creature, spot)) ?? []);
  return {
    dc: holds.length === 0 ? 15 : Math.max(...holds.map(({ dc }) => dc)),
    danger: holds.some(({ danger }) => danger),
  };
}

/**
 * pf.climb.2: with a climb Speed one climbs that far without a check, pf.climb.3: unless the face asks one of everybody, pf.climb.4: or one
 * chooses to roll. Without, it is the skill action (pf.x.climb).
 */
export function climbTest(state: State, creature: Creature, roll: boolean): SkillTest | Refusal {
  const speed = speedOf(state, creature, 'climb');
  const check = (path: readonly Spot[]) => climbCheck(state, creature, path);
  if (roll && speed === undefined) return refuse('no-such-speed', ['pf.climb.4'], { who: creature.id });
  if (speed !== undefined && !roll)
    return { budget: 2 * speed, dcOf: (path) => (check(path).danger ? check(path).dc : null) };
  return { budget: climbDistance(state, creature, 'critical-success'), dcOf: (path) => check(path).dc };
}
