import { SPECTATOR } from '../../contract/game.ts';
import { hidesSomething } from '../../log/seen.ts';
import type { KitPromise } from '../trial.ts';

export const nothingIsHiddenLater: KitPromise = {
  name: 'a game that hides nothing at its opening never does: its file may be shown while it is on',
  keep(trial, walk) {
    const { game } = trial;
    if (hidesSomething(game, trial.play({ ...walk, picks: [] }).opening)) return;
    trial.play(walk, ({ match }) => {
      for (const seat of [...game.seats(match.state), SPECTATOR])
        trial.same(game.view(match.state, seat), match.state, `something is hidden from ${seat}`, match);
    });
  },
};
