import type { Piece, Seat } from '@arbitre/kernel';
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
}

/** Games that say themselves where their enemies could strike. */
const OWN: Readonly<Record<string, () => Promise<{ threats: (view: never, seat: Seat) => readonly Threat[] }>>> = {
  pathfinder: () => import('@arbitre/pathfinder'),
  thucidide: () => import('@arbitre/thucidide'),
};

async function answer({ game: name, view, seat, enemies }: ThreatQuestion): Promise<readonly Threat[]> {
  const own = await OWN[name]?.();
  if (own !== undefined) return own.threats(view as never, seat); // the view of that very game
  const game = (await loadGames([name])).get(name);
  if (game === undefined) throw new Error(`no such game: ${name}`);
  return threatsOf(game, view, enemies);
}

self.addEventListener('message', async ({ data }: MessageEvent<ThreatQuestion>) => {
  const threats = (await answer(data)).map(({ piece, cells }) => ({ piece, cells }));
  self.postMessage({ id: data.id, threats } satisfies ThreatAnswer, { transfer: [] });
});
