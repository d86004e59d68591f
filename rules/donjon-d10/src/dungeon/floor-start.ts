import { WIDEST_DRAW } from '@arbitre/kernel';
import type { Floor, Plan } from '../squares/floor.ts';
import { drawCreature, generateFloor } from './generator.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** dx.x.run: the next floor, drawn by the scenario or generated from one draw; the fact carries all of it. */
export function enterFloor(unfolding: Unfolding, number: number): void {
  const { chance } = unfolding;
  const { dungeon, rulings, hero } = unfolding.state;
  const plan = dungeon.drawn.find(({ floor }) => floor.number === number);
  const floor = plan === undefined ? generateFloor(number, chance.int(WIDEST_DRAW), rulings) : peopled(plan, unfolding);
  const entry = rulings.deathMode === 'retryFloor' ? hero : null; // dx.hp.5
  unfolding.happens({ is: 'floor-entered', floor, entry });
}

/** A drawn floor with a creature of the tier on each square left to chance. */
function peopled({ floor, strangers }: Plan, { chance, state }: Unfolding): Floor {
  if (strangers.length === 0) return floor;
  const met = strangers.map((at) => drawCreature(floor.number, at, state.rulings.creatureFullSheet, chance));
  return { ...floor, creatures: [...floor.creatures, ...met] };
}
