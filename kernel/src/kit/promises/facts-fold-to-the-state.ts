import { fold } from '../../contract/game.ts';
import { type KitPromise, throughJson } from '../trial.ts';
import { allOffers } from '../walk.ts';

export const factsFoldToTheState: KitPromise = {
  name: 'the fold of the facts is the state, through JSON and back',
  keep(trial, walk) {
    const { game } = trial;
    const match = trial.play(walk);
    const opening = throughJson(match.opening);
    const folded = match.entries.reduce((state, entry) => fold(game, state, throughJson(entry.facts)), opening);
    trial.same(folded, match.state, 'the fold differs', match);
    const read = throughJson(match.state);
    trial.same(allOffers(game, read), allOffers(game, match.state), 'offers differ after JSON', match);
  },
};
