import { donjonD10, type State } from '@arbitre/donjon-d10';
import type { TableModel } from '../../table/model/table-model.ts';
import type { Played } from '../catalogue.ts';
import { ending } from './ending.ts';
import { looks } from './looks.ts';
import { Die } from './die.tsx';
import { aim } from './aim.ts';
import { Between, isBetween } from './between.tsx';
import { Strip } from './strip.tsx';
import { Torchlight } from './torch.tsx';
import { tour } from './tour.ts';

/** The hero, and the creature of the combat under way. */
function fighters(model: TableModel): readonly [string, string] | null {
  const { combat } = model.state.value as State; // the skin of this game only
  return combat === null ? null : ['hero', `foe-${combat.foe + 1}`];
}

export const played: Played = {
  game: donjonD10,
  skin: {
    looks,
    ending,
    aim,
    tour,
    Emblem: Die,
    Strip,
    Under: Torchlight,
    Instead: Between,
    instead: isBetween,
    fighters,
    threats: false,
    luck: { faces: 20, low: true },
  },
};
