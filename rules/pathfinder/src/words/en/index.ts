import { unreachable, type Words } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import { blockOf } from '../../encounter/creature.ts';
import { BROKEN } from '../../play/evolve.ts';
import type { Fact } from '../../play/fact.ts';
import { askedNow } from '../../play/judge.ts';
import type { Refusal } from '../../play/refusal.ts';
import type { RuleId } from '../../rulebook/index.ts';
import { REFEREE, type State } from '../../play/state.ts';
import { attackName, capital, counted, nameOf, objectName, sayParts, signed, squareOf, squares } from '../naming.ts';
import { DEGREE, PURPOSE } from './checks.ts';
import { DEED, height, sayCommand } from './commands.ts';
import { isClosedDoor } from '../../encounter/doors.ts';
import { REFUSAL } from './refusals.ts';

const lang = 'en';

const TRIGGER = {
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

function fact(fact: Fact, before: State): string {
  const name = (id: string) => nameOf(before, id, lang);
  const at = (cell: number) => squareOf(before, cell);
  switch (fact.is) {
    case 'placed':
      return `${name(fact.who)} takes position in ${at(fact.to.at)}.`;
    case 'began':
      return `Initiative: ${fact.rolls.map(({ who, total }) => `${name(who)} ${total}`).join(', ')}.`;
    case 'turn-began':
      return fact.actions > 0
        ? `Round ${fact.round}: ${name(fact.who)} begins a turn with ${counted(fact.actions, 'action', 'actions', lang)}.`
        : `Round ${fact.round}: ${name(fact.who)} cannot act.`;
    case 'turn-ended':
      return `${name(fact.who)} ends the turn.`;
    case 'spent':
      return `${name(fact.who)} spends ${counted(fact.actions, 'action', 'actions', lang)}: ${DEED[fact.on]}.`;
    case 'moved':
      return `${name(fact.who)} goes to ${at(fact.to.at)}${fact.to.z === fact.from.z ? '' : `, ${height(fact.to.z)}`}${fact.halves > 0 ? ` (${squares(fact.halves)})` : ''}.`;
    case 'pushed':
      return `${name(fact.who)} is moved to ${at(fact.to.at)}.`;
    case 'must-leave':
      return `${name(fact.who)} shares ${name(fact.other)}’s space and must leave it at once.`;
    case 'cut-short':
      return `${name(fact.who)} ${CUT[fact.reason]}.`;
    case 'checked':
      return `${name(fact.who)} rolls ${fact.check.die} ${signed(fact.check.bonus)} against ${fact.check.dc} ${PURPOSE[fact.purpose]}${fact.against === undefined ? '' : ` (${name(fact.against)})`}: ${DEGREE[fact.degree]}.`;
    case 'guessed':
      return fact.hit
        ? `${name(fact.who)} guesses right where ${name(fact.target)} hides.`
        : `${name(fact.who)} strikes where ${name(fact.target)} is not.`;
    case 'struck':
      return `${name(fact.who)} ${fact.reaction ? 'reacts' : 'strikes'} at ${name(fact.target)} (${attackName(before, fact.who, fact.attack, lang)}): ${fact.check.die} ${signed(fact.check.bonus)} against AC ${fact.check.dc}${sayParts(fact.parts, PART)}, ${fact.check.degree === 'critical-success' ? 'a critical hit' : fact.check.degree === 'success' ? 'a hit' : 'a miss'}.`;
    case 'hurt':
      return `${name(fact.who)} takes ${fact.amount} ${TYPE[fact.type] ?? ''} damage ${CAUSE[fact.cause]}: ${counted(fact.left, 'hit point', 'hit points', lang)} left.`.replace(
        '  ',
        ' ',
      );
    case 'healed':
      return `${name(fact.by)} heals ${name(fact.who)} of ${fact.amount}: ${counted(fact.left, 'hit point', 'hit points', lang)}.`;
    case 'knocked-out':
      return fact.dying > 0 ? `${name(fact.who)} drops, dying ${fact.dying}.` : `${name(fact.who)} is knocked out.`;
    case 'dying':
      return `${name(fact.who)} is dying ${fact.dying}.`;
    case 'stable':
      return `${name(fact.who)} is out of danger, still unconscious.`;
    case 'died':
      return `${name(fact.who)} dies.`;
    case 'changed':
      return changed(fact, before);
    case 'fell':
      return `${name(fact.who)} falls ${height(fact.from.z - fact.to.z)} ${fact.into === 'water' ? 'into the water' : 'to the ground'} in ${at(fact.to.at)}.`;
    case 'toppled':
      return `${name(fact.who)} pushes ${objectName(before, fact.object, lang)} to ${at(fact.to.at)}.`;
    case 'object-fell':
      return `${capital(objectName(before, fact.object, lang))} falls ${height(fact.from.z - fact.to.z)} ${fact.into === 'water' ? 'into the water' : 'to the ground'} in ${at(fact.to.at)}${fact.left === 0 ? ' and breaks to pieces' : ''}.`;
    case 'opened':
      return `${name(fact.who)} opens the door in ${at(fact.at)}.`;
    case 'blocked':
      return `${name(fact.who)}’s shield stops ${fact.prevented} of the damage${fact.dents >= BROKEN ? ' and breaks' : fact.dents > 0 ? ` (${counted(fact.dents, 'dent', 'dents', lang)})` : ''}.`;
    case 'delayed':
      return `${name(fact.who)} waits and will act later.`;
    case 'resumed':
      return `${name(fact.who)} steps back into the fight.`;
    case 'caught':
      return `${name(fact.who)} catches the edge and hangs on.`;
    case 'landed':
      return `${name(fact.who)} lands in ${at(fact.to.at)}.`;
    case 'sank':
      return `${name(fact.who)} sinks to ${height(fact.to.z)}.`;
    case 'breathed':
      return `${name(fact.who)} has breath for ${fact.left} more ${fact.left === 1 ? 'action' : 'actions'}.`;
    case 'triggered':
      return `${name(fact.by)} ${TRIGGER[fact.trigger]} of ${name(fact.reactor)}.`;
    case 'disrupted':
      return `${name(fact.who)} is disrupted: the gesture is lost.`;
    case 'reacted':
      return `${name(fact.who)} uses a reaction.`;
    case 'declined':
      return `${name(fact.who)} lets it pass.`;
    case 'asked':
      return 'The game waits for an answer.';
    case 'answered':
      return `${name(fact.who)} has decided.`;
    case 'ended':
      return outcomeText(fact.outcome.kind, fact.outcome.winners, before);
    default:
      return unreachable(fact);
  }
}

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

function changed({ who, change }: Extract<Fact, { is: 'changed' }>, before: State): string {
  const parts = Object.entries(change).map(([key, value]) => (value === null ? LOSES[key] : GAINS[key]) ?? 'changes');
  return `${nameOf(before, who, lang)} ${parts.join(' and ')}.`;
}

function refusal(refused: Refusal, state: State): string {
  if (isClosedDoor(state, refused))
    return `${squareOf(state, refused.at)} is a closed door: Interact beside it to open it (interact ${refused.who} ${squareOf(state, refused.at)}).`;
  const say = REFUSAL[refused.code];
  return say(
    nameOf(state, refused.who, lang),
    nameOf(state, refused.other, lang),
    squareOf(state, refused.at),
    refused.need ?? 0,
    refused.have ?? 0,
  );
}

const GROUP: Readonly<Record<string, string>> = {
  turn: 'Turn',
  answer: 'Answer',
  attack: 'Attack',
  defend: 'Defend and help',
  hands: 'Use your hands',
  move: 'Move',
  balance: 'Balance',
  jump: 'Jump',
  climb: 'Climb',
  swim: 'Swim',
  fly: 'Fly',
  burrow: 'Burrow',
  place: 'Place',
};

const SCORE = { heroes: 'hit points the heroes have left', opponents: 'hit points their opponents have left' };

function outcomeText(kind: string, winners: readonly string[], state: State): string {
  if (kind === 'nobody') return 'Nobody is left standing.';
  if (kind === 'time') return 'The last round is over: nobody has won.';
  return `Victory: ${winners.map((id) => seatName(id, state)).join(', ')}.`;
}

function seatName(seat: string, state: State): string {
  if (seat === REFEREE) return 'the referee';
  return state.sides.find(({ id }) => id === seat)?.name[lang] ?? seat;
}

const EXPECTATION: Readonly<Record<string, (values: Readonly<Record<string, string | number>>) => string>> = {
  'empty-drawing': () => 'a drawn map',
  'ragged-row': () => 'rows of the same length',
  'wide-cell': () => 'one character per square',
  'unknown-character': ({ row, column }) => `a character of the legend (row ${row}, column ${column})`,
  wall: () => 'two squares side by side, such as c4-d4',
  landing: () => 'two squares: the one where the run ends, then the one of the landing (long-jump doran c4 f5)',
  square: ({ columns, rows }) => `a square of this map of ${columns} by ${rows}, such as c4`,
  'unknown-block': ({ known }) => `one of the stat blocks: ${known}`,
  'unknown-side': ({ known }) => `one of the sides: ${known}`,
  'unknown-creature': ({ known }) => `one of the creatures${known === undefined ? '' : `: ${known}`}`,
  'creature-id': () => 'a word of small letters, digits and hyphens',
  'same-id': () => 'a name that no other creature bears',
  'does-not-fit': ({ side }) => `${side} by ${side} free squares on the map`,
  'cannot-fly': () => 'the height of the ground: it cannot fly',
  'cannot-burrow': () => 'the height of the ground: it cannot burrow',
  'no-enemies': () => 'creatures on at least two sides that are enemies',
  overlap: ({ other }) => `a space that ${other} does not fill`,
  tiny: () => 'a square with fewer Tiny creatures',
  dice: () => 'dice such as 2d6+5, or a number',
  'one-of': ({ known }) => `one of: ${known}`,
  'nothing-more': () => 'the end of the command: that is one word too many',
  spot: () => 'a square and a height in units, such as c4@10',
  attack: () => 'the number of an attack, from 1',
  'unknown-object': ({ known }) =>
    known === '' ? 'nothing: there is no loose object here' : `one of the objects: ${known}`,
  door: () => 'a character of the legend, for the open door',
};

/** Everything the game says in English. */
export const ENGLISH: Words<State, Command, Fact, Refusal> = {
  fact,
  refusal,
  command: sayCommand,
  group: (group) => GROUP[group] ?? group,
  decision: ({ kind, seats }, state) => {
    const who = seats.map((seat) => seatName(seat, state)).join(', ');
    if (kind === 'begin') return `${who}: roll initiative when ready.`;
    const frame = state.frames.at(-1);
    if (kind === 'reaction' && frame?.kind === 'react') {
      return `${nameOf(state, frame.reactor, lang)} may react: ${nameOf(state, frame.to, lang)} ${TRIGGER[frame.trigger]}.`;
    }
    if (kind === 'block' && frame?.kind === 'block')
      return `${nameOf(state, frame.who, lang)} is hit for ${frame.damage}: block with the shield?`;
    if (kind === 'resume') return `${nameOf(state, askedNow(state) ?? undefined, lang)} has delayed: act now?`;
    if (kind === 'fall' && frame?.kind === 'fall') return `${nameOf(state, frame.who, lang)} is falling: any reaction?`;
    if (kind === 'sharing') return 'The referee decides who makes room.';
    const turn = state.turn;
    return turn === null
      ? `${who} to choose.`
      : `${nameOf(state, turn.who, lang)} has ${counted(turn.actions, 'action', 'actions', lang)} left.`;
  },
  outcome: ({ kind, winners }, state) => outcomeText(kind, winners, state),
  seat: seatName,
  measure: (measure) =>
    ({
      damage: 'damage dealt',
      taken: 'damage taken',
      hits: 'hits',
      falls: 'falls',
      squares: 'squares moved',
      ...SCORE,
    })[measure] ?? measure,
  forecast: (text) =>
    ({
      'reactions-taken': 'if every reaction is taken',
      'reactions-declined': 'if no reaction is taken',
      arrives: 'gets there unhurt',
      'arrives-hurt': 'gets there hurt',
      stopped: 'is stopped on the way',
      down: 'goes down',
      'nobody-reacts': 'nobody can react',
      'falls-clear': 'nobody is hurt',
      'falls-hurting': 'someone is hurt',
      'falls-felling': 'someone goes down',
    })[text] ?? text,
  forbids: () => 'anything but leaving the shared space',
  expectation: ({ code, values = {} }) => (EXPECTATION[code] ?? (() => code))(values),
  sheet: (state, seat) =>
    state.creatures
      .filter(({ side }) => side === seat)
      .map((creature) => {
        const acting =
          state.turn?.who === creature.id ? `, ${counted(state.turn.actions, 'action', 'actions', lang)}` : '';
        const { dead, unconscious, prone } = creature.conditions;
        const condition = dead ? ', dead' : unconscious ? ', unconscious' : prone ? ', prone' : '';
        return {
          label: creature.name[lang],
          value: `${creature.hp}/${blockOf(state, creature).hp} hit points in ${squareOf(state, creature.at)}${acting}${condition}`,
        };
      }),
};
