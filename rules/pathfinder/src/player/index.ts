import type { Brain, Proposal, Seat } from '@arbitre/kernel';
import { chart } from '../encounter/creature.ts';
import { type Command, commandOf } from '../play/command.ts';
import { offers } from '../play/offers.ts';
import type { State } from '../play/state.ts';
import { acting } from './acting.ts';
import { features } from './features.ts';
import { SAYS, TEMPERS } from './words.ts';
import { yardstick } from './yardstick.ts';

/** What is known of fighting well. Nothing is hidden from anyone but what each creature sees. */
export const brain: Brain<State, Command> = {
  features,
  proposals(state, seat) {
    const turn = state.turn;
    const own = state.mode === 'encounter' && state.frames.length === 0 && turn !== null && !turn.mustLeave;
    const ideas = own ? acting(state, seat, turn.who) : answering(state, seat);
    return (ideas.length > 0 ? ideas : answering(state, seat)).toSorted((a, b) => b.prior - a.prior);
  },
  turn: ({ round, cursor, turn, outcome }) => `${round} ${cursor} ${turn?.who ?? ''} ${outcome === null}`,
  round: ({ order }) => Math.max(2, Math.min(4, order.length)),
  pace: 0.4,
  says: (why) => SAYS[why] ?? { fr: why, en: why },
  tempers: TEMPERS,
  yardstick,
};

/** Answers, and what is left when nothing better comes to mind. */
const PLAIN: Readonly<Partial<Record<Command['do'], number>>> = {
  begin: 20,
  react: 10,
  block: 8,
  'grab-edge': 10,
  'arrest-fall': 8,
  resume: 5,
  decline: 0,
  place: -5,
  settle: 0,
  stride: 2,
  step: 3,
  'end-turn': -1,
};

function answering(state: State, seat: Seat): readonly Proposal<Command>[] {
  const { board } = chart(state);
  return offers(state, seat).map(({ command }) => ({
    command: commandOf(board, command),
    prior: PLAIN[command.do] ?? -10,
    why: [command.do === 'react' ? 'react' : 'ready'],
  }));
}
