import type { Brain } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';
import { acting, leaving } from './acting.ts';
import { answering } from './answering.ts';
import { features } from './features.ts';
import { SAYS, TEMPERS } from './words.ts';
import { yardstick } from './yardstick.ts';

/** What is known of fighting well. Nothing is hidden from anyone but what each creature sees. */
export const brain: Brain<State, Command> = {
  features,
  proposals(state, seat) {
    const turn = state.turn;
    const own = state.mode === 'encounter' && state.frames.length === 0 && turn !== null;
    const ideas = own ? (turn.mustLeave ? leaving : acting)(state, seat, turn.who) : [];
    return (ideas.length > 0 ? ideas : answering(state, seat)).toSorted((a, b) => b.prior - a.prior);
  },
  turn: ({ round, cursor, turn, outcome }) => `${round} ${cursor} ${turn?.who ?? ''} ${outcome === null}`,
  round: ({ order }) => Math.max(2, Math.min(4, order.length)),
  pace: 0.5,
  says: (why) => SAYS[why] ?? { fr: why, en: why },
  tempers: TEMPERS,
  yardstick,
};
