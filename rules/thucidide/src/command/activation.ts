import { type Cell, hexDistance, rememberLast, type Seat } from '@arbitre/kernel';
import { RANGES } from './command.table.ts';
import { boardOf } from '../movement/field.ts';
import { type Reason, refuse, type Refusal } from '../play/refusal.ts';
import { entryOf, isEscorted } from '../movement/reinforcements.ts';
import {
  type Activation,
  activationOf,
  type Character,
  characterById,
  isUnit,
  onTable,
  pieceById,
  type State,
  type Unit,
  unitById,
} from '../play/state.ts';
import type { Order } from '../proposal/orders.table.ts';
import { isMountedTroop, type Rank, type Type } from '../proposal/troops.ts';

/** Chiefs of a side who can still command: on the table, or waiting with reinforcements. */
export function chiefsOf(state: State, side: Seat): readonly (Character & { readonly rank: Rank })[] {
  return state.characters.filter(
    (one): one is Character & { readonly rank: Rank } =>
      one.side === side && one.rank !== 'person' && (onTable(one.at) || one.at === 'outside'),
  );
}

/** What the command phase of a state comes to, worked out once for all its offers. */
interface Commanding {
  readonly chiefs: readonly (Character & { readonly rank: Rank })[];
  readonly sizes: readonly number[];
  /** The activations of this command phase, couriers left out. */
  readonly announced: readonly Activation[];
  readonly open: Open | null;
  /** The chief of the open activation; null: nobody is left to command. */
  readonly chief: Character | null;
  /** The units in it. */
  readonly members: readonly Unit[];
}

/** The activation being filled: its number within the turn, its chief, and for how many more units it has room. */
interface Open {
  readonly index: number;
  readonly chief: string | null;
  readonly room: number;
}

const commandingIn = rememberLast((state: State): Commanding => {
  const { activations, earlier } = state.turn;
  const chiefs = chiefsOf(state, state.turn.side);
  const sizes = sizesFor(state, chiefs);
  const announced = activations.filter(
    ({ chief }, index) => index >= earlier && (chief !== null || chiefs.length === 0),
  );
  const last = announced.at(-1);
  if (last === undefined) return { chiefs, sizes, announced, open: null, chief: null, members: [] };
  const room = (sizes[announced.length - 1] ?? 0) - last.pieces.length;
  return {
    chiefs,
    sizes,
    announced,
    open: { index: activations.lastIndexOf(last), chief: last.chief, room },
    chief: last.chief === null ? null : (characterById(state, last.chief) ?? null),
    members: last.pieces.flatMap((id) => unitById(state, id) ?? []),
  };
});

/** th.x.activations: how many units each activation of this command phase may have. */
function sizesFor({ turn, armies }: State, chiefs: readonly { readonly rank: Rank }[]): readonly number[] {
  if (chiefs.length === 0) return [1]; // th.x.succession: no chief left
  if (turn.order === 'reconnaissance') return [1]; // th.x.orders
  const headless = !chiefs.some(({ rank }) => rank === 'general-in-chief'); // th.x.succession
  const sizes = armies[turn.side]?.activations ?? [];
  return headless ? sizes.map((units) => Math.max(1, units - 1)) : sizes;
}

export function activationSizes(state: State): readonly number[] {
  return commandingIn(state).sizes;
}

/** The activation being filled; null when none is announced. */
export function openActivation(state: State): Open | null {
  return commandingIn(state).open;
}

/** How many more activations may be announced. */
export function activationsLeft(state: State): number {
  const { sizes, announced } = commandingIn(state);
  return sizes.length - announced.length;
}

/** May that chief open the next activation? */
export function judgeCommand(state: State, id: string): Refusal | null {
  const chief = characterById(state, id);
  if (chief === undefined) return refuse(unitById(state, id) ? 'not-a-chief' : 'unknown-piece', { piece: id });
  const fault = callFault(state, chief);
  return fault === null ? null : refuse(fault, { piece: id });
}

/** Why that character cannot open the next activation; null when he can. th.x.command: a chief of one's own, and each once. */
export function callFault(state: State, chief: Character): Reason | null {
  if (chief.side !== state.turn.side) return 'enemy-piece';
  if (chief.rank === 'person') return 'not-a-chief';
  const reaches = onTable(chief.at) || (chief.at === 'outside' && entryOf(state, chief) !== null);
  if (!reaches) return 'chief-off-table';
  if (commandingIn(state).announced.some((one) => one.chief === chief.id)) return 'chief-used'; // two different chiefs
  if (activationsLeft(state) <= 0) return 'activations-spent';
  const next = state.turn.activations.length;
  for (const unit of state.units) {
    if (unit.side === chief.side && joinFault(state, unit, chief, NOBODY, next) === null) return null;
  }
  return 'nobody-to-command';
}

const NOBODY: readonly Unit[] = [];

/** May that piece join the activation now open? */
export function judgeActivate(
  state: State,
  id: string,
): Refusal | { readonly chief: string | null; readonly opens: boolean } {
  const piece = pieceById(state, id);
  if (piece === undefined) return refuse('unknown-piece', { piece: id });
  const fault = activationFault(state, piece);
  const { open, members } = commandingIn(state);
  switch (fault) {
    case null:
      return { chief: open?.chief ?? null, opens: open === null };
    case 'not-now':
      return refuse(fault, { piece: id, choice: 'command' });
    case 'no-chief-called':
    case 'out-of-command':
      return refuse(fault, { piece: id, chiefs: chiefDistances(state, piece) });
    case 'other-family': {
      const freed = freedBy(state, open?.index ?? state.turn.activations.length);
      const by = isUnit(piece) ? strangerAmong(members, piece, freed) : undefined;
      return refuse(fault, { piece: id, ...(by && { by: by.id }) });
    }
    default:
      return refuse(fault, { piece: id });
  }
}

