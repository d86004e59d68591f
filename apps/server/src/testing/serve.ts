import { readOptions } from '../options.ts';
import { GAMES, registryOf } from '@arbitre/referee';
import { startServer } from '../start.ts';
import { cups } from './cups.ts';

/** A server of its own process, for tests that kill it: options from the environment, the toy among its games. */
const options = readOptions(process.env);
if (!options.ok) throw new Error(`${options.option.variable}: ${options.found}`);
const server = await startServer(options.value, registryOf(...GAMES.values(), cups));
process.stdout.write(`listening ${server.url}\n`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(1)); // whoever started us is gone
