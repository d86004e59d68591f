import type { Brain, Features } from '@arbitre/kernel';
import { hexapawn, type Move, type State } from './hexapawn.ts';

/** What a beginner knows of hexapawn: a pawn more is good, so is one that nobody can stop; taking comes first. */
export const brain: Brain<State, Move> = {
  features(view, seat): Features {
    const won = hexapawn.outcome(view);
    if (won !== null) return { end: won.winners.includes(seat) ? 1000 : -1000 };
    const mine = seat === 'white' ? view.pawns.white : view.pawns.black;
    const theirs = seat === 'white' ? view.pawns.black : view.pawns.white;
    return { pawns: 100 * (mine.length - theirs.length) };
  },
  proposals(view, seat) {
    return hexapawn
      .offers(view, seat)
      .map(({ command }) => {
        const takes = hexapawn.preview(view, seat, command).because.includes('hp.take.1');
        return { command, prior: takes ? 100 : 0, why: [takes ? 'takes' : 'goes'] };
      })
      .sort((a, b) => b.prior - a.prior);
  },
  turn: ({ turn, pawns }) => `${turn} ${pawns.white.join()} ${pawns.black.join()}`,
  says: (feature) => (feature === 'pawns' ? { fr: 'les pions', en: 'the pawns' } : { fr: 'la fin', en: 'the end' }),
  aims: (why) => (why === 'takes' ? { fr: 'prendre un pion', en: 'take a pawn' } : { fr: 'avancer', en: 'go forward' }),
  tempers: {},
  yardstick: (view, seat) => (seat === 'white' ? 1 : -1) * (view.pawns.white.length - view.pawns.black.length),
};
