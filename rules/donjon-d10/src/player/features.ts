import type { Features } from '@arbitre/kernel';
import { heroMaximum } from '../hero/hit-points.ts';
import { ARMOURS, SPELLS, WEAPONS } from '../dungeon/equipment.ts';
import { CLASSES, type HeroClass } from '../hero/classes.ts';
import { bestArms } from './fight.ts';
import { wishesOf } from './walking.ts';
import type { State } from '../play/state.ts';

/** A run at one moment, term by term. */
export function features(state: State): Features {
  const { hero, pv, rulings, floor, dungeon, combat, stage } = state;
  const { main }: HeroClass = CLASSES[hero.class];
  const arms = Math.max(
    0,
    ...hero.weapons.map((id) => WEAPONS[id].damage),
    ...hero.spells.map((id) => SPELLS[id].damage),
  );
  const fight = combat === null ? 1 : bestArms(state, combat).prospect.best;
  const wishes = stage === 'floor' ? wishesOf(state) : null;
  return {
    depth: (300 * floor.number) / Math.max(1, dungeon.last) + (stage === 'camp' || stage === 'market' ? 20 : 0),
    health: (120 * pv) / heroMaximum(hero, rulings),
    fight: 500 * (fight - 1),
    pack: 8 * hero.potions + 0.5 * hero.gold + 3 * (hero.protection + hero.passage),
    arms: 8 * arms + 10 * ARMOURS[hero.armour].protection + 6 * hero[main] + 4 * hero.endurance,
    way: wishes === null ? 0 : 60 - wishes.left + (wishes.standing[state.at] ?? 0),
  };
}
