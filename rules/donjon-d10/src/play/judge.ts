import type { ByCommand, Seat } from '@arbitre/kernel';
import { unarmed, withWeapon } from '../combat/declaring.ts';
import { againstBoss } from '../combat/flight.ts';
import { buyingRefusal, mendingRefusal, sellingRefusal } from '../dungeon/merchant.ts';
import { drinkingRefusal, readingRefusal } from '../dungeon/pack.ts';
import { investingRefusal, mustInvest } from '../hero/skill-points.ts';
import { headingRefusal } from '../movement/heading-refusal.ts';
import { type Moment, momentOf } from './awaiting.ts';
import { BARE_HANDS, type Command, type Verb } from './command.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { State } from './state.ts';

/** The one seat of the game. */
export const HERO: Seat = 'hero';

/** When each verb has its place. dx.x.turn: drinking, wielding and investing come before the roll of a turn, heading after it. */
const PLACES: Readonly<Record<Verb, readonly Moment[]>> = {
  choose: ['creation'],
  descend: ['threshold', 'market'],
  roll: ['turn', 'reroll', 'tie'],
  pass: ['turn', 'start'],
  head: ['start', 'wall'],
  leave: ['exit'],
  continue: ['exit'],
  attack: ['exchange'],
  cast: ['exchange'],
  read: ['exchange'],
  flee: ['exchange'],
  drink: ['turn', 'exchange'],
  wield: ['turn'],
  invest: ['threshold', 'turn', 'camp', 'market'],
  rest: ['camp'],
  buy: ['market'],
  sell: ['market'],
  mend: ['market'],
};

/**
 * Why this seat may not do this now; null when it may. `offers` and `decide` both ask here. The first of these that
 * holds is the answer: another seat, the run is over, not the time, then what the command itself lacks.
 */
export function refusal(state: State, seat: Seat, command: Command): Refusal | null {
  if (seat !== HERO) return refuse('not-your-seat', { seat });
  const moment = momentOf(state);
  if (moment === 'over') return refuse('run-over', {});
  if (!PLACES[command.do].includes(moment)) return outOfPlace(state, command.do, moment);
  return lacking(state, command);
}

/** Not now; and a heading asked for between two moves is told what became of the last roll (dx.move.10, dx.web.3). */
function outOfPlace({ cutShort }: State, verb: Verb, moment: Moment): Refusal {
  const lost = verb === 'head' && moment === 'turn' && cutShort !== null;
  return lost ? refuse('cut-short', { why: cutShort }) : refuse('not-now', { verb, moment });
}

/** What a command lacks, its time having come; null when it lacks nothing. */
export function lacking(state: State, command: Command): Refusal | null {
  const row = LACKS[command.do] as (command: Command, state: State) => Refusal | null; // the row of its own verb
  return row(command, state);
}

const nothing = () => null;

/** dx.skill.5, where points may not be kept. */
function unspent(_command: Command, { hero, rulings }: State): Refusal | null {
  return mustInvest(hero, rulings) ? refuse('must-invest', { points: hero.skillPoints }) : null;
}

const LACKS: ByCommand<Command, [State], Refusal | null> = {
  choose: nothing,
  descend: unspent,
  roll: unspent,
  pass: (command, state) => {
    return state.rulings.passAllowed ? unspent(command, state) : refuse('must-move', { die: state.die });
  },
  head: (command, state) => headingRefusal(state, command.heading),
  leave: nothing,
  continue: nothing,
  attack: (command, { hero }) => {
    return command.weapon === BARE_HANDS ? unarmed(hero) : withWeapon(hero, command.weapon);
  },
  cast: (command, { hero }) => {
    return hero.spells.includes(command.spell) ? null : refuse('spell-unknown', { spell: command.spell });
  },
  read: (command, state) => readingRefusal(state, command.scroll),
  drink: (_command, state) => drinkingRefusal(state),
  flee: (_command, state) => againstBoss(state, 'flight'),
  wield: (command, { hero }) => {
    const { weapon } = command;
    return hero.weapons[0] === weapon ? refuse('in-hand', { weapon }) : withWeapon(hero, weapon);
  },
  invest: (command, { hero }) => investingRefusal(hero, command.in),
  rest: unspent,
  buy: (command, state) => buyingRefusal(state, command.ware),
  sell: (command, state) => sellingRefusal(state, command.ware),
  mend: (command, state) => mendingRefusal(state, command.weapon),
};
