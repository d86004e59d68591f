import { effective } from '../hero/characteristics.ts';
import type { Hero } from '../hero/hero.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.cha.5: what the hero's luck adds to the D100 of a chest. */
export function chestLuck(hero: Hero, rulings: DonjonRulings): number {
  return rulings.chestCharisma === 'addToD100' ? Math.max(0, effective(hero, 'charisma', rulings)) : 0;
}

/** dx.cha.5: gold found by this hero, in per cent of what lies there. */
export function goldPercent(hero: Hero, rulings: DonjonRulings): number {
  return 100 + rulings.goldCharisma * Math.max(0, effective(hero, 'charisma', rulings));
}
