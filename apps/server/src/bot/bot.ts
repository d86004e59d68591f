import { randomInt } from 'node:crypto';
import type { Command, Game, Seat } from '@arbitre/kernel';

/** Whoever chooses for a seat that plays by itself, from what that seat may see. Null: nothing may be done, or it took too long. */
export type Bot = (game: Game, view: unknown, seat: Seat) => Promise<Command | null>;

/** A legal command at random. */
export function chooseAny(game: Game, view: unknown, seat: Seat): Command | null {
  const offers = game.offers(view, seat);
  return offers.length === 0 ? null : (offers[randomInt(offers.length)]?.command ?? null);
}

/** Chooses here and now. */
export const botHere: Bot = async (game, view, seat) => chooseAny(game, view, seat);
