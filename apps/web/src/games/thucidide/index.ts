import { thucidide } from '@arbitre/thucidide';
import type { Played } from '../catalogue.ts';
import { Field } from './field.tsx';
import type { Stopgap } from '../skin.ts';
import { beats } from './beats.ts';
import { looks } from './looks.ts';
import { Ribbon } from './ribbon.tsx';
import { SymbolDice } from './symbol-dice.tsx';
import { tour } from './tour.ts';

export const played: Played = {
  game: thucidide,
  skin: {
    looks,
    beats: beats as Stopgap, // facts and states of this game only
    tour,
    Track: Ribbon,
    Under: Field,
    Emblem: SymbolDice,
  },
};
