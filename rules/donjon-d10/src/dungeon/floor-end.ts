import { heroMaximum, recovered } from '../hero/hit-points.ts';
import type { Journal } from '../play/journal.ts';
import { skillPointsOf } from '../hero/skill-points.ts';

/** dx.skill.1, dx.skill.6: the exit is crossed. Past the last floor, the dungeon is beaten. */
export function completeFloor(journal: Journal): void {
  const { floor, dungeon } = journal.state;
  journal.add({ is: 'floor-completed', floor: floor.number, skillPoints: skillPointsOf(floor.number) });
  if (journal.state.hero.forgotten.length > 0) journal.add({ is: 'spells-remembered' }); // dx.fumble.7
  if (floor.number >= dungeon.last) journal.add({ is: 'dungeon-completed' });
}

/** dx.hp.5: at 0 PV the hero is out. */
export function heroFalls(journal: Journal): void {
  journal.add({ is: 'hero-slain' });
  const { entry, rulings } = journal.state;
  if (entry !== null) journal.add({ is: 'floor-restarted', hero: entry, pv: heroMaximum(entry, rulings) });
}

/** dx.x.rest: three quarters of the maximum, never above it. */
export function rest(journal: Journal): void {
  const { hero, pv, rulings } = journal.state;
  const maximum = heroMaximum(hero, rulings);
  journal.add({ is: 'rested', healed: recovered(pv, Math.floor((3 * maximum) / 4), maximum) });
}
