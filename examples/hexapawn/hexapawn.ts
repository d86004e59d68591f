import {
  type Cell,
  cellAt,
  cellName,
  columnOf,
  defineRulebook,
  type Game,
  integer,
  type Lang,
  object,
  OFF_BOARD,
  parseCellName,
  type Refusal,
  rowOf,
  type Seat,
  type Shaped,
  squareBoard,
  text,
  type Words,
} from '@arbitre/kernel';

/** Hexapawn, as Martin Gardner described it in 1962: the smallest chess there is, and a whole game for Arbitre. */

const SIDES = ['white', 'black'] as const;
type Side = (typeof SIDES)[number];

export interface State {
  readonly columns: number;
  readonly rows: number;
  readonly turn: Side;
  /** Where each side's pawns stand, in the order of cells. */
  readonly pawns: Readonly<Record<Side, readonly Cell[]>>;
}

export interface Move {
  readonly do: 'move';
  /** Cells by name: `b3`. */
  readonly from: string;
  readonly to: string;
}

export interface Moved {
  readonly is: 'moved';
  readonly who: Side;
  readonly from: Cell;
  readonly to: Cell;
  readonly takes: boolean;
}

export interface NotAllowed extends Refusal {
  readonly code:
    | 'over'
    | 'not-your-turn'
    | 'no-pawn-there'
    | 'off-board'
    | 'not-forward'
    | 'blocked'
    | 'nothing-to-take';
}

const rulebook = defineRulebook({
  title: { fr: 'Hexapion', en: 'Hexapawn' },
  credit: { fr: 'D’après Martin Gardner, 1962.', en: 'After Martin Gardner, 1962.' },
  rules: {
    'hp.turn.1': {
      heading: { fr: 'Tours', en: 'Turns' },
      text: { fr: 'Les Blancs commencent, puis on alterne.', en: 'White begins, then players alternate.' },
    },
    'hp.move.1': {
      heading: { fr: 'Avancer', en: 'Moving' },
      text: {
        fr: 'Un pion avance d’une case tout droit, si elle est vide.',
        en: 'A pawn moves one square straight ahead, if it is empty.',
      },
    },
    'hp.take.1': {
      heading: { fr: 'Prendre', en: 'Taking' },
      text: {
        fr: 'Un pion prend en avançant d’une case en diagonale, si un pion adverse s’y trouve.',
        en: 'A pawn takes by moving one square diagonally ahead, if an enemy pawn stands there.',
      },
    },
    'hp.end.1': {
      heading: { fr: 'Gagner', en: 'Winning' },
      text: {
        fr: 'On gagne en atteignant la dernière rangée, ou quand l’adversaire n’a plus de coup.',
        en: 'You win by reaching the last row, or when your opponent has no move.',
      },
    },
  },
});

const scenario = object({ columns: integer({ min: 2, max: 8 }), rows: integer({ min: 3, max: 8 }) });

function isSide(seat: Seat): seat is Side {
  return seat === 'white' || seat === 'black';
}

