import { readOptions } from '../options.ts';
import { loadGames, registryOf } from '@arbitre/referee/core';
import { startServer } from '../start.ts';
import { cups, saucers } from './cups.ts';

/** A server of its own process, for tests that kill it: options from the environment; the toy, and the games that ship if asked for. */
const options = readOptions(process.env);
if (!options.ok) throw new Error(`${options.option.variable}: ${options.found}`);
const shipped = process.env.SHIPPED_GAMES === '1' ? await loadGames() : new Map();
const server = await startServer(options.value, registryOf(...shipped.values(), cups, saucers));
process.stdout.write(`listening ${server.url}\n`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(1)); // whoever started us is gone
