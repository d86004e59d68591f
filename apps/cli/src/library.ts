import { GAME_IDS, loadGames, type Registry } from '@arbitre/referee/registry';

/** The games that can be had, without having them: loading one takes time, and a verb seldom needs more than one. */
export interface Library {
  readonly ids: readonly string[];
  /** Every game; or, given a text, those it names. */
  readonly games: (text?: string) => Promise<Registry>;
}

export const SHIPPED_GAMES: Library = {
  ids: GAME_IDS,
  games: (text) => loadGames(text === undefined ? GAME_IDS : GAME_IDS.filter((id) => text.includes(id))),
};

/** Games that are at hand already. */
export function libraryOf(games: Registry): Library {
  return { ids: [...games.keys()], games: () => Promise.resolve(games) };
}
