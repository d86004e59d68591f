import { attentionDonjon, type DecisionKind } from '@arbitre/attention-donjon';
import type { Played } from '../catalogue.ts';
import { Actions } from './actions.tsx';
import { CardRow } from './card-row.tsx';
import { ending } from './ending.ts';
import { looks } from './looks.ts';
import { Strip } from './strip.tsx';
import { luck } from './luck.ts';
import { tour } from './tour.ts';

export const played: Played = {
  game: attentionDonjon,
  skin: {
    looks,
    ending,
    luck,
    tour,
    together: true,
    aboutDice: ['after-roll', 'hit'] satisfies readonly DecisionKind[],
    Ribbon: CardRow,
    Emblem: Actions,
    Strip,
  },
};
