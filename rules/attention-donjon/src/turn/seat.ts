import type { Seat } from '@arbitre/kernel';
import type { Figure } from './figure.ts';
import { groupOf, type State } from '../play/state.ts';

/**
 * Who runs a group: whoever its description names (ad.group.6), else the last player who played a hero, in this Round or
 * an earlier one (ad.group.4, ad.group.5), else the first seat. Fixed for the length of the group's turn.
 */
export function runnerOf(state: State, group: string): Seat {
  const turn = state.stack.findLast((frame) => frame.kind === 'group' && frame.group === group);
  if (turn?.kind === 'group' && turn.controller !== null) return turn.controller;
  return groupOf(state, group)?.controller ?? state.lastPlayer ?? firstSeat(state);
}

export function firstSeat(state: State): Seat {
  const [first] = state.seats;
  if (first === undefined) throw new Error('a table has at least one seat');
  return first;
}

/** Whose choices a figure's are. */
export function seatOf(state: State, figure: Figure): Seat {
  return figure.seat ?? (figure.group === null ? firstSeat(state) : runnerOf(state, figure.group));
}