function other(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

/** White starts below and goes up: rows are counted from the top. */
function ahead(side: Side): -1 | 1 {
  return side === 'white' ? -1 : 1;
}

function board({ columns, rows }: Pick<State, 'columns' | 'rows'>) {
  return squareBoard(columns, rows);
}

/** The cell of that name, or nowhere. */
function cellOf(state: State, name: string): Cell {
  const found = parseCellName(board(state), name);
  return typeof found === 'number' ? found : OFF_BOARD;
}

/** Why this pawn may not go there; null when it may. Who may ask, and when, is judged by `refusal`. */
function refusedStep(state: State, side: Side, from: Cell, to: Cell): NotAllowed | null {
  if (!state.pawns[side].includes(from)) return { code: 'no-pawn-there', rules: ['hp.move.1'] };
  if (to === OFF_BOARD) return { code: 'off-board', rules: ['hp.move.1'] };
  const at = board(state);
  const across = Math.abs(columnOf(at, to) - columnOf(at, from));
  if (rowOf(at, to) - rowOf(at, from) !== ahead(side) || across > 1)
    return { code: 'not-forward', rules: ['hp.move.1', 'hp.take.1'] };
  const held = SIDES.some((one) => state.pawns[one].includes(to));
  if (across === 0) return held ? { code: 'blocked', rules: ['hp.move.1'] } : null; // hp.move.1
  return state.pawns[other(side)].includes(to) ? null : { code: 'nothing-to-take', rules: ['hp.take.1'] }; // hp.take.1
}

/** Every legal step of a side, pawn by pawn, from left to right. */
function steps(state: State, side: Side): readonly { readonly from: Cell; readonly to: Cell }[] {
  const at = board(state);
  return state.pawns[side].flatMap((from) =>
    [-1, 0, 1]
      .map((across) => cellAt(at, columnOf(at, from) + across, rowOf(at, from) + ahead(side)))
      .filter((to) => refusedStep(state, side, from, to) === null)
      .map((to) => ({ from, to })),
  );
}

/** hp.end.1 */
function winner(state: State): Side | null {
  const at = board(state);
  const lastRow = { white: 0, black: state.rows - 1 };
  const through = SIDES.find((side) => state.pawns[side].some((cell) => rowOf(at, cell) === lastRow[side]));
  if (through !== undefined) return through;
  return steps(state, state.turn).length === 0 ? other(state.turn) : null;
}

/** Both `offers` and `decide` ask here: there is no second copy of a rule. */
function refusal(state: State, seat: Seat, { from, to }: Move): NotAllowed | null {
  if (winner(state) !== null) return { code: 'over', rules: ['hp.end.1'] };
  if (!isSide(seat) || seat !== state.turn) return { code: 'not-your-turn', rules: ['hp.turn.1'] };
  return refusedStep(state, seat, cellOf(state, from), cellOf(state, to));
}

function words(lang: Lang): Words<State, Move, Moved, NotAllowed> {
  const say = (fr: string, en: string) => (lang === 'fr' ? fr : en);
  const side = (seat: string) => (seat === 'white' ? say('les Blancs', 'White') : say('les Noirs', 'Black'));
  const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const why: Readonly<Record<NotAllowed['code'], string>> = {
    over: say('La partie est finie.', 'The game is over.'),
    'not-your-turn': say('Ce n’est pas votre tour.', 'It is not your turn.'),
    'no-pawn-there': say('Vous n’avez pas de pion là.', 'You have no pawn there.'),
    'off-board': say('Il n’y a pas de case là.', 'There is no square there.'),
    'not-forward': say('Un pion n’avance que d’une case.', 'A pawn goes one square ahead, no other way.'),
    blocked: say('La case est prise.', 'The square is taken.'),
    'nothing-to-take': say('Il n’y a rien à prendre là.', 'There is nothing to take there.'),
  };
  return {
    fact: ({ who, from, to, takes }, before) => {
      const [a, b] = [cellName(board(before), from), cellName(board(before), to)];
      return takes
        ? capital(say(`${side(who)} prennent de ${a} en ${b}.`, `${side(who)} takes from ${a} on ${b}.`))
        : capital(say(`${side(who)} vont de ${a} en ${b}.`, `${side(who)} goes from ${a} to ${b}.`));
    },
    refusal: ({ code }) => why[code],
    command: ({ from, to }) => say(`Aller de ${from} en ${to}`, `Move from ${from} to ${to}`),
    group: () => say('Pions', 'Pawns'),
    decision: (_decision, { turn }) =>
      say(`Aux ${turn === 'white' ? 'Blancs' : 'Noirs'} de jouer.`, `${side(turn)} to move.`),
    outcome: ({ winners }) => capital(say(`${side(winners[0] ?? '')} gagnent.`, `${side(winners[0] ?? '')} wins.`)),
    seat: (seat) => capital(side(seat)),
    measure: () => say('pions pris', 'pawns taken'),
    forecast: (ending) => ending,
    forbids: (what) => what,
    expectation: () => say('un plateau de 2 à 8 cases', 'a board of 2 to 8 squares'),
    sheet: (state, seat) =>
      isSide(seat) ? [{ label: say('Pions', 'Pawns'), value: String(state.pawns[seat].length) }] : [],
  };
}

export const hexapawn: Game<State, Move, Moved, NotAllowed, Shaped<typeof scenario>> = {
  id: 'hexapawn',
  version: '1.0',
  rulebook,
  rulings: {},
  legend: {
    square: { glyph: '.', tone: 'ground', name: { fr: 'case', en: 'square' } },
    white: { glyph: 'W', tone: 'friend', name: { fr: 'pion blanc', en: 'white pawn' } },
    black: { glyph: 'B', tone: 'foe', name: { fr: 'pion noir', en: 'black pawn' } },
  },
  words: { fr: words('fr'), en: words('en') },

  scenario,
  command: object({ do: text({ min: 4, max: 4 }), from: text({ max: 4 }), to: text({ max: 4 }) }) as Game<
    State,
    Move
  >['command'],
  writeCommand: ({ from, to }) => `move ${from} ${to}`,
  readCommand(typed) {
    const [, from, to] = /^move (\w+) (\w+)$/.exec(typed.trim().toLowerCase()) ?? [];
    if (from !== undefined && to !== undefined) return { ok: true, value: { do: 'move', from, to } };
    return { ok: false, problems: [{ at: [], found: typed, expected: { kind: 'one-of', values: ['move a3 a2'] } }] };
  },

  setup({ columns, rows }) {
    const row = (at: number) => Array.from({ length: columns }, (_, column) => at * columns + column);
    return { ok: true, value: { columns, rows, turn: 'white', pawns: { white: row(rows - 1), black: row(0) } } };
  },
  seats: () => SIDES,
  awaiting: (state) => (winner(state) === null ? { seats: [state.turn], kind: 'turn' } : null), // hp.turn.1
  offers(state, seat) {
    if (seat !== state.turn || winner(state) !== null) return [];
    return steps(state, state.turn).map(({ from, to }) => ({
      group: 'pawns',
      command: { do: 'move', from: cellName(board(state), from), to: cellName(board(state), to) },
    }));
  },
  decide(state, seat, command) {
    const refused = refusal(state, seat, command);
    if (refused !== null) return refused;
    const [from, to] = [cellOf(state, command.from), cellOf(state, command.to)];
    return [{ is: 'moved', who: state.turn, from, to, takes: state.pawns[other(state.turn)].includes(to) }];
  },
  evolve(state, { who, from, to }) {
    const mine = state.pawns[who].map((cell) => (cell === from ? to : cell)).sort((a, b) => a - b);
    const theirs = state.pawns[other(who)].filter((cell) => cell !== to);
    const pawns = who === 'white' ? { white: mine, black: theirs } : { white: theirs, black: mine };
    return { ...state, turn: other(who), pawns };
  },
  view: (state) => state, // nothing is hidden
  outcome(state) {
    const won = winner(state);
    return won === null ? null : { kind: 'won', winners: [won] };
  },

  because: ({ takes }) => [takes ? 'hp.take.1' : 'hp.move.1'],
  scene: (state) => ({
    board: board(state),
    ground: Array.from({ length: state.columns * state.rows }, () => 'square'),
    pieces: SIDES.flatMap((side) =>
      state.pawns[side].map((at) => ({ id: `${side}-${cellName(board(state), at)}`, kind: side, at, seat: side })),
    ),
  }),
  preview(state, _seat, { from, to }) {
    const takes = state.pawns[other(state.turn)].includes(cellOf(state, to));
    return { path: [cellOf(state, to)], because: [takes ? 'hp.take.1' : 'hp.move.1'], cost: from === to ? 0 : 1 };
  },
  reach(state, piece) {
    const [side = '', name = ''] = piece.split('-');
    if (side !== state.turn) return { code: 'not-your-turn', rules: ['hp.turn.1'] };
    const from = cellOf(state, name);
    return steps(state, state.turn)
      .filter((step) => step.from === from)
      .map(({ to }) => ({ to, cost: 1, path: [to] }));
  },
  measure: (_before, facts) => ({ taken: facts.filter(({ takes }) => takes).length }),
  forecast: () => [],
};
