import { unreachable, type Words } from '@arbitre/kernel';
import type { Degree } from '../check.ts';
import type { PathfinderCommand } from '../command.ts';
import { blockOf } from '../creature.ts';
import type { CheckPurpose, PathfinderFact } from '../fact.ts';
import type { PathfinderRefusal } from '../refusal.ts';
import { REFEREE, type State } from '../state.ts';
import { attackName, nameOf, signed, squareOf, squares } from './naming.ts';
import { REFUSAL } from './refusals-en.ts';

const lang = 'en';

const DEGREE: Readonly<Record<Degree, string>> = {
  'critical-success': 'critical success',
  success: 'success',
  failure: 'failure',
  'critical-failure': 'critical failure',
};

const PURPOSE: Readonly<Record<CheckPurpose, string>> = {
  balance: 'to balance',
  'maintain-balance': 'to keep steady',
  tumble: 'to tumble through',
  climb: 'to climb',
  swim: 'to swim',
  maneuver: 'to thread the gap',
  'long-jump': 'for the long jump',
  'high-jump': 'for the high jump',
  shove: 'to shove',
  trip: 'to trip',
  grapple: 'to grapple',
  escape: 'to break free',
  hide: 'to hide',
  'grab-edge': 'to grab the edge',
  'arrest-fall': 'to arrest the fall',
  'falling-body': 'to dodge the falling body',
  recovery: 'to recover',
  suffocation: 'against suffocation',
};

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

const DIRECTION = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

