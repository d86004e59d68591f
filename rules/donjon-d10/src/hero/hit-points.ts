import { effective } from './characteristics.ts';
import type { Hero } from './hero.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.hp.1, dx.hp.2: maximum PV (PV max) follow from END and from nothing else, flat bonuses apart. */
export function maximumPv(endurance: number, pvBonus: number): number {
  return 10 + 3 * endurance + pvBonus;
}

/** The maximum PV of a hero, equipment included. */
export function heroMaximum(hero: Hero, rulings: DonjonRulings): number {
  return maximumPv(effective(hero, 'endurance', rulings), hero.pvBonus);
}

/** dx.hp.5: current PV after a loss, never below 0. */
export function wounded(pv: number, lost: number): number {
  return Math.max(0, pv - lost);
}

/** How many of these PV the hero can recover: never above the maximum. */
export function recovered(pv: number, amount: number, maximum: number): number {
  return Math.max(0, Math.min(amount, maximum - pv));
}
