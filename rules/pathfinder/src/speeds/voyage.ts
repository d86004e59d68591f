import { succeeds } from '../encounter/check.ts';
import { blockOf, theCreature } from '../encounter/creature.ts';
import { isUnsupported, startFall } from '../falling/dropping.ts';
import type { VolumeCommand } from '../play/command.ts';
import type { Creature, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { startMove } from '../reactions/moving.ts';
import { test } from '../walking/harm.ts';
import { speedOf } from '../walking/speed.ts';
import { climbBonus, climbDistance } from './climbing.ts';
import type { VoyagePlan } from './judge-volume.ts';
import { swimBonus, swimDistance } from './swimming.ts';

/** Flight, swimming, climbing, burrowing: by Speed, or as far as a check carries. */
export function voyage(unfolding: Unfolding, { do: action, who, roll }: VolumeCommand, plan: VoyagePlan): void {
  const { state } = unfolding;
  const creature = theCreature(state, who);
  const { path, halves } = plan.voyage;
  if (plan.dc === null) return startMove(unfolding, who, action, path, halves);
  if (action === 'maneuver') {
    const done = succeeds(test(unfolding, who, 'maneuver', blockOf(state, creature).acrobatics, plan.dc));
    return startMove(unfolding, who, 'maneuver', done ? path : [], done ? halves : 0);
  }
  const kind = action === 'swim' ? 'swim' : 'climb';
  const bySpeed = speedOf(state, creature, kind) !== undefined && !roll;
  const degree = test(unfolding, who, kind, skillOf(state, creature, kind, bySpeed), plan.dc);
  if (degree === 'critical-failure' && kind === 'climb') return loseHold(unfolding, who);
  const skillful = kind === 'climb' ? climbDistance : swimDistance;
  const budget = bySpeed ? (succeeds(degree) ? halves : 0) : skillful(state, creature, degree);
  startMove(unfolding, who, action, budget > 0 ? path : [], budget);
}

function skillOf(state: State, creature: Creature, kind: 'swim' | 'climb', bySpeed: boolean): number {
  const { acrobatics, athletics } = blockOf(state, creature);
  if (kind === 'swim') return athletics[0] + swimBonus(state, creature);
  const nimble = bySpeed && state.rulings.climbHazardSkill === 'acrobatics'; // pf.climb.3
  return nimble ? acrobatics : athletics[0] + climbBonus(state, creature);
}

/** pf.x.climb: a fall; from firm ground, prone. */
function loseHold(unfolding: Unfolding, who: string): void {
  const creature = theCreature(unfolding.state, who);
  if (isUnsupported(unfolding.state, creature)) startFall(unfolding, who, false);
  else unfolding.happens({ is: 'changed', who, change: { prone: true }, why: 'pf.x.climb' });
}
