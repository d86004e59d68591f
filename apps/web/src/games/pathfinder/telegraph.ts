import type { Piece } from '@arbitre/kernel';
import type { State } from '@arbitre/pathfinder';
import type { Telegraph } from '../../stage/threat.ts';

/** A creature's own turn, two actions of it to move with: the third strikes. */
export const telegraph: Telegraph = {
  asIfItsTurn(view, { id }: Piece) {
    const state = view as State; // the telegraph of this game only
    const turn = {
      who: id,
      actions: 2,
      attacks: 0,
      diagonals: 0,
      acted: false,
      resumed: false,
      attacked: [],
      missed: null,
      flew: false,
      swam: false,
      ...(state.turn !== null && { ...state.turn, who: id, actions: 2, diagonals: 0 }),
    };
    return { ...state, turn, frames: [], mode: 'encounter', order: state.order.length > 0 ? state.order : [id] };
  },
  strikes: (_view, { size = 1 }: Piece) => (size > 1 ? 2 : 1),
};
