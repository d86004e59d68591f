import type { Game } from '@arbitre/kernel';
import type { Skin } from './skin.ts';

/** The games of the page, in the order of the home page. */
export const GAME_IDS = ['donjon-d10', 'pathfinder', 'thucidide', 'attention-donjon'] as const;
export type GameKey = (typeof GAME_IDS)[number];

export interface Played {
  readonly game: Game;
  readonly skin: Skin;
}

/** Each game is fetched when a table of it is opened. */
const LOADERS: Partial<Record<GameKey, () => Promise<Played>>> = {
  'donjon-d10': async () => (await import('./donjon-d10/index.ts')).played,
  'attention-donjon': async () => (await import('./attention-donjon/index.ts')).played,
  pathfinder: async () => (await import('./pathfinder/index.ts')).played,
  thucidide: async () => (await import('./thucidide/index.ts')).played,
};

const scenarios = import.meta.glob<string>('../../../../scenarios/*/*.yaml', { query: '?raw', import: 'default' });

export function isGame(id: string): id is GameKey {
  return GAME_IDS.some((known) => known === id);
}

export function loadGame(id: GameKey): Promise<Played> {
  const load = LOADERS[id];
  return load === undefined ? Promise.reject(new Error(`no such game: ${id}`)) : load();
}

/** The text of a shipped scenario, `donjon-d10/the-dungeon`; null when there is none of that name. */
export async function shippedScenario(id: string): Promise<string | null> {
  const load = scenarios[`../../../../scenarios/${id}.yaml`];
  return load === undefined ? null : load();
}
