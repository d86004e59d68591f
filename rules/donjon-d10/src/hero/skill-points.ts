import { CAP, type Characteristic, CHARACTERISTICS } from './characteristics.ts';
import type { Hero } from './hero.ts';
import { raisedPv } from './hit-points.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.skill.6: the dungeon has floors 1 to 50. */
export const LAST_FLOOR = 50;

/** dx.skill.3: floors from here on are the final zone and give no point. */
const FINAL_ZONE = 46;

/** dx.skill.1: one point for a completed floor. */
export function skillPointsOf(floor: number): number {
  return floor < FINAL_ZONE ? 1 : 0;
}

/** dx.skill.1, dx.skill.2: why no point can go there; null when one can. */
export function investingRefusal(hero: Hero, which: Characteristic): Refusal | null {
  if (hero.skillPoints === 0) return refuse('no-skill-point', {});
  return canRaise(hero, which) ? null : refuse('capped', { characteristic: which });
}

/** dx.skill.2: may a point go there? */
export function canRaise(hero: Hero, which: Characteristic): boolean {
  return hero[which] < CAP; // dx.stat.8
}

/** dx.skill.5, where points may not be kept: one is waiting. dx.skill.4: in a run from floor 1 it always has somewhere to go. */
export function mustInvest(hero: Hero, { skillPointBanking }: DonjonRulings): boolean {
  return !skillPointBanking && hero.skillPoints > 0 && CHARACTERISTICS.some((which) => canRaise(hero, which));
}

/** dx.skill.2: one point, one characteristic, up by one. */
export function invest(unfolding: Unfolding, which: Characteristic): void {
  const { hero, pv, rulings } = unfolding.state;
  const to = hero[which] + 1;
  unfolding.happens({ is: 'invested', in: which, to, pv: raisedPv(hero, which, pv, rulings) });
}
