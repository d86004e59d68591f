import type { Cell } from '@arbitre/kernel';
import { boardOf, type Entry, goingAt, isRoadHex, LINK, STEP, terrainAt } from './field.ts';
import { mayReturn } from './off-table.ts';
import { treadOf } from './terrain.ts';
import { ELEMENTS } from '../proposal/terrain.table.ts';
import { type Character, isUnit, type State, type Unit } from '../play/state.ts';

/** The entry of a piece that waits outside; null when the scenario has none for it yet (th.reinf.1). */
export function entryOf(state: State, piece: Unit | Character): Entry | null {
  const entry = piece.group === null ? undefined : state.field.entries[piece.group];
  if (entry === undefined) return state.rulings.reinforcements === 'scenario' ? NO_ENTRY : null;
  return entry.turn <= state.turn.number ? entry : null;
}

/** Reinforcements that the table allows and for which the scenario names no hex. */
const NO_ENTRY: Entry = { side: '', hexes: [], turn: 1 };

/** th.reinf.2: the hexes it may step onto from the fictitious hex outside; none for who cannot enter, and waits. */
export function entryHexes(state: State, piece: Unit | Character): readonly Cell[] {
  return entryOf(state, piece)?.hexes ?? [];
}

/** The step from the fictitious hex onto an entry hex: its terrain applies, a road that runs off the table helps (th.reinf.5). */
export function stepOnto(state: State, piece: Unit | Character, cell: Cell): number {
  const { field, rulings } = state;
  const board = boardOf(field);
  const going = goingAt(field, cell, treadOf(piece));
  const closedToAll = ELEMENTS[terrainAt(board, cell)].going === 'impassable'; // not even by road (th.prec.11)
  const byRoad = rulings.reinforcementRoad && !closedToAll && isRoadHex(field, cell);
  if (byRoad) return (going === 'open' || rulings.roadIgnoresTerrain ? STEP.open : STEP.difficult) | LINK;
  return going === 'impassable' ? STEP.closed : going === 'open' ? STEP.open : STEP.difficult;
}

/** The chiefs who wait with a group, or who entered from it earlier in this phase. */
function escorts(state: State, side: string, group: string | null): readonly Character[] {
  return state.characters.filter(
    (chief) =>
      chief.side === side &&
      chief.group === group &&
      chief.rank !== 'person' &&
      (chief.at === 'outside' || (chief.move?.from === 'outside' && state.turn.side === side)),
  );
}

/** Has the piece come from outside this turn? Staying there is a move of 0 hexes and no entry (th.reinf.4). */
function hasEntered({ move }: Unit | Character): boolean {
  return move !== null && move.from === 'outside' && move.hexes > 0;
}

/**
 * th.reinf.3: a chief is off the table with the unit; chiefs on the table do not reach outside. One who has chosen to stay
 * there brings nobody in, unless he is a sub-general: he could no longer follow (th.reinf.4).
 */
export function isEscorted(state: State, unit: Unit): boolean {
  return escorts(state, unit.side, unit.group).some(
    (chief) => chief.rank === 'sub-general' || chief.move === null || hasEntered(chief),
  );
}

/**
 * th.reinf.4: the chief who has to enter before the movement phase may end, because units of his group have; null when none
 * has. A sub-general is not obliged, and one obliged chief is enough.
 */
export function obligedChief(state: State): Character | null {
  const { side } = state.turn;
  for (const unit of state.units) {
    if (unit.side !== side || !hasEntered(unit)) continue;
    const chiefs = escorts(state, side, unit.group);
    if (chiefs.some(({ rank, at }) => rank === 'sub-general' || at !== 'outside')) continue;
    const waiting = chiefs.find(({ at }) => at === 'outside');
    if (waiting !== undefined) return waiting;
  }
  return null;
}

/** Does the piece wait outside, or may it come back from there? */
export function isWaiting(state: State, piece: Unit | Character): boolean {
  return piece.at === 'outside' || (piece.at === 'left' && !isUnit(piece) && mayReturn(state, piece));
}
