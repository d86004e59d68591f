import type { Brain, Proposal } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { Frame } from '../play/frame.ts';
import { type State, topFrame } from '../play/state.ts';
import { theFigure } from '../play/state.ts';
import { acting, hasWork } from './acting.ts';
import { answering } from './answering.ts';
import { inCharacter } from './character.ts';
import { worthAThought } from './considered.ts';
import { features } from './features.ts';
import { AIMS, SAYS, TEMPERS } from './words.ts';
import { yardstick } from './yardstick.ts';

/** Whoever has something to do does not wait for another card. */
const NOW: Proposal<Command> = { command: { do: 'act' }, prior: 5, why: ['act'] };

/** What lies behind a door is not to be seen in a view: thought would find the Action spent and nothing gained. The brain decides. */
const INTO_THE_DARK: ReadonlySet<string> = new Set(['explore', 'to-door']);

/** Dice on the table and blows that have landed: the odds are counted, and a few imagined games would only blur them. */
const COUNTED: ReadonlySet<Frame['kind']> = new Set(['roll', 'attack']);

/** Ahead of everything else by this much, a choice is made at a glance. */
const CLEAR = 10;

/** Is there nothing that a longer thought would find? */
function isSettled([first, second]: readonly Proposal<Command>[]): boolean {
  if (first === undefined || second === undefined) return true;
  return first.prior - second.prior >= CLEAR || first.why.some((why) => INTO_THE_DARK.has(why));
}

/**
 * What is known of playing heroes well. All seats are heroes: whoever runs a group spares them as far as its directives allow. It counts
 * in thousandths of a win: by the fit (`features.ts`) a rat-man, to it 32, is 20 to 40 of them.
 */
export const brain: Brain<State, Command> = {
  features,
  proposals(state, _seat, temper = {}) {
    const frame = topFrame(state);
    if (frame.kind === 'turn' && !frame.begun && hasWork(state, frame)) return [NOW];
    const own = frame.kind === 'turn' && frame.begun && theFigure(state, frame.figure).group === null;
    const thought = own ? acting(state, frame) : answering(state, frame);
    const best = worthAThought(
      state,
      inCharacter(thought, temper).toSorted((a, b) => b.prior - a.prior),
    );
    const settled = COUNTED.has(frame.kind) || isSettled(best);
    return best.map((one, at) => (at === 0 && settled ? { ...one, exact: true } : one));
  },
  turn: ({ round, acted, ending }) => `${round} ${acted.length} ${ending === null}`,
  pace: 1.3,
  round: ({ hands }) => Math.max(2, Math.min(3, Object.keys(hands).length)),
  allies: ({ seats }, seat) => seats.filter((other) => other !== seat),
  says: (feature) => SAYS[feature] ?? { fr: feature, en: feature },
  aims: (why) => AIMS[why] ?? { fr: 'faire la seule chose qui reste', en: 'do the only thing left' },
  preludes: new Set([
    'act',
    'ready',
    'begin',
    'appoint',
    'activate',
    'resolve',
    'delegate',
    'pass',
    'accept',
    'decline',
  ]),
  tempers: TEMPERS,
  yardstick,
};
