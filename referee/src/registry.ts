import type { Brain, Command, Game, GameId } from '@arbitre/kernel';

/** Games by id. Every function that reads a file is given one: tests bring their own. */
export type Registry = ReadonlyMap<GameId, Game>;

/** A registry of exactly these games, your own among them. */
export function registryOf(...games: readonly Game[]): Registry {
  return new Map(games.map((game) => [game.id, game]));
}

/** The games that ship with Arbitre. A line here is all it takes for every verb and page to know one. */
const SHELF = {
  'attention-donjon': async () => (await import('@arbitre/attention-donjon')).attentionDonjon,
  'donjon-d10': async () => (await import('@arbitre/donjon-d10')).donjonD10,
  pathfinder: async () => (await import('@arbitre/pathfinder')).pathfinder,
  thucidide: async () => (await import('@arbitre/thucidide')).thucidide,
} as const satisfies Readonly<Record<GameId, () => Promise<Game>>>;

/** The id of a game that ships with Arbitre. */
export type ShippedId = keyof typeof SHELF;

/** The games that ship with Arbitre, each with its own types. */
export type ShippedGames = { readonly [Id in ShippedId]: Awaited<ReturnType<(typeof SHELF)[Id]>> };

/** The games that ship. */
export const GAME_IDS: readonly ShippedId[] = ['attention-donjon', 'donjon-d10', 'pathfinder', 'thucidide'];

/** Is it the id of a game that ships with Arbitre? */
export function isShipped(id: GameId): id is ShippedId {
  return Object.hasOwn(SHELF, id);
}

/**
 * One game that ships with Arbitre, with its own types: what `loadScenario` reads for it is its state.
 *
 * @example const thucidide = await loadGame('thucidide');
 */
export async function loadGame<Id extends ShippedId>(id: Id): Promise<ShippedGames[Id]> {
  known(id);
  return (await SHELF[id]()) as ShippedGames[Id]; // the row of an id loads the game of that id
}

/**
 * The games of these ids, all of them unless told. An id that no game has is an error that lists the known ones.
 *
 * @example const games = await loadGames(['donjon-d10']);
 */
export async function loadGames(ids: readonly GameId[] = GAME_IDS): Promise<Registry> {
  return registryOf(...(await Promise.all(ids.map((id) => SHELF[known(id)]()))));
}

function known(id: GameId): ShippedId {
  if (isShipped(id)) return id;
  throw new Error(`unknown game ${JSON.stringify(id)}; known games: ${GAME_IDS.join(', ')}`);
}

/** What each game knows of playing well: loaded when a computer sits down. */
const BRAINS = {
  'attention-donjon': async () => (await import('@arbitre/attention-donjon/player')).brain,
  'donjon-d10': async () => (await import('@arbitre/donjon-d10/player')).brain,
  pathfinder: async () => (await import('@arbitre/pathfinder/player')).brain,
  thucidide: async () => (await import('@arbitre/thucidide/player')).brain,
} as const satisfies Readonly<Record<ShippedId, () => Promise<Brain<unknown, Command>>>>;

/** The brains of the games that ship, each with its own types. */
export type ShippedBrains = { readonly [Id in ShippedId]: Awaited<ReturnType<(typeof BRAINS)[Id]>> };

/**
 * The brain of a game, with that game's types; null for a game of yours, which brings its own.
 *
 * @example const brain = await loadBrain('thucidide');
 */
export function loadBrain<Id extends ShippedId>(id: Id): Promise<ShippedBrains[Id]>;
export function loadBrain(id: GameId): Promise<Brain<unknown, Command> | null>;
export async function loadBrain(id: GameId): Promise<Brain<unknown, Command> | null> {
  return isShipped(id) ? await BRAINS[id]() : null;
}
