import { createRequire } from 'node:module';
import { cups } from './boardgame-cups.ts';
import { listening } from './contestant.ts';

// its folders are for `require` alone
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof import('boardgame.io/server');
const server = Server({ games: [cups], origins: ['*'] });
const { appServer } = await server.run({ port: 0 });
const address = appServer.address();
if (typeof address === 'object' && address !== null) listening(address.port);
