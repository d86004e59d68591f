import { WIDEST_DRAW } from '@arbitre/kernel';
import type { Floor, Plan } from '../squares/floor.ts';
import { drawCreature, generateFloor } from './generator.ts';
import type { Journal } from '../play/journal.ts';

/** dx.x.run: the next floor, drawn by the scenario or generated from one draw; the fact carries all of it. */
export function enterFloor(journal: Journal, number: number): void {
  const { chance } = journal;
  const { dungeon, rulings, hero } = journal.state;
  const plan = dungeon.drawn.find(({ floor }) => floor.number === number);
  const floor = plan === undefined ? generateFloor(number, chance.int(WIDEST_DRAW), rulings) : peopled(plan, journal);
  const entry = rulings.deathMode === 'retryFloor' ? hero : null; // dx.hp.5
  journal.add({ is: 'floor-entered', floor, entry });
}

/** A drawn floor with a creature of the tier on each square left to chance. */
function peopled({ floor, strangers }: Plan, { chance, state }: Journal): Floor {
  if (strangers.length === 0) return floor;
  const met = strangers.map((at) => drawCreature(floor.number, at, state.rulings.creatureFullSheet, chance));
  return { ...floor, creatures: [...floor.creatures, ...met] };
}
