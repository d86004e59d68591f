import { parentPort, workerData } from 'node:worker_threads';
import type { NewTableRequest } from '@arbitre/protocol';
import { isShipped, loadGames } from '@arbitre/referee/core';
import { prepare } from './opening.ts';
import type { FromReader } from './opening-thread.ts';

/** The thread that reads the files people upload. */
const games = await loadGames((workerData as readonly string[]).filter(isShipped)); // by `OpeningThread`

parentPort?.on('message', ({ id, request }: { readonly id: number; readonly request: NewTableRequest }) => {
  const read = prepare(request, { games, scenarios: new Map() });
  parentPort?.postMessage({ id, read } satisfies FromReader);
});
