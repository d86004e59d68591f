import { blockOf, isHeldInPlace, occupantsOf, spaceOf } from '../encounter/creature.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { Creature, State } from '../play/state.ts';
import type { Rulings } from '../rulings.ts';
import { overlaps, type Space } from '../space/space.ts';

/** pf.prone.1: one shares the space of a body that is inert, or prone and willing; pf.prone.2: only if it is not larger. */
export function liesUnderfoot(
  { inert, prone, willing }: { readonly inert: boolean; readonly prone: boolean; readonly willing: boolean },
  larger: number,
): boolean {
  return larger <= 0 && (inert || (prone && willing));
}

/** pf.prone.3: the referee may let one climb onto the lifeless body of a larger creature. */
export function mayClimbLargerBodies({ largerBodyClimb }: Pick<Rulings, 'largerBodyClimb'>): boolean {
  return largerBodyClimb === 'allowed-as-greater-difficult';
}

/** pf.prone.4: one stands up with nobody else in the space; a Tiny occupant, a rider or a mount does not count. */
export function standProblem(state: State, creature: Creature): Refusal | null {
  const facts = { who: creature.id };
  if (!creature.conditions.prone) return refuse('not-prone', ['pf.x.prone'], facts);
  if (isHeldInPlace(creature)) return refuse('held', ['pf.x.conditions'], facts);
  const other = occupantsOf(state, spaceOf(state, creature), creature.id).find(
    (one) => blockOf(state, one).size !== 'Tiny' && one.rides !== creature.id && creature.rides !== one.id,
  );
  return other === undefined ? null : refuse('space-shared', ['pf.prone.4'], { ...facts, other: other.id });
}

/** pf.x.prone: one lies down from one's feet, from the air or from a face, not in water or under the ground. */
export function dropProblem(creature: Creature): Refusal | null {
  const facts = { who: creature.id };
  if (creature.conditions.prone) return refuse('prone', ['pf.x.prone'], facts);
  if (creature.stance === 'swimming' || creature.stance === 'burrowed')
    return refuse('wrong-stance', ['pf.x.prone'], facts);
  return isHeldInPlace(creature) ? refuse('held', ['pf.x.conditions'], facts) : null;
}

/** pf.prone.5: whoever lies may still Crawl, and nothing else that moves; whoever stands does not Crawl. */
export function postureProblem({ id, conditions }: Creature, action: string): Refusal | null {
  const crawling = action === 'crawl';
  if (conditions.prone && !crawling) return refuse('prone', ['pf.x.prone'], { who: id });
  return !conditions.prone && crawling ? refuse('not-prone', ['pf.x.prone'], { who: id }) : null;
}

/** pf.prone.6: from a shared space there is no "straight back": one is shoved any way. */
export function hasNoBack(own: Space, other: Space): boolean {
  return overlaps(own, other);
}
