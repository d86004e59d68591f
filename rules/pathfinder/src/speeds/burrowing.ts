import { terrainAt } from '../space/battlefield.ts';
import { chart } from '../encounter/creature.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { Creature, State } from '../play/state.ts';
import { speedOf } from '../walking/speed.ts';
import { standingHeight } from '../walking/ground.ts';
import { plainHalves, type Step3, type StepPrice } from './step3.ts';

/**
 * pf.burrow.1: one step through loose ground, wholly under it, or up to its surface. Stone and water are no way. Up and
 * down cost as along. The ground closes behind (pf.burrow.3): nothing here changes the map.
 */
export function burrowStep(step: Step3): StepPrice {
  const { state, from, to, space, squares } = step;
  const map = chart(state);
  const surface = standingHeight(map, to.at, space.side);
  for (const cell of squares) {
    const { stone, water, blocking, height } = terrainAt(map, cell);
    const covered = to.z + 5 * space.side <= height;
    const loose = stone === undefined && water === undefined && blocking === undefined;
    if (!loose || !(covered || to.z === surface)) return { code: 'not-earth', rules: ['pf.burrow.1'], at: cell };
  }
  const wasAbove = from.z === standingHeight(map, from.at, space.side);
  if (wasAbove && to.z === surface) return { code: 'not-earth', rules: ['pf.burrow.1', 'pf.special.5'], at: to.at };
  return plainHalves(step);
}

/** pf.burrow.2: Burrow needs a burrow Speed. */
export function burrowProblem(state: State, creature: Creature): Refusal | null {
  if (speedOf(state, creature, 'burrow') !== undefined) return null;
  return refuse('no-such-speed', ['pf.burrow.2', 'pf.special.3'], { who: creature.id });
}
