import { parentPort, workerData } from 'node:worker_threads';
import { loadGames, loadScenario, orThrow } from '@arbitre/referee/core';
import { rowOf, type Run, seatedAt } from './games.ts';

/** A thread that plays the games it is told the numbers of. */
const run = workerData as Run; // what threads.ts starts it with
const text = JSON.stringify({ ...run.content, game: run.game, rulings: run.rulings });
const play = await seatedAt(orThrow(loadScenario(text, await loadGames([run.game]))), run);
parentPort?.on('message', (n: number) => parentPort?.postMessage(rowOf(n, play(n))));
