import type { Piece } from '@arbitre/kernel';
import { loadGames } from '@arbitre/referee/core';
import { telegraph as pathfinder } from '../games/pathfinder/telegraph.ts';
import { telegraph as thucidide } from '../games/thucidide/telegraph.ts';
import { type Telegraph, type Threat, threatsOf } from './threat.ts';

export interface ThreatQuestion {
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly enemies: readonly Piece[];
}

export interface ThreatAnswer {
  readonly id: number;
  readonly threats: readonly Threat[];
}

const TELEGRAPHS: Readonly<Record<string, Telegraph>> = { pathfinder, thucidide };

self.addEventListener('message', async ({ data: { id, game: name, view, enemies } }: MessageEvent<ThreatQuestion>) => {
  const game = (await loadGames([name])).get(name);
  if (game === undefined) throw new Error(`no such game: ${name}`);
  const answer: ThreatAnswer = { id, threats: threatsOf(game, view, enemies, TELEGRAPHS[name] ?? {}) };
  self.postMessage(answer, { transfer: [] });
});
