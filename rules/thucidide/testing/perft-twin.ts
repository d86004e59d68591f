import { ORDERS } from '../src/proposal/orders.table.ts';
import type { Activation, Character, State, Turn, Unit } from '../src/play/state.ts';
import { around, everyWay } from './twin.ts';

/**
 * Counts sequences of commands the slow way, for positions where nobody can fight yet: its own lists of what may be done, its own
 * distances, its own changes to the state; nothing of `choices`, `decide`, `evolve` or the search. Defaults of the rulings only.
 */
export function naiveCount(state: State, depth: number): number {
  const next = successors(state);
  return depth === 1 ? next.length : next.reduce((sum, after) => sum + naiveCount(after, depth - 1), 0);
}

const RANGE: Readonly<Record<string, number>> = { 'general-in-chief': 5, 'sub-general': 3, 'senior-officer': 1 };
const INFLUENCE: Readonly<Record<string, number>> = { 'general-in-chief': 1, 'sub-general': 1, 'senior-officer': 0 };

/** Steps between two hexes, by spreading from one of them. */
function steps(state: State, from: number, to: number): number {
  let front = new Set([from]);
  const seen = new Set(front);
  for (let distance = 0; front.size > 0; distance++) {
    if (front.has(to)) return distance;
    front = new Set([...front].flatMap((cell) => around(state, cell)).filter((cell) => !seen.has(cell)));
    for (const cell of front) seen.add(cell);
  }
  throw new Error(`no way from ${from} to ${to}`);
}

function successors(state: State): State[] {
  const { turn } = state;
  const own = state.units.filter(({ side, at }) => side === turn.side && typeof at === 'number');
  if (turn.phase === 'command') return [...callings(state, own), ...commandOrders(state, own), ended(state)];
  if (turn.phase === 'movement') {
    const men = state.characters.filter(({ side, at }) => side === turn.side && typeof at === 'number');
    return [
      ...own.flatMap((unit) => unitMoves(state, unit, men)),
      ...men.flatMap((man) => manMoves(state, man)),
      ...moveOrders(state, own),
      ended(state),
    ];
  }
  return [ended(state)];
}

function withTurn(state: State, turn: Partial<Turn>): State {
  return { ...state, turn: { ...state.turn, ...turn } };
}

function ended(state: State): State {
  const { turn, sides } = state;
  if (turn.phase === 'command') return withTurn(state, { phase: 'movement' });
  if (turn.phase === 'movement') return withTurn(state, { phase: 'combat' });
  const side = sides[0] === turn.side ? sides[1] : sides[0];
  const rest = <P extends Unit | Character>(piece: P): P => (piece.side === side ? { ...piece, move: null } : piece);
  const fresh = { phase: 'command', activations: [], fought: [], order: null, extra: {}, woodsman: {} } as const;
  const number = side === sides[0] ? turn.number + 1 : turn.number;
  return withTurn(
    { ...state, units: state.units.map(rest), characters: state.characters.map(rest) },
    { ...fresh, side, number },
  );
}

const isHorse = ({ type }: Unit) => type !== 'infantry' && type !== 'artillery';
const isActive = (turn: Turn, id: string) => turn.activations.some(({ pieces }) => pieces.includes(id));
const place = (piece: Unit | Character) => Number(piece.at);

/** One activation of at most 3 units, all foot or all horse; scouting leaves one. */
function callings(state: State, own: readonly Unit[]): State[] {
  const { turn } = state;
  const chiefs = state.characters.filter(({ side, at }) => side === turn.side && typeof at === 'number');
  const called = turn.activations.find(({ chief }) => chief !== null);
  const inRange = (chief: Character, unit: Unit) => steps(state, place(chief), place(unit)) <= (RANGE[chief.rank] ?? 0);
  if (called === undefined) {
    return chiefs
      .filter((chief) => own.some((unit) => !isActive(turn, unit.id) && inRange(chief, unit)))
      .map((chief) => withTurn(state, { activations: [...turn.activations, { chief: chief.id, pieces: [] }] }));
  }
  const room = (turn.order === 'reconnaissance' ? 1 : 3) - called.pieces.length;
  const chief = chiefs.find(({ id }) => id === called.chief);
  const beside = own.filter(({ id }) => called.pieces.includes(id));
  return own
    .filter((unit) => room > 0 && !isActive(turn, unit.id) && chief !== undefined && inRange(chief, unit))
    .filter((unit) => beside.every((other) => isHorse(other) === isHorse(unit)))
    .map((unit) => {
      const join = (one: Activation): Activation =>
        one === called ? { ...one, pieces: [...one.pieces, unit.id] } : one;
      return withTurn(state, { activations: turn.activations.map(join) });
    });
}

/** The state once an order is paid; null when there are too few tokens. */
function paid(state: State, order: keyof typeof ORDERS, unit: Unit | null, hexes = 1): State | null {
  const { turn, armies } = state;
  const army = armies[turn.side];
  const near =
    unit !== null &&
    state.characters.some(
      (chief) =>
        chief.side === turn.side &&
        typeof chief.at === 'number' &&
        steps(state, place(chief), place(unit)) <= (INFLUENCE[chief.rank] ?? -1),
    );
  const cost = Math.max(1, ORDERS[order].cost * hexes - (near ? 1 : 0));
  if (army === undefined || turn.order !== null || army.tokens < cost) return null;
  return withTurn({ ...state, armies: { ...armies, [turn.side]: { ...army, tokens: army.tokens - cost } } }, { order });
}

