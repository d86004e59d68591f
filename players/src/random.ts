import { pick } from '@arbitre/kernel';
import { atOnce, unthinking } from './player.ts';

/** Any legal command, all equally likely: the floor of the ladder. */
export const random = atOnce('random', ({ game, view, seat, chance }) =>
  unthinking(pick(chance, game.offers(view, seat)).command),
);
