import { blockOf, canAct, theCreature } from './creature.ts';
import { BROKEN } from '../play/evolve.ts';
import type { BlockFrame } from '../play/frame.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { Creature, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** What a shield can stop. */
const PHYSICAL: ReadonlySet<string> = new Set(['piercing', 'bludgeoning', 'slashing']);

function isShieldBroken({ dents }: Creature): boolean {
  return dents >= BROKEN;
}

/** pf.x.shield: one has a shield, whole, and not yet up. */
export function raiseProblem(state: State, creature: Creature): Refusal | null {
  const facts = { who: creature.id };
  if (blockOf(state, creature).shield === undefined) return refuse('no-shield', ['pf.x.shield'], facts);
  if (isShieldBroken(creature)) return refuse('shield-broken', ['pf.x.block'], facts);
  return creature.conditions.shieldRaised ? refuse('already', ['pf.x.shield'], facts) : null;
}

/** pf.x.block: a raised shield, a reaction left, and a blow that a shield can stop. */
export function mayBlock(state: State, creature: Creature, type: string): boolean {
  const { shieldRaised } = creature.conditions;
  const hardness = blockOf(state, creature).hardness ?? 0;
  return shieldRaised === true && hardness > 0 && creature.reaction && canAct(creature) && PHYSICAL.has(type);
}

/** pf.x.block: the shield stops as much as its Hardness; a blow of that much dents it once, of twice as much twice. Returns what is left of the blow. */
export function shieldBlock(unfolding: Unfolding, frame: BlockFrame): BlockFrame {
  const { who, damage } = frame;
  const creature = theCreature(unfolding.state, who);
  const hardness = blockOf(unfolding.state, creature).hardness ?? 0;
  const prevented = Math.min(hardness, damage);
  const dents = Math.min(2, Math.floor(damage / hardness));
  unfolding.happens({ is: 'reacted', who, with: 'block' });
  unfolding.happens({ is: 'blocked', who, prevented, dents: creature.dents + dents });
  return { ...frame, damage: damage - prevented };
}
