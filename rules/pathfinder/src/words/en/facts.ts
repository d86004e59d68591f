import { byFact } from '@arbitre/kernel';
import { BROKEN } from '../../play/evolve.ts';
import type { Fact } from '../../play/fact.ts';
import type { RuleId } from '../../rulebook/index.ts';
import { REFEREE, type State } from '../../play/state.ts';
import { attackName, capital, counted, nameOf, objectName, sayParts, signed, squareOf, unspent } from '../naming.ts';
import { DEGREE, PURPOSE } from './checks.ts';
import { DEED, height, level } from './commands.ts';

function changed({ who, change }: Extract<Fact, { is: 'changed' }>, before: State): string {
  const parts = Object.entries(change).map(([key, value]) => (value === null ? LOSES[key] : GAINS[key]) ?? 'changes');
  return `${nameOf(before, who, lang)} ${parts.join(' and ')}.`;
}

export function outcomeText(kind: string, winners: readonly string[], state: State): string {
  if (kind === 'nobody') return 'Nobody is left standing.';
  if (kind === 'time') return 'The last round is over: nobody has won.';
  return `Victory: ${winners.map((id) => seatName(id, state)).join(', ')}.`;
}

export function seatName(seat: string, state: State): string {
  if (seat === REFEREE) return 'the referee';
  return state.sides.find(({ id }) => id === seat)?.name[lang] ?? seat;
}

const lang = 'en';

export const TRIGGER = {
  leaves: 'is about to leave a square within reach',
  ends: 'moves within reach',
  shoots: 'is about to shoot within reach',
  gestures: 'is busy with a gesture within reach',
};

const CUT = {
  down: 'is down and goes no further',
  prone: 'is prone and goes no further',
  held: 'is held and goes no further',
  moved: 'was moved aside: the rest of the move is lost',
  blocked: 'finds the way closed and stops',
  'tumble-failed': 'cannot get past and stops short',
  spent: 'has no movement left and stops',
};

const CAUSE = {
  attack: 'from the blow',
  fall: 'from the fall',
  'struck-by-fall': 'under the falling body',
  'struck-by-object': 'under what falls',
  'breath-weapon': 'in the breath',
  hazard: 'from the ground',
  injury: 'from the stumble',
  suffocation: 'for want of air',
  trip: 'from the trip',
};

const TYPE: Readonly<Record<string, string>> = {
  piercing: 'piercing',
  bludgeoning: 'bludgeoning',
  slashing: 'slashing',
  fire: 'fire',
  acid: 'acid',
  cold: 'cold',
};

/** What changes an armour class, by the rule that does. */
const PART: Readonly<Partial<Record<RuleId, string>>> = {
  'pf.cover.6': 'cover',
  'pf.cover.3': 'taken cover',
  'pf.x.shield': 'shield',
  'pf.screen.3': 'screened',
  'pf.x.prone': 'prone',
  'pf.flank.1': 'flanked',
  'pf.flank.2': 'flanked',
  'pf.x.conditions': 'defenceless',
  'pf.x.hide': 'unseen attacker',
  'pf.climb.6': 'climbing',
  'pf.narrow.2': 'narrow footing',
  'pf.uneven.2': 'uneven footing',
  'pf.slope.2': 'on a slope',
  'pf.x.swim': 'in the water',
};

const GAINS: Readonly<Record<string, string>> = {
  prone: 'falls prone',
  unconscious: 'loses consciousness',
  held: 'is held fast',
  takenCover: 'takes cover',
  shieldRaised: 'raises a shield',
  hiddenFrom: 'slips out of sight',
  steady: 'stands rock steady this round',
  slowed: 'will be slower next turn',
  suffocating: 'gasps for air',
  frightened: 'calms down a little',
  readied: 'stands ready to strike',
  assisting: 'lends a hand',
  hunting: 'marks a quarry',
  recharging: 'breathes out with a roar',
};

const LOSES: Readonly<Record<string, string>> = {
  prone: 'stands up',
  held: 'is free again',
  takenCover: 'leaves cover',
  shieldRaised: 'lowers the shield',
  hiddenFrom: 'is in plain sight again',
  frightened: 'is frightened no more',
  readied: 'strikes as planned',
};

