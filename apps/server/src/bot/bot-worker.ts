import { parentPort } from 'node:worker_threads';
import { loadBrain, loadGames } from '@arbitre/referee/core';
import { chooseFor } from './bot.ts';
import type { FromThread, Question } from './bot-thread.ts';

/** A thread in which bots think. */
const games = await loadGames();
const say = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', async ({ id, job, flag }: Question) => {
  const game = games.get(job.game);
  const flags = new Int32Array(flag);
  const watch = {
    cancelled: () => Atomics.load(flags, 0) === 1,
    progress: (done: number) => say({ id, progress: done }),
  };
  const command =
    game === undefined || watch.cancelled() ? null : chooseFor(game, await loadBrain(job.game), job, watch);
  say({ id, command });
});
