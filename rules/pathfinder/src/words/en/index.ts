import type { Words } from '@arbitre/kernel';
import { fact, outcomeText, seatName, TRIGGER } from './facts.ts';
import type { Command } from '../../play/command.ts';
import { blockOf } from '../../encounter/creature.ts';
import type { Fact } from '../../play/fact.ts';
import { askedNow } from '../../play/judge.ts';
import type { Refusal } from '../../play/refusal.ts';
import { type State } from '../../play/state.ts';
import { counted, nameOf, squareOf } from '../naming.ts';
import { sayCommand } from './commands.ts';
import { isClosedDoor } from '../../encounter/doors.ts';
import { REFUSAL } from './refusals.ts';

const lang = 'en';

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

const EXPECTATION: Readonly<Record<string, (values: Readonly<Record<string, string | number>>) => string>> = {
  'empty-drawing': () => 'a drawn map',
  'ragged-row': () => 'rows of the same length',
  'wide-cell': () => 'one character per square',
  'unknown-character': ({ column, known }) => `in square ${column} of the row, a character of the legend: ${known}`,
  wall: () => 'two squares side by side, such as c4-d4',
  landing: () => 'two squares: the one where the run ends, then the one of the landing (long-jump doran c4 f5)',
  square: ({ columns, rows }) => `a square of this map of ${columns} by ${rows}, such as c4`,
  'unknown-block': ({ known }) => `one of the stat blocks: ${known}`,
  'unknown-side': ({ known }) => `one of the sides: ${known}`,
  'unknown-creature': ({ known }) => `one of the creatures${known === undefined ? '' : `: ${known}`}`,
  'missing-creature': ({ known }) => `one of the creatures, first who acts, then whom: ${known}`,
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
