import type { Game, GameId } from '@arbitre/kernel';

/** Games by id. Every function that reads a file is given one: tests bring their own. */
export type Registry = ReadonlyMap<GameId, Game>;

export function registryOf(...games: readonly Game[]): Registry {
  return new Map(games.map((game) => [game.id, game]));
}

/** The games that ship with Arbitre. A line here is all it takes for every verb and page to know one. */
const SHELF: Readonly<Record<GameId, () => Promise<Game>>> = {
  'attention-donjon': async () => (await import('@arbitre/attention-donjon')).attentionDonjon,
  'donjon-d10': async () => (await import('@arbitre/donjon-d10')).donjonD10,
  pathfinder: async () => (await import('@arbitre/pathfinder')).pathfinder,
  thucidide: async () => (await import('@arbitre/thucidide')).thucidide,
};

export const GAME_IDS: readonly GameId[] = Object.keys(SHELF);

/**
 * The games of these ids, all of them unless told; ids that stand for nothing are left out.
 *
 * @example const games = await loadGames(['donjon-d10']);
 */
export async function loadGames(ids: readonly GameId[] = GAME_IDS): Promise<Registry> {
  const loaders = ids.flatMap((id) => (Object.hasOwn(SHELF, id) ? [SHELF[id]] : []));
  return registryOf(...(await Promise.all(loaders.flatMap((load) => (load ? [load()] : [])))));
}
