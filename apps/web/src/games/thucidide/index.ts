import { thucidide } from '@arbitre/thucidide';
import type { Played } from '../catalogue.ts';
import { clash } from './clash.ts';
import { Field } from './field.tsx';
import { ending } from './ending.ts';
import { looks } from './looks.ts';
import { luck } from './luck.ts';
import { Prices } from './prices.tsx';
import { Ribbon } from './ribbon.tsx';
import { SymbolDice } from './symbol-dice.tsx';
import { Strip } from './strip.tsx';
import { ThrowOdds } from './throw-odds.tsx';
import { tour } from './tour.ts';

export const played: Played = {
  game: thucidide,
  skin: {
    looks,
    ending,
    tour,
    Track: Ribbon,
    Under: Field,
    Over: Prices,
    clash,
    luck,
    Emblem: SymbolDice,
    Odds: ThrowOdds,
    Strip,
  },
};
