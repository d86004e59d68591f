import type { Expectation } from '@arbitre/kernel';
import type { OfferGroup } from '../../play/command.ts';
import type { Ending } from '../../play/state.ts';
import type { DecisionKind } from '../../play/awaiting.ts';
import { counted } from '../trait-names.ts';

const GROUPS: Readonly<Record<OfferGroup, string>> = {
  turn: 'Turn',
  movement: 'Movement Action',
  standard: 'Standard Action',
  bonus: 'Bonus Action',
  complex: 'Complex Action',
  gear: 'Give, take or swap',
  group: 'Active group',
  reaction: 'Reaction',
  dice: 'Dice',
  cards: 'Cards',
  choice: 'Choice',
};

const DECISIONS: Readonly<Record<DecisionKind, string>> = {
  begin: 'ready to begin?',
  joker: 'keep the Joker, or make it a free initiative?',
  'initiative-card': 'which initiative card?',
  seize: 'take the initiative?',
  'act-or-wait': 'act or wait?',
  'wait-card': 'which card to wait with?',
  actions: 'what to do?',
  member: 'who of the group plays?',
  directive: 'what does this enemy do?',
  controller: 'who runs the group?',
  dodge: 'how to dodge?',
  striker: 'who strikes?',
  strike: 'strike as they pass?',
  'go-or-stay': 'go on or stay?',
  push: 'where to push?',
  hit: 'a hit! What does it do?',
  spend: 'push one step more?',
  'before-roll': 'a Joker before the roll?',
  'after-roll': 'change the roll?',
  death: 'cheat death?',
  care: 'what does the care give?',
  reequip: 'which equipment?',
  treasure: 'which treasure?',
  'road-card': 'which card leads to the room?',
  room: 'which room?',
  spot: 'where to lay the room?',
  placement: 'where to place the figures?',
  scent: 'smell out a group?',
  'scent-card': 'which card for the group?',
  instinct: 'use the Instinct?',
  effect: 'which effect first?',
};

const ENDINGS: Readonly<Record<Ending['kind'], string>> = {
  rescued: 'Victory: the captive is safe.',
  slain: 'Victory: not an enemy is left.',
  reached: 'Victory: the exit is reached.',
  'captive-dead': 'Defeat: the captive is dead.',
  'heroes-dead': 'Defeat: all the heroes are dead.',
  'out-of-time': 'Defeat: the last Round is over.',
};

const lookUp = (table: Readonly<Record<string, string>>, key: string, otherwise: string) =>
  Object.hasOwn(table, key) ? (table[key] ?? otherwise) : otherwise;

export const groupEn = (group: string) => lookUp(GROUPS, group, 'Other choices');
export const decisionEn = (kind: string) => lookUp(DECISIONS, kind, 'a choice to make');
export const outcomeEn = (kind: string) => lookUp(ENDINGS, kind, 'The game is over.');

const MEASURES: Readonly<Record<string, string>> = {
  successes: 'successes',
  'dodge-successes': 'successes of the dodge',
  'attack-successes': 'successes of the attack',
  'successes-of-another': 'successes of another figure',
  'free-attacks': 'free attacks',
  wounds: 'wounds dealt',
  hit: 'the attack hits',
  'hit-by-another': 'the attack of another figure hits',
  'wounds-by-another': 'wounds dealt by another figure',
  survivors: 'heroes alive',
  rounds: 'Rounds played',
};

export const measureEn = (name: string) => lookUp(MEASURES, name, 'measure');

/** `plain-dice`, or `attacks 2 wounds 3`, or `wounds 1 dead`. */
export function forecastEn(text: string): string {
  if (text === 'plain-dice') return 'if nobody spends a Joker or Heroism or gambles, and the move is finished';
  const attacks = /attacks (\d+)/.exec(text)?.[1];
  const wounds = Number(/wounds (\d+)/.exec(text)?.[1] ?? 0);
  const free =
    attacks === undefined ? [] : [counted(Number(attacks), 'no free attack', 'one free attack', 'free attacks')];
  const how = attacks === undefined ? 'dealt' : 'suffered'; // free attacks strike the mover
  const whose = attacks === undefined ? 'the target’s' : 'the mover’s';
  const dead = text.endsWith('dead') ? [`${whose} last point of Health lost`] : [];
  return [...free, `${counted(wounds, 'no wound', 'one wound', 'wounds')} ${how}`, ...dead].join(', ');
}

