import type { Game } from 'boardgame.io';

interface Cups {
  readonly cups: Record<string, number | null>;
}

/** The toy's roll, for boardgame.io: a die under one's own cup, the other's hidden, turns alternate. */
export const cups: Game<Cups> = {
  name: 'cups',
  setup: () => ({ cups: { '0': null, '1': null } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    roll: ({ G, random, playerID }) => {
      G.cups[playerID] = random.D6();
    },
  },
  playerView: ({ G, playerID }) => ({
    cups: Object.fromEntries(Object.entries(G.cups).map(([seat, face]) => [seat, seat === playerID ? face : null])),
  }),
};
