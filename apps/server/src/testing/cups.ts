import {
  type Chance,
  defineRulebook,
  type Game,
  object,
  oneOf,
  type Read,
  roll,
  type RuleIdOf,
  type Seat,
  integer,
  squareBoard,
  tagged,
  type Words,
} from '@arbitre/kernel';

/**
 * Cups, the smallest game with everything a server must get right: two seats, dice, and something hidden. In turn, a seat
 * rolls a die under its cup (only it sees the face), peeks under the other's, shows its own (it scores), or passes.
 * First to the target wins; after the last round the higher score does.
 */
const RULEBOOK = defineRulebook({
  title: { fr: 'Gobelets', en: 'Cups' },
  credit: { fr: 'Un jouet pour les essais.', en: 'A toy for tests.' },
  rules: {
    'cups.turn.1': rule('Tour', 'Turn', 'Chacun joue à son tour.', 'Seats take turns.'),
    'cups.roll.1': rule(
      'Lancer',
      'Rolling',
      'On lance un dé sous son gobelet.',
      'A die is rolled under one’s own cup.',
    ),
    'cups.show.1': rule('Montrer', 'Showing', 'On ne montre que ce que l’on a.', 'Only what lies there is shown.'),
    'cups.end.1': rule('Fin', 'End', 'La partie finie, rien ne se joue.', 'Nothing is played after the end.'),
  },
});

function rule(fr: string, en: string, textFr: string, textEn: string) {
  return { heading: { fr, en }, text: { fr: textFr, en: textEn } };
}

const SEATS = ['red', 'blue'] as const;
type Side = (typeof SEATS)[number];

/** `'hidden'`: there is a die, and this view may not know its face. */
type Cup = number | 'hidden' | null;

export interface CupsState {
  readonly target: number;
  readonly rounds: number;
  readonly played: number;
  readonly turn: Side;
  readonly cups: Readonly<Record<Side, Cup>>;
  readonly scores: Readonly<Record<Side, number>>;
  /** What each seat saw under the other's cup. */
  readonly peeked: Readonly<Record<Side, Cup>>;
}

const DOES = ['roll', 'peek', 'show', 'pass'] as const;
export type CupsCommand = { readonly do: (typeof DOES)[number] };
export type CupsFact =
  | { readonly is: 'rolled'; readonly by: Side; readonly face: Cup }
  | { readonly is: 'peeked'; readonly by: Side; readonly face: Cup }
  | { readonly is: 'shown'; readonly by: Side; readonly face: number }
  | { readonly is: 'passed'; readonly by: Side };
export interface CupsRefusal {
  readonly code: 'not-your-turn' | 'over' | 'empty';
  readonly rules: readonly RuleIdOf<typeof RULEBOOK>[];
}
interface CupsScenario {
  readonly target: number;
  readonly rounds: number;
}

const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

function refusalOf(state: CupsState, seat: Seat, { do: what }: CupsCommand): CupsRefusal | null {
  if (isOver(state)) return { code: 'over', rules: ['cups.end.1'] };
  if (seat !== state.turn) return { code: 'not-your-turn', rules: ['cups.turn.1'] };
  const empty = what === 'show' ? state.cups[state.turn] : what === 'peek' ? state.cups[other(state.turn)] : 0;
  return empty === null ? { code: 'empty', rules: ['cups.show.1'] } : null;
}

function decide(state: CupsState, seat: Seat, command: CupsCommand, chance: Chance): CupsRefusal | readonly CupsFact[] {
  const refusal = refusalOf(state, seat, command);
  if (refusal !== null) return refusal;
  const by = state.turn;
  switch (command.do) {
    case 'roll':
      return [{ is: 'rolled', by, face: roll(chance, 6) }];
    case 'peek':
      return [{ is: 'peeked', by, face: state.cups[other(by)] }];
    case 'show':
      return [{ is: 'shown', by, face: Number(state.cups[by]) }];
    case 'pass':
      return [{ is: 'passed', by }];
  }
}

function evolve(state: CupsState, fact: CupsFact): CupsState {
  const next = { ...state, turn: other(fact.by), played: state.played + 1 };
  switch (fact.is) {
    case 'rolled':
      return { ...next, cups: { ...state.cups, [fact.by]: fact.face } };
    case 'peeked':
      return { ...next, peeked: { ...state.peeked, [fact.by]: fact.face } };
    case 'shown':
      return {
        ...next,
        cups: { ...state.cups, [fact.by]: null },
        scores: { ...state.scores, [fact.by]: state.scores[fact.by] + fact.face },
      };
    case 'passed':
      return next;
  }
}

