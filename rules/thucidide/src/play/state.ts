import type { Bilingual, Cell, Outcome, Seat } from '@arbitre/kernel';
import type { Face } from '../proposal/die.table.ts';
import type { Order } from '../proposal/orders.table.ts';
import type { Field } from '../movement/field.ts';
import type { Rulings } from '../rulings.ts';
import { unitNumberAt } from './standing.ts';
import type { Station, Type, Weapon, Weight } from '../proposal/troops.ts';

/** A hex of the table; or waiting on the fictitious hex outside it, gone from it alive, or lost. */
export type Place = Cell | 'outside' | 'left' | 'lost';

/** What a piece did with the one move of its turn (th.phase.2). Kept until its owner's next turn begins. */
export interface Move {
  readonly from: Place;
  readonly hexes: number;
  /** May it still start a combat this turn? */
  readonly fight: boolean;
  /** th.cap.note2 */
  readonly diceLost: number;
}

/** A unit: one object on one hex with a count of elements (th.prec.4). */
export interface Unit {
  readonly id: string;
  readonly side: Seat;
  readonly type: Type;
  readonly weight: Weight;
  readonly weapon: Weapon | null;
  /** Infantry on mounts (th.mounted.1), as it now rides; `mounts`: it has them. */
  readonly mounted: boolean;
  readonly mounts: boolean;
  /** Its group of reinforcements. */
  readonly group: string | null;
  readonly at: Place;
  readonly elements: number;
  /** The pré-joué token. */
  readonly token: boolean;
  readonly move: Move | null;
}

/** A character (personnage): a chief, or a person who commands nobody. */
export interface Character {
  readonly id: string;
  readonly side: Seat;
  readonly rank: Station;
  /** Only when the table rules that the chiefs' row is read by weight. */
  readonly weight: Weight | null;
  readonly vehicle: boolean;
  readonly group: string | null;
  /** The scenario lets him come back (th.offtable.8). */
  readonly returns: boolean;
  readonly at: Place;
  readonly move: Move | null;
}

/** One side: its strength at the start, its activations, its tokens. */
export interface Army {
  readonly name: Bilingual;
  /** Units at the start of the battle, reinforcements included. */
  readonly strength: number;
  /** Units of each activation of a turn, fixed at the start. */
  readonly activations: readonly number[];
  /** Command level: tokens gained by a reconnaissance. */
  readonly level: number;
  readonly tokens: number;
}

export interface Activation {
  /** Null: an army without chiefs, or a courier. */
  readonly chief: string | null;
  readonly pieces: readonly string[];
}

export const PHASES = ['command', 'movement', 'combat'] as const;
export type Phase = (typeof PHASES)[number];

/** One player's action. */
export interface Turn {
  readonly number: number;
  readonly side: Seat;
  readonly phase: Phase;
  /** In the order announced; those of an earlier command phase of the turn first. */
  readonly activations: readonly Activation[];
  /** How many of `activations` belong to an earlier command phase (th.x.orders, general assault). */
  readonly earlier: number;
  readonly fought: readonly string[];
  /** The one manoeuvre order of the turn. */
  readonly order: Order | null;
  /** The activation that an order frees from family or range. */
  readonly freed: number | null;
  /** Hexes added to or taken from the moves of these units by an order. */
  readonly extra: Readonly<Record<string, number>>;
  /** Difficult hexes these units cross as open ground. */
  readonly woodsman: Readonly<Record<string, number>>;
}

/** A turn as it begins, nothing announced. */
export function newTurn(number: number, side: Seat): Turn {
  return {
    number,
    side,
    phase: 'command',
    activations: [],
    earlier: 0,
    fought: [],
    order: null,
    freed: null,
    extra: {},
    woodsman: {},
  };
}

export const COMBAT_STEPS = [
  'evasion',
  'attack-order',
  'defence-order',
  'escape',
  'retreat',
  'follow-up',
  'pursuit',
  'riposte',
] as const;
/** Where a combat waits for somebody's choice. */
export type CombatStep = (typeof COMBAT_STEPS)[number];

export const COMBAT_KINDS = ['fire', 'assault', 'melee'] as const;
export type CombatKind = (typeof COMBAT_KINDS)[number];

