import { byFact, type Seat } from '@arbitre/kernel';
import type { Fact } from './fact.ts';
import {
  type Army,
  type Character,
  type Combat,
  type Move,
  newTurn,
  type Place,
  type State,
  type Turn,
  type Unit,
  unitNumber,
  unitOf,
} from './state.ts';

/** What each kind of fact changes: no rule, no dice, no validation here. */
const CHANGES = byFact<Fact, [State], State>({
  commanded: ({ chief }, state) => withTurn(state, { activations: [...state.turn.activations, { chief, pieces: [] }] }),
  activated: ({ piece, chief }, state) => withTurn(state, { activations: joined(state.turn, piece, chief) }),
  ordered: (fact, state) => ordered(state, fact),
  moved: (fact, state) => moved(state, fact),
  phase: ({ phase, tokensOff }, state) => withTurn(withoutTokens(state, tokensOff), { phase }),
  attacked: (fact, state) => attacked(state, fact),
  awaits: ({ step }, state) => withCombat(state, { step }),
  evading: (_fact, state) => withCombat(state, { evades: true, step: 'attack-order' }),
  rolled: (fact, state) => rolled(state, fact),
  struck: ({ unit, losses }, state) => struck(state, unit, losses),
  trampled: (_fact, state) => state,
  endangered: ({ character, lost }, state) => (lost ? withCharacter(state, character, { at: 'lost' }) : state),
  'must-flee': ({ character, from }, state) => ({ ...state, flights: [...state.flights, { character, from }] }),
  fled({ character, path }, state) {
    const to = path.at(-1);
    const at = to === undefined || to === 'outside' ? 'left' : to;
    return landed(withCharacter(state, character, { at }), character);
  },
  caught: ({ character }, state) => landed(withCharacter(state, character, { at: 'lost' }), character),
  escaped: ({ unit, path }, state) =>
    withCombat(withUnit(displaced(state, unit, path.at(-1)), unit, { token: true }), { step: 'follow-up' }),
  retreated: ({ unit, path }, state) =>
    withCombat(displaced(state, unit, path.at(-1)), {
      flags: 0,
      step: 'follow-up',
      ...(unit === state.combat?.target && { retreated: path.length > 0 }),
    }),
  followed: ({ unit, to }, state) => withCombat(displaced(state, unit, to), { step: 'pursuit' }),
  'combat-over': (_fact, state) => ({ ...state, combat: null }),
  turn: ({ side, number }, state) => begun(state, side, number),
  victory: ({ outcome }, state) => ({ ...state, outcome }),
});

/** Applies a fact. */
export function evolve(state: State, fact: Fact): State {
  return CHANGES(fact, state);
}

function withoutTokens(state: State, tokensOff: readonly string[]): State {
  if (tokensOff.length === 0) return state;
  const off = (unit: Unit) => (tokensOff.includes(unit.id) ? { ...unit, token: false } : unit);
  return { ...state, units: mapped(state.units, off) };
}

function withTurn(state: State, change: Partial<Turn>): State {
  return { ...state, turn: { ...state.turn, ...change } };
}

function withArmy(state: State, side: Seat, change: (army: Army) => Partial<Army>): State {
  const army = state.armies[side];
  return army === undefined ? state : { ...state, armies: { ...state.armies, [side]: { ...army, ...change(army) } } };
}

function withCombat(state: State, change: Partial<Combat>): State {
  return state.combat === null ? state : { ...state, combat: { ...state.combat, ...change } };
}

/** The list with one entry replaced, or the same list when it has none of that number. */
function replaced<T>(list: readonly T[], index: number, entry: T): readonly T[] {
  const copy = list.slice();
  copy[index] = entry;
  return copy;
}

function withUnit(state: State, id: string, change: Partial<Unit>): State {
  const index = unitNumber(state.units, id);
  const unit = state.units[index];
  return unit === undefined ? state : { ...state, units: replaced(state.units, index, { ...unit, ...change }) };
}

function withCharacter(state: State, id: string, change: Partial<Character>): State {
  const index = state.characters.findIndex((one) => one.id === id);
  const one = state.characters[index];
  return one === undefined ? state : { ...state, characters: replaced(state.characters, index, { ...one, ...change }) };
}

/** The list with some entries changed; the same list when none is. */
function mapped<T>(list: readonly T[], change: (entry: T) => T): readonly T[] {
  let copy: T[] | null = null;
  for (let index = 0; index < list.length; index++) {
    const before = list[index]!;
    const after = change(before);
    if (after !== before) (copy ??= list.slice())[index] = after;
  }
  return copy ?? list;
}

