import { createRequire } from 'node:module';
import { io, type Socket } from 'socket.io-client';
import { cups } from './boardgame-cups.ts';
import type { Contestant, LoadTable } from './contestant.ts';
import { Turns } from './turns.ts';

// its folders are for `require` alone
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');

/** The one field of its state that a client must send back. */
const STATE_ID = '_stateID';

/** boardgame.io's own server in memory, two of its own clients at each table. */
export const boardgame: Contestant = {
  name: 'boardgame.io 0.50',
  does: 'toy game, in memory, not durable',
  module: 'boardgame-process',
  async open(port, index): Promise<LoadTable> {
    const turns = new Turns();
    const clients = ['0', '1'].map((playerID, seat) => {
      const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } });
      const client = Client({
        game: cups,
        multiplayer,
        matchID: `match-${index}`,
        playerID,
        numPlayers: 2,
        debug: false,
      });
      client.subscribe((state) => turns.hears(seat, state?.[STATE_ID] ?? 0));
      client.start();
      return client;
    });
    while (clients.some((client) => client.getState()?.isConnected !== true))
      await new Promise((go) => setTimeout(go, 5));
    return {
      prepare: () => turns.ready(),
      move: () => turns.play((seat) => clients[seat]?.moves.roll?.()),
      heard: () => turns.heard,
      close: () => clients.forEach((client) => client.stop()),
    };
  },
};

/** The same server, spoken to over its own protocol without the weight of its client. */
export const boardgameBare: Contestant = {
  ...boardgame,
  async open(port, index): Promise<LoadTable> {
    const match = `match-${index}`;
    const turns = new Turns();
    const sockets: Socket[] = [];
    for (const seat of [0, 1]) {
      const socket = io(`http://127.0.0.1:${port}/cups`, { transports: ['websocket'], forceNew: true });
      sockets.push(socket);
      const synced = new Promise<void>((resolve) => socket.once('sync', () => resolve()));
      socket.on('update', (_match: string, state: { readonly [STATE_ID]: number }) =>
        turns.hears(seat, state[STATE_ID]),
      );
      socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, 2));
      await synced;
    }
    return {
      prepare: () => turns.ready(),
      move: () =>
        turns.play((seat, before) => {
          const action = { type: 'MAKE_MOVE', payload: { type: 'roll', args: [], playerID: String(seat) } };
          sockets[seat]?.emit('update', action, before, match, String(seat));
        }),
      heard: () => turns.heard,
      close: () => sockets.forEach((socket) => socket.disconnect()),
    };
  },
};
