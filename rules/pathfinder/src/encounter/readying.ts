import { type Order, READY_TRIGGERS } from '../play/command.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { Creature, State } from '../play/state.ts';
import { canAttack, meleeAttacks } from './creature.ts';
import { attackOf } from './strike.ts';

/** pf.x.ready: a melee Strike, and a reaction left to make it with. */
export function readyProblem(state: State, creature: Creature, attack: number): Refusal | null {
  const facts = { who: creature.id };
  if (!canAttack(creature)) return refuse('cannot-attack', ['pf.x.conditions'], facts);
  if (attackOf(state, creature, attack)?.kind !== 'melee') return refuse('no-such-attack', ['pf.x.ready'], facts);
  return creature.reaction ? null : refuse('no-reaction', ['pf.x.ready'], facts);
}

/** A Strike held ready for each trigger, with each weapon for hand-to-hand fighting. */
export function readiesOf(state: State, creature: Creature): readonly Order[] {
  if (!creature.reaction) return [];
  const who = creature.id;
  return meleeAttacks(state, creature).flatMap(({ index }) =>
    readyProblem(state, creature, index) === null
      ? READY_TRIGGERS.map((when) => ({ do: 'ready' as const, who, attack: index, when }))
      : [],
  );
}