function joined({ activations }: Turn, piece: string, chief: string | null): Turn['activations'] {
  const own = activations.findLastIndex((one) => one.chief === chief);
  return activations.map((one, index) => (index === own ? { ...one, pieces: [...one.pieces, piece] } : one));
}

function ordered(state: State, fact: Extract<Fact, { is: 'ordered' }>): State {
  const paid = withArmy(state, fact.side, ({ tokens }) => ({ tokens: tokens - fact.cost + (fact.gain ?? 0) }));
  if (state.combat !== null) {
    const attacks = unitOf(state, state.combat.attacker).side === fact.side;
    if (attacks) return withCombat(paid, { attackOrder: fact.order, step: 'defence-order' });
    return withCombat(paid, { defenceOrder: fact.order });
  }
  const { turn } = state;
  const extra = { ...turn.extra };
  for (const id of fact.extra?.units ?? []) extra[id] = (extra[id] ?? 0) + (fact.extra?.hexes ?? 0);
  const next = withTurn(paid, {
    order: fact.order,
    extra,
    freed: fact.activation ?? turn.freed,
    ...(fact.unit !== undefined && fact.woodsman !== undefined && { woodsman: { [fact.unit]: fact.woodsman } }),
    ...(fact.again && { phase: 'command', earlier: turn.activations.length }),
  });
  if (fact.unit === undefined) return next;
  if (fact.mounted !== undefined) return withUnit(next, fact.unit, { mounted: fact.mounted });
  return fact.elements === undefined ? next : withUnit(next, fact.unit, { elements: fact.elements });
}

function moved(state: State, fact: Extract<Fact, { is: 'moved' }>): State {
  const last = fact.path.at(-1);
  const at = (piece: Unit | Character): Place => (last === undefined ? piece.at : last === 'outside' ? 'left' : last);
  const record = (piece: Unit | Character, fight: boolean): Move => ({
    from: piece.at,
    hexes: fact.path.length,
    fight,
    diceLost: fact.diceLost,
  });
  const index = unitNumber(state.units, fact.piece);
  const unit = state.units[index];
  const alone = unit === undefined ? fact.piece : null;
  return {
    ...state,
    units:
      unit === undefined
        ? state.units
        : replaced(state.units, index, { ...unit, at: at(unit), move: record(unit, fact.fight) }),
    characters:
      alone === null && fact.with.length === 0
        ? state.characters
        : mapped(state.characters, (one) =>
            one.id === alone || fact.with.includes(one.id) ? { ...one, at: at(one), move: record(one, false) } : one,
          ),
  };
}

function attacked(state: State, fact: Extract<Fact, { is: 'attacked' }>): State {
  return {
    ...state,
    turn: { ...state.turn, fought: [...state.turn.fought, fact.attacker] },
    combat: {
      attacker: fact.attacker,
      target: fact.target,
      kind: fact.kind,
      pursuit: fact.pursuit,
      hex: fact.hex,
      step: 'evasion',
      evades: false,
      attackOrder: null,
      defenceOrder: null,
      riposte: false,
      flags: 0,
      retreated: false,
    },
  };
}

function rolled(state: State, fact: Extract<Fact, { is: 'rolled' }>): State {
  const gained = withArmy(state, unitOf(state, fact.unit).side, ({ tokens }) => ({ tokens: tokens + fact.letters }));
  return withCombat(gained, {
    riposte: fact.riposte,
    flags: fact.flags,
    step: state.combat?.evades ? 'escape' : 'retreat',
  });
}

function struck(state: State, id: string, losses: number): State {
  const unit = unitOf(state, id);
  const elements = unit.elements - losses;
  return withUnit(state, id, elements > 0 ? { elements } : { elements: 0, at: 'lost', token: false });
}

/** A unit put somewhere by combat, with the characters of its hex. */
function displaced(state: State, id: string, to: Place | undefined): State {
  if (to === undefined) return state;
  const { at, side } = unitOf(state, id);
  const moved = withUnit(state, id, { at: to });
  return {
    ...moved,
    characters: mapped(state.characters, (one) => (one.at === at && one.side === side ? { ...one, at: to } : one)),
  };
}

function landed(state: State, character: string): State {
  return { ...state, flights: state.flights.filter((flight) => flight.character !== character) };
}

/** A player's turn begins: what his pieces did in their last one is forgotten. */
function begun(state: State, side: Seat, number: number): State {
  const rested = <P extends Unit | Character>(piece: P): P =>
    piece.move !== null && piece.side === side ? { ...piece, move: null } : piece;
  return {
    ...state,
    units: mapped(state.units, rested),
    characters: mapped(state.characters, rested),
    turn: newTurn(number, side),
  };
}
