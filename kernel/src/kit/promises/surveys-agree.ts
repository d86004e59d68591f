import type { KitPromise } from '../trial.ts';

export const surveysAgree: KitPromise = {
  name: 'distance, sight, threat and strength, where the game tells them, are told of every piece of a view',
  keep(trial, walk) {
    const { game } = trial;
    const { survey } = game;
    if (survey === undefined) return;
    const { state } = trial.play(walk); // where the walk ends is enough: threats are dear
    for (const seat of game.seats(state)) {
      const view = game.view(state, seat);
      const { board, pieces } = game.scene(view);
      for (const { id } of pieces) {
        const strength = survey.strength(view, id);
        trial.ensure(Number.isFinite(strength) && strength >= 0, () => `${id} has a strength of ${strength}`);
        for (const { id: other } of pieces) {
          const [there, back] = [survey.distance(view, id, other), survey.distance(view, other, id)];
          trial.ensure(there >= 0 && there === back, () => `from ${id} to ${other} ${there}, back ${back}`);
        }
      }
      for (const { piece, cells } of survey.threats(view, seat)) {
        trial.ensure(
          pieces.some(({ id }) => id === piece),
          () => `${piece} threatens and is not on the scene`,
        );
        const astray = cells.find((cell) => !(cell >= 0 && cell < board.size));
        trial.ensure(astray === undefined, () => `${piece} threatens ${astray}, which is off the board`);
      }
      trial.ensure(survey.strength(view, 'nobody') === 0, () => 'nobody has strength');
      trial.ensure(survey.distance(view, 'nobody', 'nobody') === Infinity, () => 'nobody is somewhere');
      trial.ensure(!survey.sees(view, 'nobody', 'nobody'), () => 'nobody is seen');
    }
  },
};
