import { type Degree, succeeds } from '../encounter/check.ts';
import { blockOf, theCreature } from '../encounter/creature.ts';
import type { Creature, CreatureId, Spot } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { settleSharing } from '../sharing/accident.ts';
import { maintainBalance } from '../walking/footing.ts';
import { hurt, test } from '../walking/harm.ts';

/** pf.fallon.1: the Reflex save of whoever a creature or an object (pf.fallobj.2) falls on. */
export const STRUCK_BY_FALL_DC = 15;

/** pf.fallon.2 to pf.fallon.5: the share of the falling damage, rounded down, by degree of the save. */
export function struckDamage(fallDamageTaken: number, degree: Degree): number {
  switch (degree) {
    case 'critical-success':
      return 0; // pf.fallon.3
    case 'success':
      return Math.floor(fallDamageTaken / 4); // pf.fallon.2
    case 'failure':
      return Math.floor(fallDamageTaken / 2); // pf.fallon.4
    case 'critical-failure':
      return fallDamageTaken; // pf.fallon.5
  }
}

/** A creature lands on others: each is struck, then (pf.fallon.6) the accident of two in one space is settled. */
export function landOn(
  unfolding: Unfolding,
  struck: readonly Creature[],
  damage: number,
  faller: CreatureId,
  from: Spot,
): void {
  for (const { id } of struck) strikeBelow(unfolding, id, damage, faller);
  settleSharing(unfolding, faller, from);
}

/**
 * pf.fallon.1: whoever is under a falling creature makes a Reflex save for a share of the damage; pf.fallobj.2: so does whoever is
 * under a falling object (`faller` null), even one who cannot act.
 */
export function strikeBelow(unfolding: Unfolding, who: CreatureId, damage: number, faller: CreatureId | null): void {
  const other = theCreature(unfolding.state, who);
  if (other.conditions.dead || damage === 0) return;
  const { ref } = blockOf(unfolding.state, other).saves;
  const degree =
    faller === null
      ? test(unfolding, who, 'falling-object', ref, STRUCK_BY_FALL_DC)
      : test(unfolding, who, 'falling-body', ref, STRUCK_BY_FALL_DC, { against: faller });
  hurt(unfolding, who, struckDamage(damage, degree), {
    type: 'bludgeoning',
    cause: faller === null ? 'struck-by-object' : 'struck-by-fall',
    dc: STRUCK_BY_FALL_DC,
  });
  if (!succeeds(degree)) maintainBalance(unfolding, who);
}
