import { SPECTATOR } from '../../contract/game.ts';
import type { KitPromise } from '../trial.ts';

export const toldFactsFoldToTheView: KitPromise = {
  name: 'what a seat is told of each fact makes of its view what the fact makes of the state',
  keep(trial, walk) {
    const { game } = trial;
    const match = trial.play(walk);
    let now = match.opening;
    for (const fact of match.entries.flatMap((entry) => entry.facts)) {
      const next = game.evolve(now, fact);
      for (const seat of [...game.seats(now), SPECTATOR]) {
        const told = game.redact === undefined ? fact : game.redact(fact, now, seat);
        const seen = game.view(now, seat);
        const folded = told === null ? seen : game.evolve(seen, told);
        trial.same(folded, game.view(next, seat), `${seat} told of ${fact.is} sees something else`, match);
      }
      now = next;
    }
  },
};
