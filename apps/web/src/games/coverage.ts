import type { GameKey } from './catalogue.ts';

/** By rule: the files that apply it, and how many tests name it. */
export type Coverage = Readonly<Record<string, { readonly code: readonly string[]; readonly tests: number }>>;

const LOADERS: Readonly<Record<GameKey, () => Promise<{ readonly default: Coverage }>>> = {
  'donjon-d10': () => import('virtual:coverage/donjon-d10'),
  pathfinder: () => import('virtual:coverage/pathfinder'),
  thucidide: () => import('virtual:coverage/thucidide'),
  'attention-donjon': () => import('virtual:coverage/attention-donjon'),
};

/** Where each rule of a game is applied and how many tests name it, as counted when the page was built. */
export async function loadCoverage(game: GameKey): Promise<Coverage> {
  return (await LOADERS[game]()).default;
}