const veil = (cup: Cup, open: boolean): Cup => (open || cup === null ? cup : 'hidden');

function isOver({ scores, target, played, rounds }: CupsState): boolean {
  return played >= rounds || SEATS.some((side) => scores[side] >= target);
}

const words: Words<CupsState, CupsCommand, CupsFact, CupsRefusal> = {
  fact: ({ by, is }) => `${by} ${is}.`,
  refusal: ({ code }) => `No: ${code}.`,
  command: ({ do: what }) => what,
  group: (group) => group,
  decision: ({ seats }) => `${seats.join()} to play.`,
  outcome: ({ winners }) => `${winners.join(', ')} wins.`,
  seat: (seat) => seat,
  measure: (name) => name,
  forecast: (text) => text,
  forbids: (what) => what,
  expectation: ({ code }) => code,
  sheet: (state, seat) => [{ label: 'score', value: String(state.scores[seat === 'red' ? 'red' : 'blue']) }],
};

const command = tagged('do', {
  roll: object({ do: oneOf(['roll']) }),
  peek: object({ do: oneOf(['peek']) }),
  show: object({ do: oneOf(['show']) }),
  pass: object({ do: oneOf(['pass']) }),
});

function readCommand(typed: string): Read<CupsCommand> {
  const what = DOES.find((known) => known === typed.trim().toLowerCase());
  if (what !== undefined) return { ok: true, value: { do: what } };
  return { ok: false, problems: [{ at: [], found: typed, expected: { kind: 'one-of', values: DOES } }] };
}

export const cups: Game<CupsState, CupsCommand, CupsFact, CupsRefusal, CupsScenario> = {
  id: 'cups',
  version: '1.0',
  rulebook: RULEBOOK,
  rulings: {
    target: {
      values: ['first', 'never'],
      rules: ['cups.end.1'],
      question: { fr: 'Le but finit-il la partie ?', en: 'Does the target end the game?' },
      meanings: [
        { fr: 'Oui.', en: 'Yes.' },
        { fr: 'Non.', en: 'No.' },
      ],
    },
  },
  legend: { felt: { glyph: '.', tone: 'ground', name: { fr: 'tapis', en: 'felt' } } },
  words: { fr: words, en: words },
  scenario: object({ target: integer({ min: 1, max: 1_000_000 }), rounds: integer({ min: 1, max: 1_000_000 }) }),
  command,
  writeCommand: ({ do: what }) => what,
  readCommand,
  setup: ({ target, rounds }, rulings) => ({
    ok: true,
    value: {
      target: rulings.target === 'never' ? 1_000_000_000 : target,
      rounds,
      played: 0,
      turn: 'red',
      cups: { red: null, blue: null },
      scores: { red: 0, blue: 0 },
      peeked: { red: null, blue: null },
    },
  }),
  seats: () => SEATS,
  awaiting: (state) => (isOver(state) ? null : { seats: [state.turn], kind: 'turn' }),
  offers: (state, seat) =>
    DOES.map((what) => ({ group: 'turn', command: { do: what } })).filter(
      (offer) => refusalOf(state, seat, offer.command) === null,
    ),
  decide,
  evolve,
  view: (state, seat) => ({
    ...state,
    cups: { red: veil(state.cups.red, seat === 'red'), blue: veil(state.cups.blue, seat === 'blue') },
    peeked: { red: veil(state.peeked.red, seat === 'red'), blue: veil(state.peeked.blue, seat === 'blue') },
  }),
  redact: (fact, _before, seat) =>
    (fact.is === 'rolled' || fact.is === 'peeked') && fact.by !== seat
      ? { ...fact, face: veil(fact.face, false) }
      : fact,
  outcome(state) {
    if (!isOver(state)) return null;
    const best = Math.max(state.scores.red, state.scores.blue);
    return { kind: 'best', winners: SEATS.filter((side) => state.scores[side] === best), score: state.scores };
  },
  because: () => ['cups.turn.1'],
  scene: () => ({ board: FELT, ground: ['felt'], pieces: [] }),
  preview: () => ({ because: ['cups.turn.1'] }),
  reach: () => ({ code: 'empty', rules: ['cups.show.1'] }),
  measure: () => ({}),
  forecast: () => [],
};

/** The same game without cups: nothing is hidden. */
export const saucers: typeof cups = {
  ...cups,
  id: 'saucers',
  view: (state) => state,
  redact: undefined as unknown as NonNullable<typeof cups.redact>, // as a game that leaves it out
};

const FELT = squareBoard(1, 1);
