import { loadGames, type Registry } from './registry.ts';

/** The games that ship with Arbitre, all of them loaded. */
export const GAMES: Registry = await loadGames();
