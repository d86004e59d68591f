import type { Features } from '@arbitre/kernel';
import { heroMaximum } from '../hero/hit-points.ts';
import { ARMOURS, SPELLS, WEAPONS } from '../dungeon/equipment.ts';
import { CLASSES, type HeroClass } from '../hero/classes.ts';
import { EXIT, terrainOf } from '../movement/terrain.ts';
import { fightLeaves, fightWorth } from './fight.ts';
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
  const fight = combat === null ? guarded(state) : fightLeaves(state, combat);
  const wishes = stage === 'floor' ? wishesOf(state) : null;
  return {
    depth: (40 * floor.number) / Math.max(1, dungeon.last) - 0.2 * state.turns,
    health: (120 * pv) / heroMaximum(hero, rulings),
    fight: 500 * (fight - 1),
    pack: 8 * hero.potions + 0.5 * hero.gold + 3 * (hero.protection + hero.passage),
    arms: 8 * arms + 10 * ARMOURS[hero.armour].protection + 6 * hero[main] + 4 * hero.endurance,
    // What may still be gathered, here and on a usual floor further down: whoever leaves early leaves it behind.
    way:
      0.8 * ((wishes?.left ?? 0) + FLOOR_LOOT * (dungeon.last - floor.number)) +
      0.3 * (wishes?.standing[state.at] ?? 0),
  };
}

/** What a usual floor has to gather. */
const FLOOR_LOOT = 25;

/** The guardian of the stairs has to be met: what meeting it now would leave. */
function guarded(state: State): number {
  const { floor, foes, stage, rulings } = state;
  if (stage !== 'floor') return 1;
  const { feature } = terrainOf(floor, rulings.cornerRule);
  const guardian = floor.creatures.findIndex(({ at }, foe) => feature[at] === EXIT && (foes[foe] ?? 0) > 0);
  return guardian < 0 ? 1 : fightWorth(state, guardian);
}
