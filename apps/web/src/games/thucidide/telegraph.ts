import type { Piece } from '@arbitre/kernel';
import type { State } from '@arbitre/thucidide';
import type { Telegraph } from '../../stage/threat.ts';

/** Hexes that each weapon shoots over; hand to hand is one. */
const RANGE: Readonly<Record<string, number>> = { bow: 3, sling: 2, javelin: 1 };

/** The other side's next movement: everyone activated, nobody moved yet. */
export const telegraph: Telegraph = {
  asIfItsTurn(view, piece) {
    const state = view as State; // the telegraph of this game only
    const side = piece.seat ?? '';
    const own = state.units.filter((unit) => unit.side === side);
    const turn = {
      ...state.turn,
      side,
      phase: 'movement' as const,
      activations: [{ chief: null, pieces: own.map(({ id }) => id) }],
      earlier: 0,
      fought: [],
      order: null,
      freed: null,
      extra: {},
      woodsman: {},
    };
    const units = state.units.map((unit) => (unit.side === side ? { ...unit, move: null } : unit));
    return { ...state, turn, units };
  },
  strikes: (_view, { figure = '' }: Piece) =>
    Math.max(1, ...Object.entries(RANGE).map(([weapon, far]) => (figure.endsWith(weapon) ? far : 1))),
};
