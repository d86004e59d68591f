import type { Intent, Seat, Threat } from '@arbitre/kernel';
import { loadGames } from '@arbitre/referee/core';

export interface ThreatQuestion {
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
}

export interface ThreatAnswer {
  readonly id: number;
  readonly threats: readonly Threat[];
  /** What those who follow written rules will do next. */
  readonly intents: readonly Intent[];
}

async function answer({ id, game: name, view, seat }: ThreatQuestion): Promise<ThreatAnswer> {
  const game = (await loadGames([name])).get(name);
  if (game === undefined) throw new Error(`no such game: ${name}`);
  const told = game.survey?.threats(view, seat) ?? [];
  const threats = told.map(({ piece, cells }) => ({ piece, cells }));
  return { id, threats, intents: game.intents?.(view, seat) ?? [] };
}

self.addEventListener('message', async ({ data }: MessageEvent<ThreatQuestion>) => {
  self.postMessage(await answer(data), { transfer: [] });
});
