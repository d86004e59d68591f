import { heroMaximum, recovered } from '../hero/hit-points.ts';
import type { State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { skillPointsOf } from '../hero/skill-points.ts';

/** dx.skill.1, dx.skill.6: the exit is crossed. Past the last floor, the dungeon is beaten. */
export function completeFloor(unfolding: Unfolding): void {
  const { floor, dungeon } = unfolding.state;
  unfolding.happens({ is: 'floor-completed', floor: floor.number, skillPoints: skillPointsOf(floor.number) });
  if (unfolding.state.hero.forgotten.length > 0) unfolding.happens({ is: 'spells-remembered' }); // dx.fumble.7
  if (floor.number >= dungeon.last) unfolding.happens({ is: 'dungeon-completed' });
}

/** dx.hp.5: at 0 PV the hero is out. */
export function heroFalls(unfolding: Unfolding): void {
  unfolding.happens({ is: 'hero-slain' });
  const { entry, rulings } = unfolding.state;
  if (entry !== null) unfolding.happens({ is: 'floor-restarted', hero: entry, pv: heroMaximum(entry, rulings) });
}

/** dx.x.rest: the PV a rest gives back, three quarters of the maximum, never above it. */
export function restHealing({ hero, pv, rulings }: State): number {
  const maximum = heroMaximum(hero, rulings);
  return recovered(pv, Math.floor((3 * maximum) / 4), maximum);
}

export function rest(unfolding: Unfolding): void {
  unfolding.happens({ is: 'rested', healed: restHealing(unfolding.state) });
}
