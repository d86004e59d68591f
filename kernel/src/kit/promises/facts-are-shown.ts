import type { KitPromise } from '../trial.ts';

export const factsAreShown: KitPromise = {
  name: 'every fact has something to show, about pieces and cells that are there',
  keep(trial, walk) {
    const { game } = trial;
    const match = trial.play(walk);
    let now = match.opening;
    for (const fact of match.entries.flatMap((entry) => entry.facts)) {
      const next = game.evolve(now, fact);
      if (game.beats !== undefined) {
        const beats = game.beats(fact, now);
        trial.ensure(beats.length > 0, () => `nothing is shown of ${fact.is}`);
        const pieces = new Set([...game.scene(now).pieces, ...game.scene(next).pieces].map(({ id }) => id));
        for (const beat of beats) {
          const piece = 'piece' in beat ? beat.piece : undefined;
          trial.ensure(
            piece === undefined || pieces.has(piece),
            () => `${fact.is} shows ${piece}, which is on no board, after\n${trial.transcript(match)}`,
          );
        }
      }
      now = next;
    }
  },
};
