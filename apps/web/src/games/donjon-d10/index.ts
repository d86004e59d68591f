import { donjonD10 } from '@arbitre/donjon-d10';
import type { Played } from '../catalogue.ts';
import { looks } from './looks.ts';
import { Die } from './die.tsx';
import { aim } from './aim.ts';
import { Trajectories } from './trajectories.tsx';
import { tour } from './tour.ts';

export const played: Played = {
  game: donjonD10,
  skin: { looks, aim, tour, Emblem: Die, Under: Trajectories },
};
