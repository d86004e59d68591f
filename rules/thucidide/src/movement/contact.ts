import { type Cell, neighbour, OFF_BOARD } from '@arbitre/kernel';
import { boardOf } from './field.ts';
import { onTable, type State, type Unit, unitAt } from '../play/state.ts';

/** The units that stand on the hexes around a cell. */
export function unitsAround(state: State, cell: Cell): readonly Unit[] {
  const board = boardOf(state.field);
  const found: Unit[] = [];
  for (let direction = 0; direction < board.degree; direction++) {
    const beyond = neighbour(board, cell, direction);
    const unit = beyond === OFF_BOARD ? undefined : unitAt(state, beyond);
    if (unit !== undefined) found.push(unit);
  }
  return found;
}

/** Does the unit touch an enemy unit? */
export function isInContact(state: State, { at, side }: Unit): boolean {
  return onTable(at) && unitsAround(state, at).some((other) => other.side !== side);
}