/** Why that piece cannot join the activation now open; null when it can. */
export function activationFault(state: State, piece: Unit | Character): Reason | null {
  const { turn } = state;
  if (piece.side !== turn.side) return 'enemy-piece';
  if (activationOf(turn, piece.id) >= 0) return 'already-activated';
  const { open, chiefs, chief, members } = commandingIn(state);
  if (open === null && chiefs.length > 0) return 'no-chief-called';
  if (open !== null && open.room <= 0) return 'activation-full';
  if (!isUnit(piece)) return loneFault(state, piece);
  return joinFault(state, piece, chief, members, open?.index ?? turn.activations.length);
}

/** A character is activated, at any distance, only where the table rules that he counts (th.phase.1). */
function loneFault(state: State, character: Character): Reason | null {
  if (!state.rulings.charactersCountAsActivations) return 'not-now';
  return onTable(character.at) || entryOf(state, character) !== null ? null : 'not-on-table';
}

/** Why the unit cannot be activated by that chief (null: nobody is left to command), beside those units, in that activation. */
function joinFault(
  state: State,
  unit: Unit,
  chief: Character | null,
  beside: readonly Unit[],
  index: number,
): Reason | null {
  const { rulings, turn } = state;
  if (unit.at === 'left' || unit.at === 'lost') return 'not-on-table';
  if (activationOf(turn, unit.id) >= 0) return 'already-activated';
  if (unit.at === 'outside') {
    // th.reinf.3: only a chief who waits with them; their fictitious hexes are one place, no distance is measured
    if (entryOf(state, unit) === null) return 'not-on-table';
    if (!isEscorted(state, unit) || (chief !== null && (chief.at !== 'outside' || chief.group !== unit.group)))
      return 'no-escorting-chief';
  }
  const freed = freedBy(state, index);
  if (chief !== null && onTable(unit.at) && freed !== 'manoeuvre' && !inRange(state, chief, unit.at))
    return 'out-of-command';
  const mixed = freed === 'combined-attack' || (freed !== 'manoeuvre' && !rulings.sameFamilyActivation);
  return mixed || strangerAmong(beside, unit, freed) === undefined ? null : 'other-family';
}

/** The order that frees that activation, if any. */
function freedBy({ turn }: State, index: number): Order | null {
  return turn.freed === index ? turn.order : null;
}

/** The first unit that the newcomer does not go with: of another family, or under Manoeuvre of another type (th.x.family). */
function strangerAmong(beside: readonly Unit[], unit: Unit, freed: Order | null): Unit | undefined {
  return beside.find(({ type }) => (freed === 'manoeuvre' ? type !== unit.type : !sameFamily(type, unit.type)));
}

/** th.x.ranges: the hex of the target counts, that of the chief does not; through any terrain and units. */
function inRange(state: State, chief: Character, cell: Cell): boolean {
  return (
    chief.rank !== 'person' &&
    onTable(chief.at) &&
    hexDistance(boardOf(state.field), chief.at, cell) <= RANGES[chief.rank].command
  );
}

/** th.x.family: infantry with foot artillery, or mounted troops; elephants go with either. */
function sameFamily(one: Type, other: Type): boolean {
  return one === 'elephants' || other === 'elephants' || isMountedTroop(one) === isMountedTroop(other);
}

/** How far every chief of its side on the table is from a piece, nearest first. */
export function chiefDistances(
  state: State,
  piece: Unit | Character,
): readonly { readonly chief: string; readonly distance: number; readonly range: number }[] {
  const { at } = piece;
  if (!onTable(at)) return [];
  return chiefsOf(state, piece.side)
    .flatMap((chief) =>
      onTable(chief.at) && chief.id !== piece.id
        ? [
            {
              chief: chief.id,
              distance: hexDistance(boardOf(state.field), chief.at, at),
              range: RANGES[chief.rank].command,
            },
          ]
        : [],
    )
    .sort((a, b) => a.distance - b.distance);
}

/** A chief's command range, and who of his side stands in it. */
export interface CommandRange {
  readonly chief: string;
  readonly range: number;
  readonly units: readonly string[];
}

/**
 * The command ranges of a side as they now are.
 *
 * @example commandRanges(state, 'blue')[0] // { chief: 'BG', range: 5, units: ['BI1', …] }
 */
export function commandRanges(state: State, side: Seat): readonly CommandRange[] {
  return chiefsOf(state, side).map((chief) => ({
    chief: chief.id,
    range: RANGES[chief.rank].command,
    units: state.units
      .filter(
        (unit) =>
          unit.side === side &&
          (onTable(unit.at)
            ? inRange(state, chief, unit.at)
            : chief.at === 'outside' && unit.at === 'outside' && unit.group === chief.group),
      )
      .map(({ id }) => id),
  }));
}

/** Has a friendly chief this unit in his influence range (th.x.ranges)? */
export function isInfluenced(state: State, { at, side }: Unit): boolean {
  if (!onTable(at)) return false;
  const board = boardOf(state.field);
  for (const one of state.characters) {
    if (one.side !== side || one.rank === 'person' || !onTable(one.at)) continue;
    if (hexDistance(board, one.at, at) <= RANGES[one.rank].influence) return true;
  }
  return false;
}
