import type { WeaponId } from '../dungeon/equipment.ts';
import type { Hero } from '../hero/hero.ts';
import { type Refusal, refuse } from '../play/refusal.ts';

/** dx.roll.2: what is declared must be at hand. */
export function withWeapon(hero: Hero, weapon: WeaponId): Refusal | null {
  return hero.weapons.includes(weapon) ? null : refuse('not-carried', { weapon });
}

/** dx.roll.11: bare hands are for those who carry no weapon. */
export function unarmed(hero: Hero): Refusal | null {
  const [weapon] = hero.weapons;
  return weapon === undefined ? null : refuse('armed', { weapon });
}
