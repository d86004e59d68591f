import { pathfinder } from '@arbitre/pathfinder';
import type { Played } from '../catalogue.ts';
import { Initiative } from './initiative.tsx';
import { FlankLine } from './lines.tsx';
import { ending } from './ending.ts';
import { looks } from './looks.ts';
import { Pips } from './pips.tsx';
import { Ground } from './reaction.tsx';
import { tour } from './tour.ts';

export const played: Played = {
  game: pathfinder,
  skin: {
    looks,
    ending,
    luck: { faces: 20 },
    tour,
    Emblem: Pips,
    Ribbon: Initiative,
    Under: Ground,
    Over: FlankLine,
  },
};
