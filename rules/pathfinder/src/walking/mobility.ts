import { isHeldInPlace } from '../encounter/creature.ts';
import { LEAST_SPEED, speedOf } from './speed.ts';
import { postureProblem } from '../sharing/prone.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { Creature, State } from '../play/state.ts';

/** pf.x.conditions, pf.x.prone, pf.x.mount: what keeps a creature from moving at all. */
export function moveProblem(creature: Creature, action: string): Refusal | null {
  const facts = { who: creature.id };
  if (isHeldInPlace(creature)) return refuse('held', ['pf.x.conditions'], facts);
  if (creature.rides !== undefined) return refuse('riding', ['pf.x.mount'], facts);
  return postureProblem(creature, action);
}

/** pf.speed.1, pf.special.3, pf.special.4: land moves need a land Speed and firm ground. */
export function landProblem(state: State, creature: Creature, action: string): Refusal | null {
  const facts = { who: creature.id };
  const speed = speedOf(state, creature, 'land');
  if (speed === undefined || speed === 0) return refuse('no-such-speed', ['pf.speed.1'], facts);
  if (creature.stance !== 'ground') {
    const rules: RuleId[] = action === 'step' ? ['pf.special.4'] : ['pf.special.3', 'pf.special.5'];
    return refuse('wrong-stance', rules, facts);
  }
  const slow = (action === 'step' || action === 'crawl') && speed < LEAST_SPEED;
  return slow ? refuse('too-slow', ['pf.x.step', 'pf.speed.3'], { ...facts, need: LEAST_SPEED, have: speed }) : null;
}
