import { effective } from '../hero/characteristics.ts';
import type { Hero } from '../hero/hero.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.stat.6: Charisma is the hero's luck: with critical failures, chests and gold. */
export function luckOf(hero: Hero, rulings: DonjonRulings): number {
  return effective(hero, 'charisma', rulings);
}

/** Percentages of the three consequences of a critical failure. */
type Parts = readonly [breaks: number, extra: number, nothing: number];

/**
 * dx.cha.1, dx.cha.2: each point of Charisma moves one per cent to "nothing", first from break, then from extra damage.
 * dx.cha.3: for any Charisma they add up to 100; past 95 nothing can go wrong.
 *
 * @example movedByCharisma([30, 65, 5], 5) // [25, 65, 10], as the book works it out (dx.cha.4)
 */
export function movedByCharisma([without, , spared]: Parts, charisma: number): Parts {
  const luck = Math.max(0, charisma);
  const nothing = Math.min(100, spared + luck);
  const breaks = Math.max(0, without - luck);
  return [breaks, 100 - breaks - nothing, nothing];
}

/** dx.cha.5: what the hero's luck adds to the D100 of a chest. */
export function chestLuck(hero: Hero, rulings: DonjonRulings): number {
  return rulings.chestCharisma === 'addToD100' ? Math.max(0, luckOf(hero, rulings)) : 0;
}

/** dx.cha.5: gold found by this hero, in per cent of what lies there. */
export function goldPercent(hero: Hero, rulings: DonjonRulings): number {
  return 100 + rulings.goldCharisma * Math.max(0, luckOf(hero, rulings));
}
