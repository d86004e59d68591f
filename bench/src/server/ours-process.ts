import { loadGames, registryOf } from '@arbitre/referee/core';
import { readOptions, startServer } from '@arbitre/server';
import { cups } from '../../../apps/server/dist/testing/index.js';
import { benchFolder, listening } from './contestant.ts';

/** Our server as people run it, with limits that one machine pretending to be a thousand people does not meet. */
const flags = {
  host: '127.0.0.1',
  port: '0',
  log: 'error',
  rate: '1000000',
  burst: '1000000',
  connections: '100000',
  httpRate: '10000000',
  createRate: '10000000',
  tables: '10000000',
  tablesEach: '10000000',
  records: '100000000',
  talk: '1000000',
  storage: '1000000',
  sleepAfter: process.env.SLEEP_AFTER ?? '60',
};
const options = readOptions(process.env, { ...flags, data: benchFolder() });
if (!options.ok) throw new Error(`${options.option.flag}: ${options.found}`);
const games = await loadGames(process.env.GAMES?.split(',') ?? []);
const { port } = await startServer(options.value, registryOf(...games.values(), cups));
listening(port);
