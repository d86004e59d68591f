import { goldPercent } from '../combat/charisma.ts';
import type { Hero } from '../hero/hero.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.x.gold: what a pile of floor `f` holds, luck apart. */
export function pileOf(f: number): number {
  return 2 + Math.floor(f / 4);
}

/** dx.cha.5, dx.x.gold: Charisma is luck with gold, so many per cent a point. */
export function goldGain(
  base: number,
  { hero, rulings }: { readonly hero: Hero; readonly rulings: DonjonRulings },
): number {
  return Math.floor((base * goldPercent(hero, rulings)) / 100);
}
