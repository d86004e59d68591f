import type { Features, Seat } from '@arbitre/kernel';
import { areAllied, isInert, spaceOf } from '../encounter/creature.ts';
import type { Creature, State } from '../play/state.ts';
import { weightOf, worthWith } from './blow.ts';
import { exposure } from './ground.ts';

/** An encounter at one moment, term by term. */
export function features(state: State, seat: Seat): Features {
  let strength = 0;
  let down = 0;
  let danger = 0;
  let footing = 0;
  for (const creature of state.creatures) {
    const sign = areAllied(state, creature.side, seat) ? 1 : -1;
    strength += sign * worthWith(state, creature, isInert(creature) ? 0 : creature.hp);
    down += sign * downed(state, creature);
    if (isInert(creature)) continue;
    danger -= sign * 0.2 * exposure(state, creature, spaceOf(state, creature));
    footing -= sign * (creature.conditions.prone ? 12 : 0);
    footing += sign * (creature.conditions.shieldRaised ? 4 : 0) - sign * (creature.conditions.held ? 10 : 0);
    strength += sign * 6 * creature.heals;
  }
  return { strength, down, danger, footing };
}

/** A hero who is down may still come back. */
function downed(state: State, creature: Creature): number {
  return creature.conditions.unconscious && !creature.conditions.dead ? 0.12 * weightOf(state, creature) : 0;
}
