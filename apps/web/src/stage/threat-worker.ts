import type { Intent, Piece, Seat } from '@arbitre/kernel';
import { loadGames } from '@arbitre/referee/core';
import { type Threat, threatsOf } from './threat.ts';

export interface ThreatQuestion {
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly enemies: readonly Piece[];
}

export interface ThreatAnswer {
  readonly id: number;
  readonly threats: readonly Threat[];
  /** What those who follow written rules will do next. */
  readonly intents: readonly Intent[];
}

/** Games that say themselves where their enemies could strike. */
const OWN: Readonly<Record<string, () => Promise<{ threats: (view: never, seat: Seat) => readonly Threat[] }>>> = {
  pathfinder: () => import('@arbitre/pathfinder'),
  thucidide: () => import('@arbitre/thucidide'),
};

async function answer({ id, game: name, view, seat, enemies }: ThreatQuestion): Promise<ThreatAnswer> {
  const game = (await loadGames([name])).get(name);
  if (game === undefined) throw new Error(`no such game: ${name}`);
  const own = await OWN[name]?.();
  const told = own?.threats(view as never, seat) ?? threatsOf(game, view, enemies); // the view of that very game
  const threats = told.map(({ piece, cells }) => ({ piece, cells }));
  return { id, threats, intents: game.intents?.(view, seat) ?? [] };
}

self.addEventListener('message', async ({ data }: MessageEvent<ThreatQuestion>) => {
  self.postMessage(await answer(data), { transfer: [] });
});
