import { SeededChance } from '../../chance/seeded.ts';
import { isRefusal } from '../../contract/game.ts';
import type { KitPromise } from '../trial.ts';

export const offeredIsAccepted: KitPromise = {
  name: 'what is offered is accepted, by the seat it is offered to',
  keep(trial, walk) {
    const { game } = trial;
    trial.play(walk, ({ match, offers }) => {
      for (const { seat, command } of offers) {
        const decided = game.decide(match.state, seat, command, new SeededChance(walk.seed));
        trial.ensure(
          !isRefusal(decided),
          () => `refused: ${seat} ${game.writeCommand(command)} after\n${trial.transcript(match)}`,
        );
      }
    });
  },
};
