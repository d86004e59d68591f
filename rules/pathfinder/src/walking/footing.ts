import { chart, has, spaceOf } from '../encounter/creature.ts';
import type { Creature, State } from '../play/state.ts';
import type { RuleId } from '../rulebook/index.ts';
import { squaresOf, terrainAt } from '../space/battlefield.ts';
import { balanceDC } from './land.ts';
import { speedOf } from './speed.ts';

/** pf.slope.2, pf.narrow.2, pf.uneven.2: the surface under someone that leaves it flat-footed; null when none does. */
export function exposedBySurface(state: State, creature: Creature): RuleId | null {
  if (creature.stance !== 'ground' && creature.stance !== 'climbing') return null;
  const climber = speedOf(state, creature, 'climb') !== undefined;
  const map = chart(state);
  const { x, y, side } = spaceOf(state, creature);
  for (const cell of squaresOf(map, x, y, side)) {
    const terrain = terrainAt(map, cell);
    if (terrain.slope !== undefined && !(climber && state.rulings.slopeClimbSpeed === 'exempt')) return 'pf.slope.2';
    if (balanceDC(terrain) !== null && creature.stance === 'ground' && !has(state, creature, 'sure-footing')) {
      return terrain.narrow === undefined ? 'pf.uneven.2' : 'pf.narrow.2';
    }
  }
  return null;
}
