import { io, type Socket } from 'socket.io-client';
import type { Contestant, LoadTable } from './contestant.ts';

/** The one field of its state that a client must send back. */
const STATE_ID = '_stateID';

/** boardgame.io's own server in memory, spoken to over its own protocol without the weight of its client. */
export const boardgame: Contestant = {
  name: 'boardgame.io 0.50',
  does: 'toy game, in memory, not durable',
  module: 'boardgame-process',
  async open(port, index): Promise<LoadTable> {
    const match = `match-${index}`;
    const sockets: Socket[] = [];
    const heard = [0, 0];
    let stateId = 0;
    let moves = 0;
    let told = (): void => {};
    for (const seat of [0, 1]) {
      const socket = io(`http://127.0.0.1:${port}/cups`, { transports: ['websocket'], forceNew: true });
      sockets.push(socket);
      const synced = new Promise<void>((resolve) => socket.once('sync', () => resolve()));
      socket.on('update', (_match: string, state: { readonly [STATE_ID]: number }) => {
        heard[seat] = (heard[seat] ?? 0) + 1;
        if (seat !== (moves - 1) % 2 || heard[seat] !== moves) return; // the other's move before it
        stateId = state[STATE_ID];
        told();
      });
      socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, 2));
      await synced;
    }
    return {
      move() {
        const player = String(moves % 2);
        const action = { type: 'MAKE_MOVE', payload: { type: 'roll', args: [], playerID: player } };
        sockets[moves++ % 2]?.emit('update', action, stateId, match, player);
        return new Promise((resolve) => {
          told = resolve;
        });
      },
      heard: () => Math.min(...heard),
      close: () => sockets.forEach((socket) => socket.disconnect()),
    };
  },
};