/** Reconnaissance before any activation, a courier to any unit; the dearer orders are beyond the tokens of these positions. */
function commandOrders(state: State, own: readonly Unit[]): State[] {
  const { turn } = state;
  const scouted = turn.activations.length === 0 ? paid(state, 'reconnaissance', null) : null;
  const gained = scouted && {
    ...scouted,
    armies: Object.fromEntries(
      Object.entries(scouted.armies).map(([side, army]) => [
        side,
        side === turn.side ? { ...army, tokens: army.tokens + army.level } : army,
      ]),
    ),
  };
  const couriers = own.flatMap((unit) => {
    const sent = isActive(turn, unit.id) ? null : paid(state, 'courier', unit);
    return sent === null
      ? []
      : [withTurn(sent, { activations: [...turn.activations, { chief: null, pieces: [unit.id] }] })];
  });
  for (const order of ['combined-attack', 'manoeuvre', 'general-assault'] as const) {
    if (paid(state, order, null) !== null) throw new Error(`${order} can be paid here, and the twin does not know it`);
  }
  return [...(gained === null ? [] : [gained]), ...couriers];
}

function moveOrders(state: State, own: readonly Unit[]): State[] {
  const { turn } = state;
  const ready = own.filter((unit) => isActive(turn, unit.id) && unit.move === null);
  const forced = ready.flatMap((unit) => {
    const given = paid(state, 'forced-march', unit);
    return given === null ? [] : [withTurn(given, { extra: { [unit.id]: 1 } })];
  });
  const woodsmen = ready.flatMap((unit) => {
    const longest = { infantry: { light: 2, medium: 2, heavy: 1 }, cavalry: { light: 4, medium: 3 } } as Readonly<
      Record<string, Readonly<Record<string, number>>>
    >;
    return Array.from({ length: longest[unit.type]?.[unit.weight] ?? 0 }, (_, index) => index + 1).flatMap((hexes) => {
      const given = paid(state, 'woodsman', unit, hexes);
      return given === null ? [] : [withTurn(given, { woodsman: { [unit.id]: hexes } })];
    });
  });
  if (own.some((unit) => paid(state, 'forward-march', unit) !== null && isActive(turn, unit.id)))
    throw new Error('forward-march can be paid here, and the twin does not know it');
  return [...forced, ...woodsmen];
}

function moved(state: State, ids: readonly string[], at: Unit['at']): State {
  const put = <P extends Unit | Character>(piece: P): P =>
    ids.includes(piece.id) ? { ...piece, at, move: { from: piece.at, hexes: 1, fight: true, diceLost: 0 } } : piece;
  return { ...state, units: state.units.map(put), characters: state.characters.map(put) };
}

/** Staying, and every place, alone or with the characters beside it who have not moved. */
function unitMoves(state: State, unit: Unit, men: readonly Character[]): State[] {
  if (unit.move !== null || !isActive(state.turn, unit.id)) return [];
  const along = men.filter(({ at, move }) => at === unit.at && move === null).map(({ id }) => id);
  const places = [...everyWay(state, unit).keys()];
  return [
    moved(state, [unit.id], unit.at),
    ...places.flatMap((to) => [
      moved(state, [unit.id], to),
      ...(along.length > 0 ? [moved(state, [unit.id, ...along], to)] : []),
    ]),
  ];
}

/** Up to 3 hexes over anything that is not closed to infantry, never onto an enemy; off the table from an edge. */
function manMoves(state: State, man: Character): State[] {
  if (man.move !== null) return [];
  const foot: Unit = {
    id: man.id,
    side: man.side,
    type: 'infantry',
    weight: 'light',
    weapon: null,
    mounted: false,
    mounts: false,
    group: null,
    at: man.at,
    elements: 1,
    token: false,
    move: null,
  };
  const one = (cell: number) =>
    [
      ...everyWay(
        {
          ...state,
          turn: { ...state.turn, extra: { [man.id]: -1 } },
          units: state.units.filter(({ side }) => side !== man.side),
          rulings: { ...state.rulings, difficultEffect: 'none' },
        },
        { ...foot, at: cell },
      ).entries(),
    ]
      .filter(([, { cost }]) => cost === 1)
      .map(([to]) => to);
  const { columns, rows } = state.field;
  const isEdge = (cell: number) =>
    cell % columns === 0 || cell % columns === columns - 1 || cell < columns || cell >= columns * (rows - 1);
  const rings: number[][] = [[place(man)]];
  for (let ring = 1; ring <= 3; ring++)
    rings.push([...new Set((rings[ring - 1] ?? []).flatMap(one))].filter((cell) => !rings.flat().includes(cell)));
  const leaves = rings.slice(0, 3).flat().some(isEdge);
  return [
    moved(state, [man.id], man.at),
    ...rings
      .slice(1)
      .flat()
      .map((to) => moved(state, [man.id], to)),
    ...(leaves ? [moved(state, [man.id], 'left')] : []),
  ];
}
