import type { Seat } from '@arbitre/kernel';
import type { Figure } from './figure.ts';
import { appointedRunner } from './group.ts';
import type { State } from '../play/state.ts';

/** Who runs a group, from the start to the end of its turn; before anyone has played, the first seat (ad.group.4, ad.group.5). */
export function runnerOf(state: State, group: string): Seat {
  const turn = state.stack.findLast((frame) => frame.kind === 'group' && frame.group === group);
  if (turn?.kind === 'group' && turn.controller !== null) return turn.controller;
  return appointedRunner(state, group) ?? firstSeat(state);
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
