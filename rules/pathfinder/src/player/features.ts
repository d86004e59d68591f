import type { Features, Seat } from '@arbitre/kernel';
import { areAllied, isInert, spaceOf } from '../encounter/creature.ts';
import type { Creature, State } from '../play/state.ts';
import { weightOf, worthWith } from './blow.ts';
import { enemiesOf, menaceOf, takenAt } from './menace.ts';

/** How much of what a creature could do next counts as done. */
const PROMISE = 0.35;

/** An encounter at one moment, term by term. */
export function features(state: State, seat: Seat): Features {
  let strength = 0;
  let down = 0;
  let danger = 0;
  let chances = 0;
  let footing = 0;
  for (const creature of state.creatures) {
    const ours = areAllied(state, creature.side, seat);
    const sign = ours ? 1 : -1;
    strength += sign * worthWith(state, creature, isInert(creature) ? 0 : creature.hp);
    down += sign * downed(state, creature);
    if (isInert(creature)) continue;
    const next = PROMISE * bestTurn(state, creature);
    if (ours) chances += next;
    else danger -= next;
    footing += sign * standing(creature);
    strength += sign * 8 * creature.heals;
  }
  return { strength, down, danger, chances, footing };
}

/** The most that its next turn is expected to take from one enemy, as things stand. */
function bestTurn(state: State, creature: Creature): number {
  let most = 0;
  for (const enemy of enemiesOf(state, creature))
    most = Math.max(most, takenAt(state, menaceOf(state, creature, enemy), spaceOf(state, enemy)));
  return most;
}

/** On its feet, with its shield up, unseen, unheld, out of the water. */
function standing({ conditions, stance }: Creature): number {
  const { prone, held, shieldRaised, hiddenFrom } = conditions;
  const lost = (prone ? 12 : 0) + (held === undefined ? 0 : 10) + (stance === 'swimming' ? 40 : 0);
  return (shieldRaised ? 4 : 0) + (hiddenFrom === undefined ? 0 : 8) - lost;
}

/** A hero who is down may still come back. */
function downed(state: State, creature: Creature): number {
  const { unconscious, dead, dying = 0 } = creature.conditions;
  return unconscious && !dead ? (0.16 - 0.03 * dying) * weightOf(state, creature) : 0;
}
