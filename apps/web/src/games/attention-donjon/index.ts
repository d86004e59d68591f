import { attentionDonjon, type State } from '@arbitre/attention-donjon';
import type { Played } from '../catalogue.ts';
import { Actions } from './actions.tsx';
import { actorOf, CardRow } from './card-row.tsx';
import { looks } from './looks.ts';
import { Rooms } from './rooms.tsx';
import { tour } from './tour.ts';

export const played: Played = {
  game: attentionDonjon,
  skin: {
    looks,
    tour,
    actor: (state) => actorOf(state as State), // the skin of this game only
    Ribbon: CardRow,
    Emblem: Actions,
    Under: Rooms,
  },
};