function fact(fact: PathfinderFact, before: State): string {
  const name = (id: string) => nameOf(before, id, lang);
  const at = (cell: number) => squareOf(before, cell);
  switch (fact.is) {
    case 'placed':
      return `${name(fact.who)} takes position in ${at(fact.to.at)}.`;
    case 'began':
      return `Initiative: ${fact.rolls.map(({ who, total }) => `${name(who)} ${total}`).join(', ')}.`;
    case 'turn-began':
      return fact.actions > 0
        ? `Round ${fact.round}: ${name(fact.who)} begins a turn with ${fact.actions} actions.`
        : `Round ${fact.round}: ${name(fact.who)} cannot act.`;
    case 'turn-ended':
      return `${name(fact.who)} ends the turn.`;
    case 'spent':
      return `${name(fact.who)} spends ${fact.actions === 1 ? '1 action' : `${fact.actions} actions`}: ${DEED[fact.on]}.`;
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
      return `${name(fact.who)} ${fact.reaction ? 'reacts' : 'strikes'} at ${name(fact.target)} (${attackName(before, fact.who, fact.attack, lang)}): ${fact.check.die} ${signed(fact.check.bonus)} against AC ${fact.check.dc}, ${fact.check.degree === 'critical-success' ? 'a critical hit' : fact.check.degree === 'success' ? 'a hit' : 'a miss'}.`;
    case 'hurt':
      return `${name(fact.who)} takes ${fact.amount} ${TYPE[fact.type] ?? ''} damage ${CAUSE[fact.cause]}: ${fact.left} hit points left.`.replace(
        '  ',
        ' ',
      );
    case 'healed':
      return `${name(fact.by)} heals ${name(fact.who)} of ${fact.amount}: ${fact.left} hit points.`;
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
    case 'caught':
      return `${name(fact.who)} catches the edge and hangs on.`;
    case 'landed':
      return `${name(fact.who)} lands in ${at(fact.to.at)}.`;
    case 'sank':
      return `${name(fact.who)} sinks to ${height(fact.to.z)}.`;
    case 'breathed':
      return `${name(fact.who)} has breath for ${fact.left} more actions.`;
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

function height(units: number): string {
  const tenths = units * 2;
  return `${tenths % 10 === 0 ? tenths / 10 : (tenths / 10).toFixed(1)} squares`.replace(
    /^(-?1) squares$/,
    '$1 square',
  );
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
};
const LOSES: Readonly<Record<string, string>> = {
  prone: 'stands up',
  held: 'is free again',
  takenCover: 'leaves cover',
  shieldRaised: 'lowers the shield',
  hiddenFrom: 'is in plain sight again',
  frightened: 'is frightened no more',
};

function changed({ who, change }: Extract<PathfinderFact, { is: 'changed' }>, before: State): string {
  const parts = Object.entries(change).map(([key, value]) => (value === null ? LOSES[key] : GAINS[key]) ?? 'changes');
  return `${nameOf(before, who, lang)} ${parts.join(' and ')}.`;
}

const DEED: Readonly<Record<PathfinderCommand['do'], string>> = {
  begin: 'begin',
  place: 'take position',
  stride: 'Stride',
  step: 'Step',
  crawl: 'Crawl',
  balance: 'Balance',
  tumble: 'Tumble Through',
  fly: 'Fly',
  maneuver: 'Maneuver in Flight',
  swim: 'Swim',
  climb: 'Climb',
  burrow: 'Burrow',
  leap: 'Leap',
  'long-jump': 'Long Jump',
  'high-jump': 'High Jump',
  strike: 'Strike',
  heal: 'Heal',
  shove: 'Shove',
  trip: 'Trip',
  grapple: 'Grapple',
  escape: 'Escape',
  stand: 'Stand',
  drop: 'Drop Prone',
  'take-cover': 'Take Cover',
  'raise-shield': 'Raise a Shield',
  hide: 'Hide',
  react: 'Attack of Opportunity',
  'grab-edge': 'Grab an Edge',
  'arrest-fall': 'Arrest a Fall',
  decline: 'let it pass',
  settle: 'settle',
  'end-turn': 'end the turn',
};

function command(command: PathfinderCommand, state: State): string {
  const name = (id: string) => nameOf(state, id, lang);
  switch (command.do) {
    case 'begin':
      return 'Roll initiative';
    case 'place':
      return `Place ${name(command.who)} in ${command.to}`;
    case 'stride':
      if (command.path !== undefined) return `Stride to ${command.to} by ${command.path.join(', ')}`;
      return command.way === 'safest' ? `Stride to ${command.to} by the safest way` : `Stride to ${command.to}`;
    case 'step':
    case 'crawl':
    case 'leap':
    case 'balance':
    case 'tumble':
      return `${DEED[command.do]} to ${command.to}`;
    case 'fly':
    case 'maneuver':
    case 'swim':
    case 'climb':
    case 'burrow':
      return `${DEED[command.do]} to ${command.to}, height ${height(command.z)}${command.roll ? ', rolling' : ''}`;
    case 'long-jump':
    case 'high-jump':
      return `${DEED[command.do]}: run to ${command.run}, land in ${command.to}`;
    case 'strike':
      return `Strike ${name(command.target)} (${attackName(state, command.who, command.attack, lang)})`;
    case 'heal':
      return command.actions === 1
        ? `Heal ${name(command.target)} by touch`
        : `Heal ${name(command.target)} from afar (2 actions)`;
    case 'shove':
      return `Shove ${name(command.target)} ${DIRECTION[command.direction] ?? ''}${command.follow ? ' and follow' : ''}`;
    case 'trip':
    case 'grapple':
      return `${DEED[command.do]} ${name(command.target)}`;
    case 'escape':
      return `Escape by ${command.skill}`;
    case 'react':
      return `React with ${attackName(state, command.who, command.attack, lang)}`;
    case 'settle':
      return command.prone ? `${name(command.who)} falls prone` : `${name(command.who)} makes room`;
    case 'decline':
      return 'Let it pass';
    case 'end-turn':
      return `End ${name(command.who)}’s turn`;
    case 'stand':
    case 'drop':
    case 'take-cover':
    case 'raise-shield':
    case 'hide':
    case 'grab-edge':
    case 'arrest-fall':
      return DEED[command.do];
    default:
      return unreachable(command);
  }
}

function refusal(refused: PathfinderRefusal, state: State): string {
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
  move: 'Move',
  balance: 'Balance',
  jump: 'Jump',
  climb: 'Climb',
  swim: 'Swim',
  fly: 'Fly',
  burrow: 'Burrow',
  place: 'Place',
};

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
  square: ({ columns, rows }) => `a square of this map of ${columns} by ${rows}, such as c4`,
  'unknown-block': ({ known }) => `one of the stat blocks: ${known}`,
  'unknown-side': ({ known }) => `one of the sides: ${known}`,
  'unknown-creature': ({ known }) => `one of the creatures${known === undefined ? '' : `: ${known}`}`,
  'creature-id': () => 'a word of small letters, digits and hyphens',
  'same-id': () => 'a name that no other creature bears',
  'does-not-fit': ({ side }) => `${side} by ${side} free squares on the map`,
  overlap: ({ other }) => `a space that ${other} does not fill`,
  tiny: () => 'a square with fewer Tiny creatures',
  dice: () => 'dice such as 2d6+5, or a number',
  verb: ({ known }) => `one of: ${known}`,
  direction: ({ known }) => `one of: ${known}`,
};

/** Everything the game says in English. */
export const ENGLISH: Words<State, PathfinderCommand, PathfinderFact, PathfinderRefusal> = {
  fact,
  refusal,
  command,
  group: (group) => GROUP[group] ?? group,
  decision: ({ kind, seats }, state) => {
    const who = seats.map((seat) => seatName(seat, state)).join(', ');
    if (kind === 'begin') return `${who}: roll initiative when ready.`;
    const frame = state.frames.at(-1);
    if (kind === 'reaction' && frame?.kind === 'react') {
      return `${nameOf(state, frame.reactor, lang)} may react: ${nameOf(state, frame.to, lang)} ${TRIGGER[frame.trigger]}.`;
    }
    if (kind === 'fall' && frame?.kind === 'fall') return `${nameOf(state, frame.who, lang)} is falling: any reaction?`;
    if (kind === 'sharing') return 'The referee decides who makes room.';
    const turn = state.turn;
    return turn === null
      ? `${who} to choose.`
      : `${nameOf(state, turn.who, lang)} has ${turn.actions} action${turn.actions === 1 ? '' : 's'} left.`;
  },
  outcome: ({ kind, winners }, state) => outcomeText(kind, winners, state),
  seat: seatName,
  measure: (measure) =>
    ({ damage: 'damage dealt', taken: 'damage taken', hits: 'hits', falls: 'falls', squares: 'squares moved' })[
      measure
    ] ?? `hit points of ${measure}`,
  forecast: (text) =>
    ({
      'reactions-taken': 'if every reaction is taken',
      'reactions-declined': 'if no reaction is taken',
      arrives: 'gets there unhurt',
      'arrives-hurt': 'gets there hurt',
      stopped: 'is stopped on the way',
      down: 'goes down',
    })[text] ?? text,
  forbids: () => 'anything but leaving the shared space',
  expectation: ({ code, values = {} }) => (EXPECTATION[code] ?? (() => code))(values),
  sheet: (state, seat) =>
    state.creatures
      .filter(({ side }) => side === seat)
      .map((creature) => {
        const acting = state.turn?.who === creature.id ? `, ${state.turn.actions} actions` : '';
        const { dead, unconscious, prone } = creature.conditions;
        const condition = dead ? ', dead' : unconscious ? ', unconscious' : prone ? ', prone' : '';
        return {
          label: creature.name[lang],
          value: `${creature.hp}/${blockOf(state, creature).hp} hit points in ${squareOf(state, creature.at)}${acting}${condition}`,
        };
      }),
};
