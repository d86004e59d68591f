import { donjonD10 } from '@arbitre/donjon-d10';
import type { Game, GameId } from '@arbitre/kernel';

/** Games by id. Every function that reads a file is given one: tests bring their own. */
export type Registry = ReadonlyMap<GameId, Game>;

export function registryOf(...games: readonly Game[]): Registry {
  return new Map(games.map((game) => [game.id, game]));
}

/** The games that ship with Arbitre. Registering one here is all it takes for every verb and page to know it. */
export const GAMES: Registry = registryOf(donjonD10);
