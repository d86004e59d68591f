import type { Brain, Proposal, Seat, Temper } from '@arbitre/kernel';
import { waitingIn } from '../combat/resolution.ts';
import type { Command } from '../play/command.ts';
import { onTable, type State } from '../play/state.ts';
import { choicesOf } from '../play/offers.ts';
import { aims } from './aims.ts';
import { answering, attacking } from './fighting.ts';
import { commanding } from './commanding.ts';
import { features } from './features.ts';
import { luck } from './luck.ts';
import { moving } from './moving.ts';
import { SAYS, TEMPERS } from './words.ts';
import { yardstick } from './yardstick.ts';

/** What is known of playing THUCIDIDE well. Nothing is hidden in a battle: views are whole states. */
export const brain: Brain<State, Command> = {
  features,
  proposals(state, seat, temper) {
    const proposals = [...thoughts(state, seat, temper)].sort((a, b) => b.prior - a.prior);
    if (proposals.length > 0) return proposals;
    return choicesOf(state).map(({ command }) => ({ command, prior: 0, why: [] }));
  },
  turn: ({ turn, outcome }) => `${turn.number} ${turn.side} ${outcome === null ? '' : 'over'}`,
  throws: ({ combat }, command) => combat?.attacker ?? (command.do === 'attack' ? command.unit : ''), // all dice are a fight's
  luck,
  afford: ({ units }) => Math.max(0.5, Math.min(1.5, 24 / units.filter(({ at }) => onTable(at)).length)), // more of it as armies melt
  pace: 1.45,
  haste: 1.5, // a hundred decisions a battle, most of them small
  slack: 1.5,
  farthest: 3,
  guesswork: 150,
  says: (feature) => SAYS[feature] ?? { fr: feature, en: feature },
  aims,
  preludes: new Set(['command', 'activate', 'ready', 'pass', 'riposte', 'retreat', 'escape']),
  tempers: TEMPERS,
  yardstick,
};

function thoughts(state: State, seat: Seat, temper?: Temper): readonly Proposal<Command>[] {
  if (waitingIn(state) !== null) return answering(state, seat);
  switch (state.turn.phase) {
    case 'command':
      return commanding(state, seat, temper);
    case 'movement':
      return moving(state, seat, temper);
    case 'combat':
      return attacking(state);
  }
}