const FORBIDDEN: Readonly<Record<string, string>> = {
  'another-zone-move': 'another zone move this turn',
  'another-standard': 'another standard Action this turn',
  'another-bonus': 'another bonus Action this turn',
  'any-action': 'any other Action this turn',
};

export const forbidsEn = (what: string) => lookUp(FORBIDDEN, what, 'something else this turn');

const EXPECTED: Readonly<Record<string, string>> = {
  'map-glyph': 'a sign the drawing knows (. # , ~ ^ x o * > -)',
  'cell-without-zone': 'a zone letter for every cell of the drawing, and - where there is none',
  'side-between': 'two cells that share a side, like c1|d1',
  'not-outer': 'the side of a cell of the room, facing out of it',
  'outer-side': 'a cell and a side, like f2 E',
  'unknown-room': 'a room described under “rooms”',
  'unknown-group': 'a group described under “groups”',
  'unknown-hero': 'a hero or a group of the scenario',
  'unknown-door': 'an unexplored door that faces an entry of the room, like f4e',
  'room-does-not-fit': 'a free place on the table for the whole room',
  'suit-order': 'the four suits, each once, like HSDC',
  card: 'a card, like QS, 10H or JK',
  cards: 'cards, like A-8, 7S or JK, highest first',
  'card-twice': 'a card that is not already somewhere else',
  'road-nowhere': 'a room described under “rooms”: this road sheet leads nowhere',
  prey: 'the category of creatures chosen by Know your enemy, such as “rat-man” or “beast”',
  'hero-twice': 'a hero only once',
  'unknown-member': 'a figure of that group, like rats-2',
  'effect-until': 'either a number of Rounds or the turn it lasts until',
  'deck-early': 'the next cards of the deck only in the middle of a Round, with “now”',
  command: 'a known command, like “act”, “zone-move c4” or “attack guards-1 long-sword”',
  'command-argument': 'what the command asks for after its verb',
};

export function expectationEn({ code, values = {} }: Extract<Expectation, { kind: 'game' }>): string {
  switch (code) {
    case 'drawing':
      return `rows of the same number of cells (${values['en']})`;
    case 'cell':
      return `a cell from a1 to ${values['last']}`;
    case 'zone-cut':
      return `a zone in one piece: ${values['cell']} is apart`;
    case 'event-card-twice':
      return `a card for one event only: “${values['other']}” and “${values['id']}” both claim it`;
    case 'cells-of-group':
      return `as many cells as figures, ${values['size']}`;
    case 'lesson-too-late':
      return `a Round of the game, which has ${values['rounds']}`;
    case 'no-way-out':
      return `an exit towards “${values['home']}”, where the goal is`;
    case 'goal-unreached':
      return `a card or an arrow that leads to “${values['home']}”, where the goal is`;
    case 'map-size':
      return `a drawing of ${values['columns']} by ${values['rows']} cells, like that of the zones`;
    case 'zone-twice':
      return `a name of zone that room “${values['room']}” does not use already`;
    case 'figure-in-wall':
      return `a cell where a figure can stand: this one is a wall, a solid element, or off the board (${values['who']})`;
    case 'two-on-a-cell':
      return `a free cell: ${values['other']} stands there already`;
    case 'command-extra':
      return `nothing more after “${values['verb']}” and what it asks for: “${values['extra']}” is too much`;
    case 'cell-of-zone':
      return `a cell: name a cell of zone ${values['zone']}, e.g. ${values['cell']}`;
    case 'road-gap':
      return `a room for every card: ${values['count']} cards lead nowhere`;
    default:
      return lookUp(EXPECTED, code, 'something else');
  }
}
