import { squareBoard } from '../board/square.ts';
import { type Chance, roll } from '../chance/chance.ts';
import type { Game, Refusal, Seat } from '../contract/game.ts';
import { unreachable } from '../contract/game.ts';
import type { Words } from '../contract/words.ts';
import { problem } from '../door/problem.ts';
import { integer, object, oneOf, type Shaped } from '../door/shape.ts';
import type { Lang } from '../rulebook/lang.ts';
import { defineRulebook } from '../rulebook/rulebook.ts';
import type { RulingTable } from '../rulebook/rulings.ts';

/**
 * The smallest game that keeps the contract, dice, hidden numbers and a ruling included: two runners on a track. Copy it
 * to start a game of your own; the tests of the kit, the referee and the server use it too.
 */

const RUNNERS = ['red', 'blue'] as const;
type Runner = (typeof RUNNERS)[number];

/** A race as it stands. */
export interface RaceState {
  readonly length: number;
  readonly toll: number;
  readonly turn: Runner;
  readonly at: Readonly<Record<Runner, number>>;
  /** Squares kept for one dash; null where a view hides it. */
  readonly reserve: Readonly<Record<Runner, number | null>>;
}

/** What a runner may ask. */
export type RaceCommand = { readonly do: 'roll' } | { readonly do: 'dash' };

/** What happens in a race. */
export type RaceFact =
  | { readonly is: 'ran'; readonly who: Runner; readonly die: number; readonly to: number }
  | { readonly is: 'dashed'; readonly who: Runner; readonly to: number };

/** Why a runner may not. */
export interface RaceRefusal extends Refusal {
  readonly code: 'not-your-turn' | 'race-over' | 'reserve-spent';
}

const rulebook = defineRulebook({
  title: { fr: 'La course', en: 'The race' },
  credit: { fr: 'Un exemple d’Arbitre.', en: 'An example of Arbitre’s own.' },
  rules: {
    'rc.turn.1': {
      heading: { fr: 'Tours', en: 'Turns' },
      text: { fr: 'Les deux coureurs jouent à tour de rôle.', en: 'The two runners take turns.' },
    },
    'rc.roll.1': {
      heading: { fr: 'Courir', en: 'Running' },
      text: { fr: 'Un D6 donne le nombre de cases.', en: 'A D6 gives the number of squares.' },
    },
    'rc.dash.1': {
      heading: { fr: 'Sprint', en: 'Dash' },
      text: {
        fr: 'Une fois, un coureur avance de sa réserve secrète au lieu de lancer le dé.',
        en: 'Once, a runner moves by its secret reserve instead of rolling.',
      },
    },
    'rc.end.1': {
      heading: { fr: 'Arrivée', en: 'Finish' },
      text: { fr: 'Le premier au bout de la piste gagne.', en: 'The first at the end of the track wins.' },
    },
  },
});

const rulings = {
  dashToll: {
    values: [0, 1],
    rules: ['rc.dash.1'],
    question: { fr: 'Combien de cases coûte un sprint ?', en: 'How many squares does a dash cost?' },
    meanings: [
      { fr: 'aucune', en: 'none' },
      { fr: 'une', en: 'one' },
    ],
  },
} as const satisfies RulingTable;

const scenario = object({
  length: integer({ min: 2, max: 99 }),
  reserves: object({ red: integer({ min: 0, max: 6 }), blue: integer({ min: 0, max: 6 }) }),
});

const NAMES: Readonly<Record<Lang, Readonly<Record<Runner, string>>>> = {
  fr: { red: 'Rouge', blue: 'Bleu' },
  en: { red: 'Red', blue: 'Blue' },
};

function isRunner(seat: Seat): seat is Runner {
  return seat === 'red' || seat === 'blue';
}

function winner({ at, length }: RaceState): Runner | null {
  return RUNNERS.find((runner) => at[runner] >= length - 1) ?? null;
}

/** Why this seat may not do this now; null when it may. Both `offers` and `decide` ask here. */
function refusal(state: RaceState, seat: Seat, command: RaceCommand): RaceRefusal | null {
  if (winner(state) !== null) return { code: 'race-over', rules: ['rc.end.1'] };
  if (seat !== state.turn) return { code: 'not-your-turn', rules: ['rc.turn.1'] };
  if (command.do === 'dash' && state.reserve[state.turn] === 0) return { code: 'reserve-spent', rules: ['rc.dash.1'] };
  return null;
}

function landing(state: RaceState, squares: number): number {
  return Math.min(state.length - 1, state.at[state.turn] + Math.max(0, squares));
}

const ROLL: RaceCommand = { do: 'roll' };
const DASH: RaceCommand = { do: 'dash' };

function wordsIn<T>(lang: Lang, fr: T, en: T): T {
  return lang === 'fr' ? fr : en;
}

