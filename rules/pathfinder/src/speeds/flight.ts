import { SQUARE_DX, SQUARE_DY } from '@arbitre/kernel';
import { terrainAt, type Wind } from '../space/battlefield.ts';
import { chart, has } from '../encounter/creature.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { Creature, State } from '../play/state.ts';
import { speedOf } from '../walking/speed.ts';
import { floorOf } from '../walking/ground.ts';
import { passesBetween } from './squeeze.ts';
import type { Rulings } from '../rulings.ts';
import { UNITS_PER_SQUARE } from '../space/space.ts';
import { isDiagonalMove, type Move3, type Step3, type StepPrice } from './step3.ts';

/** How a step lies to the wind. */
export type Bearing = 'with' | 'across' | 'against';

/**
 * pf.fly.3: with the wind within 45 degrees of where it blows, against it from 135; `exact-line` counts only its own line.
 * A step with no horizontal part is neither.
 */
export function bearing(wind: Wind, { dx, dy }: Pick<Move3, 'dx' | 'dy'>, windSector: Rulings['windSector']): Bearing {
  if (wind === null || (dx === 0 && dy === 0)) return 'across';
  const heading = SQUARE_DX.findIndex((x, direction) => x === dx && SQUARE_DY[direction] === dy);
  const turn = Math.abs(heading - wind);
  const eighths = Math.min(turn, 8 - turn);
  const slack = windSector === 'within-45' ? 1 : 0;
  if (eighths <= slack) return 'with';
  return eighths >= 4 - slack ? 'against' : 'across';
}

/** What a step of flight costs in half squares; `double`: the next diagonal counts 2. */
export function flightHalves(
  move: Move3,
  double: boolean,
  wind: Wind,
  gravity: 'normal' | 'none',
  windSector: Rulings['windSector'],
): number {
  const base = isDiagonalMove(move) && double ? 2 : 1;
  const heading = bearing(wind, move, windSector);
  const weight = gravity === 'normal'; // pf.fly.6, pf.fly.7: without gravity up and down are like any way
  const rising = weight && move.dz > 0;
  if (weight && move.dz < 0 && move.dx === 0 && move.dy === 0) return 1; // pf.fly.5: straight down, half price, once
  if (heading === 'against') return 2 * (base + (rising ? 2 : 1)); // pf.fly.3, pf.fly.4
  const surcharge = rising ? 2 : 0;
  return (heading === 'with' ? base : 2 * base) + surcharge; // pf.fly.5
}

/**
 * One step of flight: open air on the map, over the ground and under the ceiling. Ground terrain does not slow it
 * (pf.terrain.7). A tight gap asks for a Maneuver in Flight (pf.x.maneuver).
 */
export function flightStep({ state, to, move, double, space, squares }: Step3, maneuvering: boolean): StepPrice {
  const map = chart(state);
  const { wind, gravity, ceiling } = state.field;
  if (to.z + space.side * UNITS_PER_SQUARE > ceiling) return { code: 'too-high', rules: ['pf.geom.5'], at: to.at };
  for (const cell of squares) {
    const terrain = terrainAt(map, cell);
    const solid = terrain.blocking !== undefined && to.z < (terrain.blocking.top ?? Infinity);
    const buried = to.z < Math.max(floorOf(terrain, to.z).height, terrain.slope?.top ?? -Infinity);
    if (solid || buried) return { code: 'blocked', rules: ['pf.geom.5'], at: cell };
    if (terrain.tight !== undefined && !maneuvering)
      return { code: 'tight', rules: ['pf.x.maneuver', 'pf.fly.2'], at: cell };
  }
  const squeezed = passesBetween(state, space, move, to.z);
  if (squeezed !== null) return squeezed;
  return flightHalves(move, double, wind, gravity, state.rulings.windSector);
}

/** pf.fly.1: Fly needs a fly Speed; pf.fly.2: Maneuver in Flight needs it too, and training in Acrobatics. */
export function flightProblem(state: State, creature: Creature, action: 'fly' | 'maneuver'): Refusal | null {
  const rule = action === 'fly' ? 'pf.fly.1' : 'pf.fly.2';
  if (speedOf(state, creature, 'fly') === undefined)
    return refuse('no-such-speed', [rule, 'pf.special.3'], { who: creature.id });
  const untrained = action === 'maneuver' && !has(state, creature, 'trained-acrobatics');
  return untrained ? refuse('no-such-speed', ['pf.fly.2'], { who: creature.id }) : null;
}
