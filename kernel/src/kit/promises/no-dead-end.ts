import type { KitPromise } from '../trial.ts';

export const noDeadEnd: KitPromise = {
  name: 'there is no dead end: someone can act until there is an outcome, and nobody after it',
  keep(trial, walk) {
    const { game } = trial;
    trial.play(walk, ({ match, offers }) => {
      const over = game.outcome(match.state) !== null;
      const awaiting = game.awaiting(match.state);
      trial.ensure(
        (awaiting === null) === over,
        () => `awaiting and outcome disagree after\n${trial.transcript(match)}`,
      );
      trial.ensure(over || offers.length > 0, () => `dead end after\n${trial.transcript(match)}`);
      for (const seat of game.seats(match.state)) {
        const awaited = awaiting?.seats.includes(seat) ?? false;
        trial.ensure(
          awaited || game.offers(match.state, seat).length === 0,
          () => `${seat} is offered what is not its choice`,
        );
      }
    });
  },
};
