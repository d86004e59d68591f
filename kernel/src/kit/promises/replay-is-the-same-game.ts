import { brokenLink, replay } from '../../log/replay.ts';
import type { KitPromise } from '../trial.ts';

export const replayIsTheSameGame: KitPromise = {
  name: 'a replay decides the same facts and gives the same hashes',
  keep(trial, walk) {
    const match = trial.play(walk);
    trial.same(replay(trial.game, match.opening, match.entries), null, 'the replay differs', match);
    trial.same(brokenLink(match.header, match.entries), null, 'the chain of hashes is broken', match);
    const again = trial.play(walk);
    trial.same(again.entries.at(-1)?.hash, match.entries.at(-1)?.hash, 'the same game has another hash', match);
  },
};
