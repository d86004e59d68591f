import { type Cell, hexDistance, type Seat } from '@arbitre/kernel';
import { RANGES } from './command.table.ts';
import { boardOf } from '../movement/field.ts';
import { refuse, type Refusal } from '../play/refusal.ts';
import { entryOf, isEscorted } from '../movement/reinforcements.ts';
import {
  type Activation,
  activationOf,
  type Character,
  characterById,
  isUnit,
  onTable,
  type State,
  type Unit,
  unitById,
  unitOf,
} from '../play/state.ts';
import { isMountedTroop, type Rank, type Type } from '../proposal/troops.ts';

/** Chiefs of a side who can still command: on the table, or waiting with reinforcements. */
export function chiefsOf(state: State, side: Seat): readonly (Character & { readonly rank: Rank })[] {
  return state.characters.filter(
    (one): one is Character & { readonly rank: Rank } =>
      one.side === side && one.rank !== 'person' && (onTable(one.at) || one.at === 'outside'),
  );
}

/** th.x.activations: how many units each activation of this command phase may have. */
export function activationSizes(state: State): readonly number[] {
  const { turn, armies } = state;
  const chiefs = chiefsOf(state, turn.side);
  if (chiefs.length === 0) return [1]; // th.x.succession: no chief left
  if (turn.order === 'reconnaissance') return [1]; // th.x.orders
  const headless = !chiefs.some(({ rank }) => rank === 'general-in-chief'); // th.x.succession
  return (armies[turn.side]?.activations ?? []).map((units) => Math.max(1, headless ? units - 1 : units));
}

/** The activations of this command phase, couriers left out. */
function announced(state: State): readonly Activation[] {
  const chiefless = chiefsOf(state, state.turn.side).length === 0;
  return state.turn.activations.slice(state.turn.earlier).filter(({ chief }) => chief !== null || chiefless);
}

/** The number, within the turn, of the activation being filled; or of the next one to be announced; null when all are spent. */
export function openActivation(
  state: State,
): { readonly index: number; readonly chief: string | null; readonly room: number } | null {
  const sizes = activationSizes(state);
  const now = announced(state);
  const last = now.at(-1);
  if (last === undefined) return null;
  const index = state.turn.activations.lastIndexOf(last);
  return { index, chief: last.chief, room: (sizes[now.length - 1] ?? 0) - last.pieces.length };
}

/** May another activation be announced? */
export function activationsLeft(state: State): number {
  return activationSizes(state).length - announced(state).length;
}

/** May that chief open the next activation? */
export function judgeCommand(state: State, id: string): Refusal | null {
  const chief = characterById(state, id);
  if (chief === undefined) return refuse(unitById(state, id) ? 'not-a-chief' : 'unknown-piece', { piece: id });
  if (chief.side !== state.turn.side) return refuse('enemy-piece', { piece: id });
  if (chief.rank === 'person') return refuse('not-a-chief', { piece: id });
  const reaches = onTable(chief.at) || (chief.at === 'outside' && entryOf(state, chief) !== null);
  if (!reaches) return refuse('chief-off-table', { piece: id });
  if (announced(state).some((one) => one.chief === id)) return refuse('chief-used', { piece: id }); // two different chiefs
  if (activationsLeft(state) <= 0) return refuse('activations-spent', { piece: id });
  const anyone = state.units.some((unit) => unit.side === chief.side && joins(state, unit, chief, []) === null);
  return anyone ? null : refuse('nobody-to-command', { piece: id });
}

/** May that piece join the activation now open? */
export function judgeActivate(
  state: State,
  id: string,
): Refusal | { readonly chief: string | null; readonly opens: boolean } {
  const piece = unitById(state, id) ?? characterById(state, id);
  if (piece === undefined) return refuse('unknown-piece', { piece: id });
  if (piece.side !== state.turn.side) return refuse('enemy-piece', { piece: id });
  if (activationOf(state.turn, id) >= 0) return refuse('already-activated', { piece: id });
  const open = openActivation(state);
  const opens = open === null && chiefsOf(state, piece.side).length === 0;
  if (open === null && !opens) return refuse('no-chief-called', { piece: id, chiefs: chiefDistances(state, piece) });
  if (open !== null && open.room <= 0) return refuse('activation-full', { piece: id });
  const chief = open?.chief ? characterById(state, open.chief) : undefined;
  const refused = isUnit(piece)
    ? joins(state, piece, chief ?? null, open === null ? [] : membersOf(state, open.index), open?.index)
    : joinsAlone(state, piece);
  return refused ?? { chief: open?.chief ?? null, opens };
}

/** A character is activated, at any distance, only where the table rules that he counts (th.phase.1). */
function joinsAlone(state: State, character: Character): Refusal | null {
  if (!state.rulings.charactersCountAsActivations) return refuse('not-now', { piece: character.id, choice: 'command' });
  return onTable(character.at) || entryOf(state, character) !== null
    ? null
    : refuse('not-on-table', { piece: character.id });
}

function membersOf(state: State, activation: number): readonly Unit[] {
  return (state.turn.activations[activation]?.pieces ?? []).flatMap((id) => unitById(state, id) ?? []);
}

/** May the unit be activated by that chief (null: nobody is left to command), beside those units? */
function joins(
  state: State,
  unit: Unit,
  chief: Character | null,
  beside: readonly Unit[],
  index: number = state.turn.activations.length,
): Refusal | null {
  const { rulings, turn } = state;
  if (unit.at === 'left' || unit.at === 'lost') return refuse('not-on-table', { piece: unit.id });
  if (activationOf(turn, unit.id) >= 0) return refuse('already-activated', { piece: unit.id });
  if (unit.at === 'outside') {
    // th.reinf.3: only a chief who waits with them; their fictitious hexes are one place, no distance is measured
    if (entryOf(state, unit) === null) return refuse('not-on-table', { piece: unit.id });
    if (!isEscorted(state, unit) || (chief !== null && (chief.at !== 'outside' || chief.group !== unit.group))) {
      return refuse('no-escorting-chief', { piece: unit.id });
    }
  }
  const freed = turn.freed === index ? turn.order : null;
  if (chief !== null && onTable(unit.at) && freed !== 'manoeuvre' && !inRange(state, chief, unit.at)) {
    return refuse('out-of-command', { piece: unit.id, chiefs: chiefDistances(state, unit) });
  }
  const first = beside.find(({ type }) => (freed === 'manoeuvre' ? type !== unit.type : !sameFamily(type, unit.type)));
  const mixed = freed === 'combined-attack' || (freed !== 'manoeuvre' && !rulings.sameFamilyActivation);
  return first === undefined || mixed ? null : refuse('other-family', { piece: unit.id, by: first.id });
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
export function isInfluenced(state: State, id: string): boolean {
  const { at, side } = unitOf(state, id);
  return chiefsOf(state, side).some(
    (chief) =>
      onTable(at) &&
      onTable(chief.at) &&
      hexDistance(boardOf(state.field), chief.at, at) <= RANGES[chief.rank].influence,
  );
}
