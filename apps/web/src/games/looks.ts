import { type ReadonlySignal, signal } from '@preact/signals';
import type { Looks } from '../board/look.ts';
import { isGame } from './catalogue.ts';

const LOADERS: Readonly<Record<string, () => Promise<Looks>>> = {
  'donjon-d10': async () => (await import('./donjon-d10/looks.ts')).looks,
  'attention-donjon': async () => (await import('./attention-donjon/looks.ts')).looks,
  pathfinder: async () => (await import('./pathfinder/looks.ts')).looks,
  thucidide: async () => (await import('./thucidide/looks.ts')).looks,
};

const known = new Map<string, ReadonlySignal<Looks>>();

/** How the things of a game are drawn, fetched once; plain letters until they are there. */
export function looksOf(game: string): ReadonlySignal<Looks> {
  const before = known.get(game);
  if (before !== undefined) return before;
  const looks = signal<Looks>({});
  known.set(game, looks);
  if (isGame(game)) void LOADERS[game]?.().then((loaded) => (looks.value = loaded));
  return looks;
}