/** What has happened, a row a kind: `name` says a creature, `at` a square. */
const say = byFact<Fact, [(id: string) => string, (cell: number) => string, State], string>({
  placed: (fact, name, at) => `${name(fact.who)} takes position in ${at(fact.to.at)}.`,
  began: (fact, name) => `Initiative: ${fact.rolls.map(({ who, total }) => `${name(who)} ${total}`).join(', ')}.`,
  'turn-began': (fact, name) =>
    fact.actions > 0
      ? `Round ${fact.round}: ${name(fact.who)} begins a turn with ${counted(fact.actions, 'action', 'actions', lang)}.`
      : `Round ${fact.round}: ${name(fact.who)} cannot act.`,
  'turn-ended': (fact, name, _at, before) => {
    const { actions, idle } = unspent(before, fact.who);
    const left = actions > 0 ? ` (${counted(actions, 'action', 'actions', lang)} left)` : '';
    return `${name(fact.who)} ${idle ? 'waits' : 'ends the turn'}${left}.`;
  },
  spent: (fact, name) =>
    `${name(fact.who)} spends ${counted(fact.actions, 'action', 'actions', lang)}: ${DEED[fact.on]}.`,
  moved: (fact, name, at) =>
    `${name(fact.who)} goes to ${at(fact.to.at)}${fact.to.z === fact.from.z ? '' : `, ${fact.to.z > fact.from.z ? 'up' : 'down'} to ${level(fact.to.z)}`}.`,
  pushed: (fact, name, at) => `${name(fact.who)} is moved to ${at(fact.to.at)}.`,
  'must-leave': (fact, name) => `${name(fact.who)} shares ${name(fact.other)}’s space and must leave it at once.`,
  'cut-short': (fact, name) => `${name(fact.who)} ${CUT[fact.reason]}.`,
  checked: (fact, name) =>
    `${name(fact.who)} rolls ${fact.check.die} ${signed(fact.check.bonus)} against ${fact.check.dc} ${PURPOSE[fact.purpose]}${fact.against === undefined ? '' : ` (${name(fact.against)})`}: ${DEGREE[fact.degree]}.`,
  guessed: (fact, name) =>
    fact.hit
      ? `${name(fact.who)} guesses right where ${name(fact.target)} hides.`
      : `${name(fact.who)} strikes where ${name(fact.target)} is not.`,
  struck: (fact, name, _at, before) =>
    `${name(fact.who)} ${fact.reaction ? 'reacts' : 'strikes'} at ${name(fact.target)} (${attackName(before, fact.who, fact.attack, lang)}): ${fact.check.die} ${signed(fact.check.bonus)} against AC ${fact.check.dc}${sayParts(fact.parts, PART)}, ${fact.check.degree === 'critical-success' ? 'a critical hit' : fact.check.degree === 'success' ? 'a hit' : 'a miss'}.`,
  hurt: (fact, name) =>
    `${name(fact.who)} takes ${fact.amount} ${TYPE[fact.type] ?? ''} damage ${CAUSE[fact.cause]}: ${counted(fact.left, 'hit point', 'hit points', lang)} left.`.replace(
      '  ',
      ' ',
    ),
  healed: (fact, name) =>
    `${name(fact.by)} heals ${name(fact.who)} of ${fact.amount}: ${counted(fact.left, 'hit point', 'hit points', lang)}.`,
  'knocked-out': (fact, name) =>
    fact.dying > 0 ? `${name(fact.who)} drops, dying ${fact.dying}.` : `${name(fact.who)} is knocked out.`,
  dying: (fact, name) => `${name(fact.who)} is dying ${fact.dying}.`,
  stable: (fact, name) => `${name(fact.who)} is out of danger, still unconscious.`,
  died: (fact, name) => `${name(fact.who)} dies.`,
  changed: (fact, _name, _at, before) => changed(fact, before),
  fell: (fact, name, at) =>
    `${name(fact.who)} falls ${height(fact.from.z - fact.to.z)} ${fact.into === 'water' ? 'into the water' : 'to the ground'} in ${at(fact.to.at)}.`,
  toppled: (fact, name, at, before) =>
    `${name(fact.who)} pushes ${objectName(before, fact.object, lang)} to ${at(fact.to.at)}.`,
  'object-fell': (fact, _name, at, before) =>
    `${capital(objectName(before, fact.object, lang))} falls ${height(fact.from.z - fact.to.z)} ${fact.into === 'water' ? 'into the water' : 'to the ground'} in ${at(fact.to.at)}${fact.left === 0 ? ' and breaks to pieces' : ''}.`,
  opened: (fact, name, at) => `${name(fact.who)} opens the door in ${at(fact.at)}.`,
  blocked: (fact, name) =>
    `${name(fact.who)}’s shield stops ${fact.prevented} of the damage${fact.dents >= BROKEN ? ' and breaks' : fact.dents > 0 ? ` (${counted(fact.dents, 'dent', 'dents', lang)})` : ''}.`,
  delayed: (fact, name) => `${name(fact.who)} will act later.`,
  resumed: (fact, name) => `${name(fact.who)} steps back into the fight.`,
  caught: (fact, name) => `${name(fact.who)} catches the edge and hangs on.`,
  landed: (fact, name, at) => `${name(fact.who)} lands in ${at(fact.to.at)}.`,
  sank: (fact, name) => `${name(fact.who)} sinks to ${level(fact.to.z)}.`,
  breathed: (fact, name) =>
    `${name(fact.who)} has breath for ${fact.left} more ${fact.left === 1 ? 'action' : 'actions'}.`,
  triggered: (fact, name) => `${name(fact.by)} ${TRIGGER[fact.trigger]} of ${name(fact.reactor)}.`,
  disrupted: (fact, name) => `${name(fact.who)} is disrupted: the gesture is lost.`,
  reacted: (fact, name) => `${name(fact.who)} uses a reaction.`,
  declined: (fact, name) => `${name(fact.who)} lets it pass.`,
  asked: () => 'The game waits for an answer.',
  answered: (fact, name) => `${name(fact.who)} has decided.`,
  ended: (fact, _name, _at, before) => outcomeText(fact.outcome.kind, fact.outcome.winners, before),
});

export function fact(fact: Fact, before: State): string {
  return say(
    fact,
    (id) => nameOf(before, id, lang),
    (cell) => squareOf(before, cell),
    before,
  );
}
