import { read } from '../../door/shape.ts';
import { type KitPromise, throughJson } from '../trial.ts';

export const positionSetsUpTheState: KitPromise = {
  name: 'a state written down as a position sets up again as it was',
  keep(trial, walk) {
    const { game } = trial;
    trial.play(walk, ({ match }) => {
      if (game.position === undefined) return;
      const written = throughJson(game.position(match.state));
      const shaped = read(game.scenario, written);
      if (!shaped.ok) {
        throw new Error(`its own door refuses ${JSON.stringify(written)}: ${JSON.stringify(shaped.problems)}`);
      }
      const again = game.setup(shaped.value, match.header.rulings);
      if (!again.ok) throw new Error(`${JSON.stringify(written)} does not set up: ${JSON.stringify(again.problems)}`);
      trial.same(again.value, match.state, 'the position is another', match);
    });
  },
};
