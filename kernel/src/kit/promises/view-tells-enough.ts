import { SPECTATOR } from '../../contract/game.ts';
import type { KitPromise } from '../trial.ts';

export const viewTellsEnough: KitPromise = {
  name: 'a view tells its seat everything its choices depend on, and seeing twice is seeing once',
  keep(trial, walk) {
    const { game } = trial;
    trial.play(walk, ({ match }) => {
      for (const seat of [...game.seats(match.state), SPECTATOR]) {
        const seen = game.view(match.state, seat);
        trial.same(game.view(seen, seat), seen, `the view of ${seat} is not stable`, match);
        trial.same(game.awaiting(seen), game.awaiting(match.state), `${seat} does not see whose choice it is`, match);
        if (seat === SPECTATOR) continue;
        const [offered, real] = [game.offers(seen, seat), game.offers(match.state, seat)];
        trial.same(offered, real, `offers of ${seat} depend on what it may not know`, match);
      }
    });
  },
};
