import type { KitPromise } from '../trial.ts';

export const sceneCanBeDrawn: KitPromise = {
  name: 'the scene can be drawn: every ground and piece is in the legend, on the board',
  keep(trial, walk) {
    const { game } = trial;
    trial.play(walk, ({ match }) => {
      const { board, ground, pieces } = game.scene(match.state);
      trial.ensure(ground.length === board.size, () => `ground of ${ground.length} cells on a board of ${board.size}`);
      for (const kind of [...ground, ...pieces.map((piece) => piece.kind)]) {
        trial.ensure(Object.hasOwn(game.legend, kind), () => `the legend does not hold ${kind}`);
      }
      for (const { id, at } of pieces) trial.ensure(at >= 0 && at < board.size, () => `${id} stands off the board`);
    });
  },
};
