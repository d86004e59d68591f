import type { Cell } from '@arbitre/kernel';
import { isEdgeHex, isOnEdge } from './field.ts';
import { type Character, isUnit, type State, type Unit } from '../play/state.ts';

/** May the piece leave the table of its own will from that hex? */
export function mayLeaveFrom(state: State, piece: Unit | Character, cell: Cell): boolean {
  const { field, rulings } = state;
  if (!isEdgeHex(field, cell)) return false;
  if (!isUnit(piece)) return true; // th.offtable.6: no permission needed, any edge will do
  switch (rulings.unitExit) {
    case 'scenario': // th.offtable.1
      return field.exits.some(({ side, hexes }) => side === piece.side && hexes.includes(cell));
    case 'agreed-at-start': // th.offtable.2
      return field.agreedEdges.some((edge) => isOnEdge(field, cell, edge));
    case 'forbidden': // th.offtable.3
      return false;
  }
}

/** What a unit that left the table counts for (th.offtable.1); a character is never a loss (th.offtable.7). */
export function worthOfLeaving(state: State, side: string): 'nothing' | 'lost' | 'success' {
  return state.field.exits.find((exit) => exit.side === side)?.worth ?? 'nothing';
}

/** By force a unit never leaves the table (th.offtable.4); a character who flees may (th.offtable.6). */
export function mayBeForcedOff(piece: Unit | Character): boolean {
  return !isUnit(piece);
}

/** th.offtable.5: each hex of a forced retreat that cannot be made, at the edge or elsewhere, is a loss. */
export function lossesFor(missingHexes: number): number {
  return missingHexes;
}

/** th.offtable.8: a character who left does not come back, unless the scenario says so: then by his group's entry. */
export function mayReturn(state: State, character: Character): boolean {
  return state.rulings.characterReturn === 'scenario' && character.returns;
}
