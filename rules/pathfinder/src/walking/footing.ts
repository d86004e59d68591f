import { succeeds } from '../encounter/check.ts';
import { blockOf, canAct, chart, has, isInert, spaceOf, theCreature } from '../encounter/creature.ts';
import { startFall } from '../falling/dropping.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { RuleId } from '../rulebook/index.ts';
import { squaresOf, terrainAt } from '../space/battlefield.ts';
import { hurt, test } from './harm.ts';
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

/** The surface a creature must keep its balance on: its DC, and whether it is narrow; null on firm ground. */
export function footing(state: State, who: CreatureId): { dc: number; narrow: boolean; injury: number } | null {
  const creature = theCreature(state, who);
  if (creature.stance !== 'ground' || creature.conditions.prone) return null;
  const map = chart(state);
  const { x, y, side } = spaceOf(state, creature);
  let worst: { dc: number; narrow: boolean; injury: number } | null = null;
  for (const cell of squaresOf(map, x, y, side)) {
    const terrain = terrainAt(map, cell);
    const dc = balanceDC(terrain);
    if (dc === null || (worst !== null && worst.dc >= dc)) continue;
    worst = { dc, narrow: terrain.narrow !== undefined, injury: terrain.uneven?.injury ?? 0 };
  }
  return worst;
}

/** pf.narrow.3, pf.uneven.3: after a hit or a failed save, keep one's balance or fall. */
export function maintainBalance(unfolding: Unfolding, who: CreatureId): void {
  const creature = theCreature(unfolding.state, who);
  const surface = footing(unfolding.state, who);
  if (surface === null || creature.conditions.steady) return;
  if (isInert(creature) || !canAct(creature)) return loseFooting(unfolding, who);
  const degree = test(unfolding, who, 'maintain-balance', blockOf(unfolding.state, creature).acrobatics, surface.dc, {
    raise: has(unfolding.state, creature, 'sure-footing'),
  });
  if (degree === 'critical-success')
    unfolding.happens({ is: 'changed', who, change: { steady: true }, why: 'pf.narrow.3' });
  else if (!succeeds(degree)) loseFooting(unfolding, who);
}

/** pf.narrow.1: off a narrow surface one drops to what lies below; pf.uneven.1: else one falls prone, and may be hurt by the ground. */
export function loseFooting(unfolding: Unfolding, who: CreatureId): void {
  const surface = footing(unfolding.state, who);
  const creature = theCreature(unfolding.state, who);
  const drops = surface?.narrow === true && terrainAt(chart(unfolding.state), creature.at).below !== undefined;
  if (drops) return startFall(unfolding, who, false);
  unfolding.happens({
    is: 'changed',
    who,
    change: { prone: true },
    why: surface?.narrow ? 'pf.narrow.1' : 'pf.uneven.1',
  });
  if (surface !== null && surface.injury > 0) {
    hurt(unfolding, who, surface.injury, { type: 'bludgeoning', cause: 'injury', dc: surface.dc });
  }
}
