import type { Chance } from '@arbitre/kernel';
import type { Side } from './damage.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.x.alone: after a potion or a scroll the creature rolls alone, without criticals; a roll above its value misses. */
export function rollAlone(
  foe: Side,
  heroArmour: number,
  { spellIgnoresArmour }: DonjonRulings,
  chance: Chance,
): { readonly die: number; readonly suffered: number } {
  const die = chance.int(20, CUTS[foe.value]) + 1;
  const armour = foe.magic && spellIgnoresArmour ? 0 : heroArmour;
  return { die, suffered: die <= foe.value ? Math.max(0, foe.value - die + foe.damage + foe.atk - armour) : 0 };
}

/** Every die up to the value counts for itself, those above it all miss. */
const CUTS: readonly (readonly number[])[] = Array.from({ length: 20 }, (_, value) =>
  Array.from({ length: value }, (_, index) => index + 1),
);
