import { Client } from 'colyseus.js';
import type { Contestant, LoadTable } from './contestant.ts';

/** Colyseus rooms and their own client, in memory. */
export const colyseus: Contestant = {
  name: 'Colyseus 0.16',
  does: 'toy roll in a room, in memory, not durable, no log',
  module: 'colyseus-process',
  async open(port): Promise<LoadTable> {
    const client = new Client(`ws://127.0.0.1:${port}`);
    const first = await client.create('cups');
    const rooms = [first, await client.joinById(first.roomId)];
    const heard = [0, 0];
    let moves = 0;
    let told = (): void => {};
    rooms.forEach((room, seat) => {
      room.onMessage('rolled', () => {
        heard[seat] = (heard[seat] ?? 0) + 1;
        if (seat === (moves - 1) % 2 && heard[seat] === moves) told(); // its own, not the other's before it
      });
    });
    return {
      move() {
        rooms[moves++ % 2]?.send('roll');
        return new Promise((resolve) => {
          told = resolve;
        });
      },
      heard: () => Math.min(...heard),
      close: () => rooms.forEach((room) => void room.leave().catch(() => {})),
    };
  },
};
