import type { KitPromise } from '../trial.ts';

export const noStateIsBroken: KitPromise = {
  name: 'no state is broken',
  keep(trial, walk) {
    const { game } = trial;
    trial.play(walk, ({ match }) => {
      const broken = game.broken?.(match.state) ?? null;
      trial.ensure(broken === null, () => `${broken}\nafter\n${trial.transcript(match)}`);
    });
  },
};
