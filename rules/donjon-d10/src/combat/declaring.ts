import type { WeaponId } from '../dungeon/equipment.ts';
import type { Hero } from '../hero/hero.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { foeOf, type State } from '../play/state.ts';

/** dx.roll.2: what is declared must be at hand. */
export function withWeapon(hero: Hero, weapon: WeaponId): Refusal | null {
  return hero.weapons.includes(weapon) ? null : refuse('not-carried', { weapon });
}

/** dx.roll.11: bare hands are for those who carry no weapon. */
export function unarmed(hero: Hero): Refusal | null {
  const [weapon] = hero.weapons;
  return weapon === undefined ? null : refuse('armed', { weapon });
}

/** dx.x.flee, dx.x.scroll.passage: nobody walks away from a boss. */
export function againstBoss(state: State, by: 'flight' | 'passage'): Refusal | null {
  const { combat } = state;
  if (combat === null || !foeOf(state, combat).boss) return null;
  return refuse('boss', { by, foe: combat.foe });
}
