import { integer, list, object, oneOf, optional, type Shape, type Shaped } from '@arbitre/kernel';
import { CLASS_IDS } from '../hero/classes.ts';
import { LAST_FLOOR } from '../hero/skill-points.ts';
import { floorShape } from './drawn-floor.ts';
import { positionShape } from './position.ts';
import { heroShape } from './sheet.ts';

const known = oneOf(CLASS_IDS);

/** A class by its name. Whether there is such a class is told by `setup`, together with what is wrong with the floors. */
const className: Shape<string> = {
  read: (value, at, problems) => (typeof value === 'string' ? value : known.read(value, at, problems)),
  schema: (lang) => known.schema(lang),
};

/** What a scenario or a position of this game says: the dungeon, the hero, and perhaps where a run stands. */
export const scenarioShape = object({
  dungeon: optional(integer({ min: 1, max: LAST_FLOOR, description: 'how many floors; 50 when left out' })),
  class: optional(className),
  hero: optional(heroShape),
  floors: optional(list(floorShape, { max: LAST_FLOOR })),
  position: optional(positionShape),
});
/** What a scenario or position file says, once it is read. */
export type Scenario = Shaped<typeof scenarioShape>;