function words(lang: Lang): Words<RaceState, RaceCommand, RaceFact, RaceRefusal> {
  const say = (fr: string, en: string) => wordsIn(lang, fr, en);
  const name = (seat: string) => (isRunner(seat) ? NAMES[lang][seat] : seat);
  return {
    fact: (fact) =>
      fact.is === 'ran'
        ? say(`${name(fact.who)} lance ${fact.die} et court.`, `${name(fact.who)} rolls ${fact.die} and runs.`)
        : say(`${name(fact.who)} sprinte.`, `${name(fact.who)} dashes.`),
    refusal(refused) {
      switch (refused.code) {
        case 'not-your-turn':
          return say('Ce n’est pas votre tour.', 'It is not your turn.');
        case 'race-over':
          return say('La course est finie.', 'The race is over.');
        case 'reserve-spent':
          return say('La réserve est déjà dépensée.', 'The reserve is already spent.');
        default:
          return unreachable(refused.code);
      }
    },
    command: (command) => (command.do === 'roll' ? say('Lancer le dé', 'Roll the die') : say('Sprinter', 'Dash')),
    group: () => say('Avancer', 'Advance'),
    decision: (_decision, state) => say(`À ${name(state.turn)} de jouer.`, `${name(state.turn)} to play.`),
    outcome: ({ winners }) => say(`${name(winners[0] ?? '')} gagne.`, `${name(winners[0] ?? '')} wins.`),
    seat: name,
    measure: () => say('cases parcourues', 'squares run'),
    forecast: (text) => text,
    forbids: (what) => what,
    expectation: () => say('une réserve plus courte que la piste', 'a reserve shorter than the track'),
    sheet: (state, seat) =>
      isRunner(seat) ? [{ label: say('Réserve', 'Reserve'), value: String(state.reserve[seat] ?? '?') }] : [],
  };
}

/** The race, whole: the smallest game that keeps the contract. */
export const race: Game<RaceState, RaceCommand, RaceFact, RaceRefusal, Shaped<typeof scenario>> = {
  id: 'race',
  version: '1.0',
  rulebook,
  rulings,
  legend: {
    track: { glyph: '.', tone: 'ground', name: { fr: 'piste', en: 'track' } },
    red: { glyph: 'R', tone: 'friend', name: { fr: 'Rouge', en: 'Red' } },
    blue: { glyph: 'B', tone: 'foe', name: { fr: 'Bleu', en: 'Blue' } },
  },
  words: { fr: words('fr'), en: words('en') },
  scenario,
  command: object({ do: oneOf(['roll', 'dash']) }),
  writeCommand: (command) => command.do,
  readCommand(typed) {
    const word = typed.trim().toLowerCase();
    if (word === 'roll') return { ok: true, value: ROLL };
    if (word === 'dash') return { ok: true, value: DASH };
    return { ok: false, problems: [{ at: [], found: typed, expected: { kind: 'one-of', values: ['roll', 'dash'] } }] };
  },
  setup({ length, reserves }, { dashToll }) {
    const tooLong = RUNNERS.find((runner) => reserves[runner] >= length);
    if (tooLong)
      return { ok: false, problems: [problem(['reserves', tooLong], reserves[tooLong], 'reserve-too-long')] };
    const toll = dashToll === 1 ? 1 : 0; // rc.dash.1, as the table rules it
    return { ok: true, value: { length, toll, turn: 'red', at: { red: 0, blue: 0 }, reserve: reserves } };
  },
  seats: () => RUNNERS,
  awaiting: (state) => (winner(state) === null ? { seats: [state.turn], kind: 'turn' } : null), // rc.turn.1
  offers(state, seat) {
    return [ROLL, DASH].flatMap((command) =>
      refusal(state, seat, command) === null ? [{ group: 'advance', command }] : [],
    );
  },
  decide(state, seat, command, chance: Chance) {
    const refused = refusal(state, seat, command);
    if (refused !== null) return refused;
    if (command.do === 'roll') {
      const die = roll(chance, 6); // rc.roll.1
      return [{ is: 'ran', who: state.turn, die, to: landing(state, die) }];
    }
    return [{ is: 'dashed', who: state.turn, to: landing(state, (state.reserve[state.turn] ?? 0) - state.toll) }];
  },
  evolve(state, fact) {
    const moved = {
      ...state,
      at: { ...state.at, [fact.who]: fact.to },
      turn: fact.who === 'red' ? 'blue' : 'red',
    } as const;
    return fact.is === 'dashed' ? { ...moved, reserve: { ...state.reserve, [fact.who]: 0 } } : moved;
  },
  view(state, seat) {
    const hide = (runner: Runner) => (runner === seat || state.reserve[runner] === 0 ? state.reserve[runner] : null);
    return { ...state, reserve: { red: hide('red'), blue: hide('blue') } };
  },
  outcome(state) {
    const first = winner(state); // rc.end.1
    return first === null ? null : { kind: 'won', winners: [first] };
  },
  because: (fact) => (fact.is === 'ran' ? ['rc.roll.1'] : ['rc.dash.1']),
  scene: (state) => ({
    board: squareBoard(state.length, 1),
    ground: Array.from({ length: state.length }, () => 'track'),
    pieces: RUNNERS.map((runner) => ({ id: runner, kind: runner, at: state.at[runner], seat: runner })),
  }),
  preview: (state, _seat, command) =>
    command.do === 'roll'
      ? { because: ['rc.roll.1'] }
      : { path: [landing(state, (state.reserve[state.turn] ?? 0) - state.toll)], because: ['rc.dash.1'] },
  reach(state, piece) {
    if (piece !== state.turn) return { code: 'not-your-turn', rules: ['rc.turn.1'] };
    return [1, 2, 3, 4, 5, 6].map((die) => ({ to: landing(state, die), cost: die, path: [landing(state, die)] }));
  },
  measure: (before, facts) => ({ run: facts.reduce((sum, fact) => sum + fact.to - before.at[fact.who], 0) }),
  forecast: () => [],
};