/** A combat under way: the frame that its decisions suspend. */
export interface Combat {
  readonly attacker: string;
  /** A unit, or a lone character. */
  readonly target: string;
  readonly kind: CombatKind;
  /** It follows from an earlier combat of the attacker. */
  readonly pursuit: boolean;
  readonly step: CombatStep;
  /** The hex the target stood on when it was attacked. */
  readonly hex: Cell;
  readonly evades: boolean;
  readonly attackOrder: Order | null;
  readonly defenceOrder: Order | null;
  /** The dice now being answered are the target's. */
  readonly riposte: boolean;
  /** Flags of the last roll still to be answered. */
  readonly flags: number;
  /** The target has retreated: no riposte. */
  readonly retreated: boolean;
}

/** A chief who must flee from an enemy's hex. */
export interface Flight {
  readonly character: string;
  readonly from: Cell;
}

/** What wins the battle (th.x.victory). */
export interface Victory {
  /** Enemy units to eliminate. */
  readonly eliminate: Readonly<Record<Seat, number>>;
  /** Turns of each player; then the scores decide. */
  readonly turns: number;
  readonly objectives: readonly Cell[];
  /** Holding this many objectives when the enemy's turn ends wins at once; null: they only break ties. */
  readonly hold: number | null;
}

/** A battle as it stands. */
export interface State {
  readonly field: Field;
  readonly rulings: Rulings;
  readonly victory: Victory;
  /** The two sides, first player first. */
  readonly sides: readonly [Seat, Seat];
  readonly armies: Readonly<Record<Seat, Army>>;
  readonly units: readonly Unit[];
  readonly characters: readonly Character[];
  readonly turn: Turn;
  readonly combat: Combat | null;
  readonly flights: readonly Flight[];
  readonly outcome: Outcome | null;
}

export interface Roll {
  readonly dice: readonly Face[];
  readonly hits: number;
  readonly flags: number;
  readonly letters: number;
}

/** Where each id stands in the list of units, as it last was: a battle never reorders its units. */
let numbers = new Map<string, number>();
let numbered: readonly Unit[] = [];

/** The place of a unit in `units`, or -1. */
export function unitNumber(units: readonly Unit[], id: string): number {
  const known = numbers.get(id);
  if (known !== undefined && units[known]?.id === id) return known;
  if (known === undefined && numbered.length === units.length && numbered[0]?.id === units[0]?.id) {
    // A stranger to this battle, or a character: look once, do not count again.
    return units.findIndex((unit) => unit.id === id);
  }
  numbers = new Map(units.map((unit, index) => [unit.id, index]));
  numbered = units;
  return numbers.get(id) ?? -1;
}

export function unitById(state: State, id: string): Unit | undefined {
  return state.units[unitNumber(state.units, id)];
}

export function characterById(state: State, id: string): Character | undefined {
  for (const character of state.characters) if (character.id === id) return character;
  return undefined;
}

/** A unit or a character. */
export function pieceById(state: State, id: string): Unit | Character | undefined {
  return unitById(state, id) ?? characterById(state, id);
}

/** A unit that the state is known to hold. */
export function unitOf(state: State, id: string): Unit {
  const unit = unitById(state, id);
  if (unit === undefined) throw new Error(`the battle holds no unit ${id}`);
  return unit;
}

/** A character that the state is known to hold. */
export function characterOf(state: State, id: string): Character {
  const character = characterById(state, id);
  if (character === undefined) throw new Error(`the battle holds no character ${id}`);
  return character;
}

export function isUnit(piece: Unit | Character): piece is Unit {
  return 'elements' in piece;
}

export function enemyOf(state: State, side: Seat): Seat {
  return state.sides[0] === side ? state.sides[1] : state.sides[0];
}

export function onTable(place: Place): place is Cell {
  return typeof place === 'number';
}

/** The unit that stands on a hex. */
export function unitAt(state: State, cell: Cell): Unit | undefined {
  return state.units[unitNumberAt(state, cell)];
}

export function charactersAt(state: State, cell: Cell): readonly Character[] {
  return state.characters.filter(({ at }) => at === cell);
}

/** The activation a piece is part of this turn, or -1. */
export function activationOf({ activations }: Turn, id: string): number {
  for (let index = 0; index < activations.length; index++) if (activations[index]?.pieces.includes(id)) return index;
  return -1;
}
