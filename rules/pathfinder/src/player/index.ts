import type { Brain } from '@arbitre/kernel';
import { isInert } from '../encounter/creature.ts';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';
import { acting, atOnce, leaving } from './acting.ts';
import { aims } from './aims.ts';
import { answering } from './answering.ts';
import { features } from './features.ts';
import { luck } from './luck.ts';
import { SAYS, TEMPERS } from './words.ts';
import { yardstick } from './yardstick.ts';

/** What is known of fighting well. Nothing is hidden from anyone but what each creature sees. */
export const brain: Brain<State, Command> = {
  features,
  proposals(state, seat, temper) {
    const turn = state.turn;
    const own = state.mode === 'encounter' && state.frames.length === 0 && turn !== null;
    const ideas = own ? (turn.mustLeave ? leaving : acting)(state, seat, turn.who, temper) : [];
    return (ideas.length > 0 ? ideas : answering(state, seat)).toSorted((a, b) => b.prior - a.prior);
  },
  reflex(state, seat) {
    const { turn } = state;
    const own = state.mode === 'encounter' && state.frames.length === 0 && turn !== null && !turn.mustLeave;
    const command = (own ? atOnce(state, seat, turn.who) : null) ?? brain.proposals(state, seat)[0]?.command;
    if (command === undefined) throw new Error(`${seat} has nothing to choose from`);
    return command;
  },
  // Between two turns, where those who delayed are asked, it is still the last one; and whoever falls leaves the turn under way as it is.
  turn: ({ round, order, cursor, turn, outcome }) => `${round} ${turn?.who ?? order[cursor] ?? ''} ${outcome === null}`,
  round: ({ creatures }) => 2 * creatures.filter((one) => !isInert(one)).length, // everyone answers, and answers again: what a charge costs shows late
  throws: (_, command) => ('who' in command ? `${command.do} ${command.who}` : command.do),
  luck,
  guesswork: 40,
  haste: 0, // few decisions, and each is a blow or a place to be struck
  slack: 2, // a good blow is worth hundreds, where elsewhere a good move is worth dozens
  pace: 2.2, // blows are decisive, plans differ by less than they scatter
  says: (feature) => SAYS[feature] ?? { fr: feature, en: feature },
  aims,
  preludes: new Set(['begin', 'ready', 'spare']),
  tempers: TEMPERS,
  yardstick,
};
