import { type Characteristic, effective } from './characteristics.ts';
import type { Hero } from './hero.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.hp.1, dx.hp.2: maximum PV (PV max) follow from END and from nothing else, flat bonuses apart. */
export function maximumPv(endurance: number, pvBonus: number): number {
  return 10 + 3 * endurance + pvBonus;
}

/** dx.stat.4: it is Endurance that gives the hit points, equipment included. */
export function heroMaximum(hero: Hero, rulings: DonjonRulings): number {
  return maximumPv(effective(hero, 'endurance', rulings), hero.pvBonus);
}

/** dx.hp.6: a new hero is in full health: 13 PV with its END of 1. */
export function startingPv(hero: Hero, rulings: DonjonRulings): number {
  return heroMaximum(hero, rulings);
}

/** dx.hp.3, dx.hp.4: Endurance raises current PV at once, by less than the maximum. */
export function raisedPv(hero: Hero, which: Characteristic, pv: number, rulings: DonjonRulings): number {
  if (which !== 'endurance') return pv;
  const before = heroMaximum(hero, rulings);
  const after = heroMaximum({ ...hero, endurance: hero.endurance + 1 }, rulings);
  return after > before ? Math.min(after, pv + rulings.hpGainOnEnd) : pv;
}

/** dx.hp.5: current PV after a loss, never below 0. */
export function wounded(pv: number, lost: number): number {
  return Math.max(0, pv - lost);
}

/** dx.hp.5: how many of these PV the hero can recover: never above the maximum. */
export function recovered(pv: number, amount: number, maximum: number): number {
  return Math.max(0, Math.min(amount, maximum - pv));
}
