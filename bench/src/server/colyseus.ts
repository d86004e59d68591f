import { Client } from 'colyseus.js';
import type { Contestant, LoadTable } from './contestant.ts';
import { Turns } from './turns.ts';

/** Colyseus rooms in memory, two of its own clients at each table. */
export const colyseus: Contestant = {
  name: 'Colyseus 0.16',
  does: 'toy roll in a room, in memory, not durable, no log',
  module: 'colyseus-process',
  async open(port): Promise<LoadTable> {
    const client = new Client(`ws://127.0.0.1:${port}`);
    const first = await client.create('cups');
    const rooms = [first, await client.joinById(first.roomId)];
    const turns = new Turns();
    rooms.forEach((room, seat) => room.onMessage('rolled', () => turns.hears(seat)));
    return {
      prepare: () => turns.ready(),
      move: () => turns.play((seat) => rooms[seat]?.send('roll')),
      heard: () => turns.heard,
      close: () => rooms.forEach((room) => void room.leave().catch(() => {})),
    };
  },
};
