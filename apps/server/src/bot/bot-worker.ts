import { parentPort } from 'node:worker_threads';
import { loadGames } from '@arbitre/referee/core';
import { chooseAny } from './bot.ts';
import type { Answer, Question } from './bot-thread.ts';

/** The thread in which bots think. */
const games = await loadGames();

parentPort?.on('message', ({ id, game, view, seat }: Question) => {
  const known = games.get(game);
  const command = known === undefined ? null : chooseAny(known, view, seat);
  parentPort?.postMessage({ id, command } satisfies Answer);
});
