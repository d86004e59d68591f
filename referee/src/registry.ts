import type { Brain, Command, Game, GameId } from '@arbitre/kernel';

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

/** What each game knows of playing well: loaded when a computer sits down. */
const BRAINS: Readonly<Record<GameId, () => Promise<Brain<unknown, Command>>>> = {
  'attention-donjon': async () => (await import('@arbitre/attention-donjon/player')).brain,
  'donjon-d10': async () => (await import('@arbitre/donjon-d10/player')).brain,
  pathfinder: async () => (await import('@arbitre/pathfinder/player')).brain,
  thucidide: async () => (await import('@arbitre/thucidide/player')).brain,
};

/**
 * The brain of a game; null for one that has none.
 *
 * @example const brain = await loadBrain('thucidide');
 */
export async function loadBrain(id: GameId): Promise<Brain<unknown, Command> | null> {
  return (Object.hasOwn(BRAINS, id) ? await BRAINS[id]?.() : undefined) ?? null;
}
