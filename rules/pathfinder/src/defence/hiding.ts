import { isInAura } from '../space/areas.ts';
import { sheltersBeside } from './armour-class.ts';
import { succeeds } from '../encounter/check.ts';
import { coveredFrom } from './cover.ts';
import { blockOf, spaceOf, theCreature } from '../encounter/creature.ts';
import { test } from '../walking/harm.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** pf.x.seek: squares around one that are searched. */
const SEEK_RADIUS = 3;

/** pf.cover.3: cover from someone, or something beside it that shelters those who take cover by it. */
export function takeCoverProblem(state: State, creature: Creature): Refusal | null {
  const facts = { who: creature.id };
  if (creature.conditions.takenCover) return refuse('already', ['pf.cover.3'], facts);
  const sheltered = coveredFrom(state, creature).length > 0 || sheltersBeside(state, creature).length > 0;
  return sheltered ? null : refuse('no-cover', ['pf.cover.3', 'pf.cover.1'], facts);
}

/** pf.cover.4: cover from an observer that still sees it; pf.screen.4: screening is not enough. */
export function hideProblem(state: State, creature: Creature): Refusal | null {
  const hidden = creature.conditions.hiddenFrom ?? [];
  const covered = coveredFrom(state, creature);
  if (covered.length === 0) return refuse('no-cover', ['pf.cover.4', 'pf.screen.4'], { who: creature.id });
  return covered.every((id) => hidden.includes(id)) ? refuse('already', ['pf.x.hide'], { who: creature.id }) : null;
}

/** pf.cover.4: Stealth against each observer it has cover from; screening is not enough (pf.screen.4). */
export function hide(unfolding: Unfolding, who: CreatureId): void {
  const { state } = unfolding;
  const creature = theCreature(state, who);
  const hidden = coveredFrom(state, creature).filter((observer) => {
    const dc = 10 + blockOf(state, theCreature(state, observer)).perception;
    return succeeds(test(unfolding, who, 'hide', blockOf(state, creature).stealth, dc, { against: observer }));
  });
  if (hidden.length > 0) unfolding.happens({ is: 'changed', who, change: { hiddenFrom: hidden }, why: 'pf.cover.4' });
}

/** Those hidden from a creature and near enough to be sought: three squares around it. */
function soughtBy(state: State, creature: Creature): Creature[] {
  const own = spaceOf(state, creature);
  return state.creatures.filter(
    (other) => other.conditions.hiddenFrom?.includes(creature.id) && isInAura(own, spaceOf(state, other), SEEK_RADIUS),
  );
}

export function seekProblem(state: State, creature: Creature): Refusal | null {
  return soughtBy(state, creature).length > 0 ? null : refuse('nobody-hidden', ['pf.x.seek'], { who: creature.id });
}

/** pf.x.seek: Perception against the Stealth of each; found, one is hidden from the seeker no more. */
export function seek(unfolding: Unfolding, who: CreatureId): void {
  const { state } = unfolding;
  const seeker = theCreature(state, who);
  for (const hidden of soughtBy(state, seeker)) {
    const { id, conditions } = hidden;
    const dc = 10 + blockOf(state, hidden).stealth;
    if (!succeeds(test(unfolding, who, 'seek', blockOf(state, seeker).perception, dc, { against: id }))) continue;
    const still = conditions.hiddenFrom?.filter((observer) => observer !== who) ?? [];
    unfolding.happens({
      is: 'changed',
      who: id,
      change: { hiddenFrom: still.length > 0 ? still : null },
      why: 'pf.x.seek',
    });
  }
}

/** pf.x.hide: hiding is lost from whoever it no longer has cover against. */
export function keepHidden(unfolding: Unfolding, who: CreatureId): void {
  const creature = theCreature(unfolding.state, who);
  const { hiddenFrom } = creature.conditions;
  if (hiddenFrom === undefined) return;
  const covered = coveredFrom(unfolding.state, creature);
  const still = hiddenFrom.filter((id) => covered.includes(id));
  if (still.length < hiddenFrom.length) {
    unfolding.happens({
      is: 'changed',
      who,
      change: { hiddenFrom: still.length > 0 ? still : null },
      why: 'pf.x.hide',
    });
  }
}
