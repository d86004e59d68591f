import { RecordedChance } from '../../chance/recorded.ts';
import { play, rewind } from '../../log/match.ts';
import type { KitPromise } from '../trial.ts';

export const undoThenRedo: KitPromise = {
  name: 'undo then redo is the same game',
  keep(trial, walk) {
    const { game } = trial;
    const match = trial.play(walk);
    const back = Math.floor(match.entries.length / 2);
    let redone = rewind(game, match, back);
    for (const entry of match.entries.slice(back)) {
      const played = play(game, redone, entry.seat, entry.command, new RecordedChance(entry.draws));
      if (!('match' in played)) throw new Error(`redo refused: ${game.writeCommand(entry.command)}`);
      redone = played.match;
    }
    trial.same(redone.state, match.state, 'the redone state differs', match);
    trial.same(redone.entries, match.entries, 'the redone log differs', match);
  },
};
