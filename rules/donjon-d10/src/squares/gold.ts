import { effective } from '../hero/characteristics.ts';
import type { Hero } from '../hero/hero.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.cha.5, dx.x.gold: Charisma is luck with gold, so many per cent a point. */
export function goldGain(
  base: number,
  { hero, rulings }: { readonly hero: Hero; readonly rulings: DonjonRulings },
): number {
  const charisma = Math.max(0, effective(hero, 'charisma', rulings));
  return Math.floor((base * (100 + rulings.goldCharisma * charisma)) / 100);
}
