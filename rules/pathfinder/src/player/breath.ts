import { caught, conesOf } from '../encounter/breath-weapon.ts';
import { areAllied, blockOf, isInert, spaceOf } from '../encounter/creature.ts';
import { mean } from '../encounter/dice.ts';
import { actionsOf } from '../play/judge.ts';
import type { Creature, State } from '../play/state.ts';
import { distance } from '../space/space.ts';
import { weightOf } from './blow.ts';

/** Actions that a breath takes. */
export const BREATHING = actionsOf({ do: 'breathe', who: '', at: 0, direction: 0 });

/** A breath that could be breathed, and what it is expected to take. */
interface Breath {
  readonly cone: ReturnType<typeof conesOf>[number];
  readonly worth: number;
}

/** Every breath worth breathing from where a creature stands, once it is drawn: for as many enemies as the cone holds, and no friend. */
export function breathsFrom(state: State, creature: Creature): readonly Breath[] {
  const weapon = blockOf(state, creature).breathWeapon;
  if (weapon === undefined || state.round < (creature.conditions.recharging ?? 0)) return [];
  const harm = mean(weapon.damage);
  const own = spaceOf(state, creature);
  const near = state.creatures.filter(
    (one) => one.id !== creature.id && !isInert(one) && distance(own, spaceOf(state, one)) <= weapon.length,
  );
  if (!near.some((one) => !areAllied(state, one.side, creature.side))) return [];
  return conesOf(state, creature).flatMap((cone): readonly Breath[] => {
    let sum = 0;
    for (const victim of caught(state, creature, cone)) {
      if (isInert(victim)) continue;
      const taken = Math.min(harm * 0.75, victim.hp);
      const share = (0.55 * taken) / blockOf(state, victim).hp + (victim.hp <= 0.7 * harm ? 0.4 : 0);
      sum += (areAllied(state, victim.side, creature.side) ? -1.5 : 1) * weightOf(state, victim) * share;
    }
    return sum <= 0 ? [] : [{ cone, worth: sum }];
  });
}
