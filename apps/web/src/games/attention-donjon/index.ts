import { attentionDonjon } from '@arbitre/attention-donjon';
import type { Played } from '../catalogue.ts';
import { Actions } from './actions.tsx';
import { CardRow } from './card-row.tsx';
import type { Stopgap } from '../skin.ts';
import { beats } from './beats.ts';
import { looks } from './looks.ts';
import { tour } from './tour.ts';

export const played: Played = {
  game: attentionDonjon,
  skin: {
    looks,
    beats: beats as Stopgap, // facts and states of this game only
    luck: { faces: 6 },
    tour,
    Ribbon: CardRow,
    Emblem: Actions,
  },
};
