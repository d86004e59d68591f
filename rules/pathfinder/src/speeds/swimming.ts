import { OFF_BOARD } from '@arbitre/kernel';
import { type Chart, squaresOf, terrainAt } from '../space/battlefield.ts';
import { type Space, UNITS_PER_SQUARE } from '../space/space.ts';
import { chart, spaceOf } from '../encounter/creature.ts';
import { landSpeed, speedOf } from '../walking/speed.ts';
import { floatingHeight, floorOf, standingHeight, WALKABLE_RISE, waterAround } from '../walking/ground.ts';
import { passesBetween } from './squeeze.ts';
import type { Degree } from '../encounter/check.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { plainHalves, type SkillTest, type Step3, type StepPrice } from './step3.ts';

/**
 * One step of Swim: from water to water, off a bank level with the surface, or out onto one. pf.swim.3: every step with a
 * vertical part costs one more square, swim Speed or not.
 */
export function swimStep(step: Step3): StepPrice {
  const { state, creature, from, to, move, space, squares } = step;
  const map = chart(state);
  const blocked = squares.find((cell) => map.solid[cell] === 1);
  if (blocked !== undefined) return { code: 'blocked', rules: ['pf.geom.5'], at: blocked };
  const wet = isInWater(state, creature, from);
  const outOfDepth = squares.find((cell) => !holdsSwimmer(state, cell, to.z));
  if (outOfDepth !== undefined) {
    const bank = wet && isBank(state, creature, from, to);
    if (!bank) return { code: 'not-water', rules: ['pf.special.3', 'pf.swim.1'], at: outOfDepth };
  } else if (!wet && to.z !== floatingHeight(floorOf(terrainAt(map, to.at), to.z))) {
    return { code: 'not-water', rules: ['pf.special.3', 'pf.swim.1'], at: to.at };
  }
  const squeezed = passesBetween(state, space, move, to.z);
  if (squeezed !== null) return squeezed;
  const vertical = move.dz !== 0 && outOfDepth === undefined && wet ? 1 : 0;
  return plainHalves(step) + 2 * vertical;
}

export function isInWater(state: State, creature: Creature, spot: Spot): boolean {
  return waterAround(chart(state), spaceOf(state, creature, spot)) !== null;
}

/** Is that height between the bottom and the surface of water in that square? */
function holdsSwimmer(state: State, cell: number, z: number): boolean {
  const { height, water } = floorOf(terrainAt(chart(state), cell), z);
  return water !== null && z < height && z >= height - water.depth;
}

/** Ground level with the surface one swims at. */
function isBank(state: State, creature: Creature, from: Spot, to: Spot): boolean {
  const map = chart(state);
  const surface = floorOf(terrainAt(map, from.at), from.z);
  const { side } = spaceOf(state, creature);
  const ground = standingHeight(map, to.at, side);
  const dry = terrainAt(map, to.at).water === undefined && terrainAt(map, to.at).slope === undefined;
  const afloat = from.z >= floatingHeight(surface);
  return dry && afloat && to.z === ground && Math.abs(ground - surface.height) <= WALKABLE_RISE;
}

/** Bonus to Athletics checks to Swim (pf.swim.6: +4 with a swim Speed). */
export function swimBonus(state: State, creature: Creature): number {
  return speedOf(state, creature, 'swim') === undefined ? 0 : 4;
}

/** pf.x.swim: half squares the skill action gives, by degree; calm water counts as a success. */
export function swimDistance(state: State, creature: Creature, degree: Degree): number {
  const speed = landSpeed(state, creature);
  const success = speed >= 12 ? 3 : speed >= 3 ? 2 : 1;
  if (degree === 'critical-success') return 2 * (success + 1);
  return degree === 'success' ? 2 * success : 0;
}

/** pf.swim.7: is its head under the surface? */
export function isSubmerged(chart: Chart, space: Space): boolean {
  return squaresOf(chart, space.x, space.y, space.side).every((cell) => {
    if (cell === OFF_BOARD) return false;
    const { height, water } = floorOf(terrainAt(chart, cell), space.z);
    return water !== null && space.z + space.side * UNITS_PER_SQUARE < height;
  });
}

/** The highest Swim DC along a way, none in calm water, and whether the referee asks for the check of everyone. */
function swimCheck(state: State, creature: Creature, path: readonly Spot[]): { dc: number | null; danger: boolean } {
  const waters = [creature, ...path].flatMap((spot) => waterAround(chart(state), spaceOf(state, creature, spot)) ?? []);
  const dcs = waters.flatMap(({ dc }) => dc ?? []);
  return { dc: dcs.length === 0 ? null : Math.max(...dcs), danger: waters.some(({ danger }) => danger === true) };
}

/**
 * pf.swim.2: with a swim Speed one swims that far without a check, pf.swim.4: unless the water asks one of everybody, pf.swim.5: or one
 * chooses to roll. Without, it is the skill action (pf.x.swim).
 */
export function swimTest(state: State, creature: Creature, roll: boolean): SkillTest | Refusal {
  const speed = speedOf(state, creature, 'swim');
  const check = (path: readonly Spot[]) => swimCheck(state, creature, path);
  if (roll && speed === undefined) return refuse('no-such-speed', ['pf.swim.5'], { who: creature.id });
  if (speed !== undefined && !roll)
    return { budget: 2 * speed, dcOf: (path) => (check(path).danger ? check(path).dc : null) };
  const calm = check([]).dc === null;
  if (roll && calm) return refuse('not-water', ['pf.swim.5'], { who: creature.id });
  return {
    budget: swimDistance(state, creature, calm ? 'success' : 'critical-success'),
    dcOf: (path) => check(path).dc,
  };
}
