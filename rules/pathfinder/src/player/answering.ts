import type { Proposal, Seat } from '@arbitre/kernel';
import { blockOf, chart, theCreature } from '../encounter/creature.ts';
import { type Command, commandOf, type Order } from '../play/command.ts';
import type { BlockFrame } from '../play/frame.ts';
import { offers } from '../play/offers.ts';
import type { State } from '../play/state.ts';
import { blowsOf, weightOf, worthWith } from './blow.ts';
import { resuming } from './waiting.ts';

/** Answers that need no weighing, and what is left when nothing better comes to mind. */
const PLAIN: Readonly<Partial<Record<Command['do'], number>>> = {
  begin: 20,
  'grab-edge': 10,
  'arrest-fall': 8,
  decline: 0,
  place: -5,
  settle: 0,
  stride: 2,
  step: 3,
  'end-turn': -1,
};

const WHYS: Readonly<Partial<Record<Command['do'], string>>> = {
  react: 'react',
  block: 'block',
  'grab-edge': 'catch',
  'arrest-fall': 'catch',
  begin: 'begin',
  resume: 'resume',
  decline: 'spare',
};

/** Answers to what others do, and the first word of an encounter. */
export function answering(state: State, seat: Seat): readonly Proposal<Command>[] {
  const { board } = chart(state);
  return offers(state, seat).map(({ command }) => ({
    command: commandOf(board, command),
    prior: weighed(state, command),
    why: [WHYS[command.do] ?? 'ready'],
  }));
}

function weighed(state: State, order: Order): number {
  const frame = state.frames.at(-1);
  if (order.do === 'react' && frame?.kind === 'react') {
    const blow = blowsOf(state, theCreature(state, order.who)).find(
      ({ target, attack }) => target.id === frame.to && attack === order.attack,
    );
    return 1 + (blow?.worth[0] ?? 0);
  }
  if (order.do === 'resume') return resuming(state, order.who);
  if (order.do === 'block' && frame?.kind === 'block') return blocking(state, frame);
  return PLAIN[order.do] ?? -10;
}

/** What a shield is worth to its bearer for the rest of the fight, in shares of the bearer. */
const SHIELD = 0.06;

/** pf.x.block: the hit points it saves, against a shield that may break. */
function blocking(state: State, { who, damage }: BlockFrame): number {
  const creature = theCreature(state, who);
  const { hardness = 0 } = blockOf(state, creature);
  const saved =
    worthWith(state, creature, creature.hp - Math.max(0, damage - hardness)) -
    worthWith(state, creature, creature.hp - damage);
  const dents = Math.min(2, Math.floor(damage / Math.max(1, hardness)));
  return saved - (creature.dents + dents >= 2 ? SHIELD * weightOf(state, creature) : 0);
}
