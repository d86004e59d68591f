import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Contestant, LoadTable } from './contestant.ts';

/** As long as a small command and its facts. */
const MOVE = JSON.stringify({
  t: 'play',
  id: '0123456789abcdef',
  after: 12,
  command: { do: 'roll' },
  facts: 'x'.repeat(150),
});

async function open(port: number, index: number): Promise<LoadTable> {
  const sockets = [new WebSocket(`ws://127.0.0.1:${port}/${index}`)];
  await once(sockets[0] as WebSocket, 'open'); // the first of the two
  sockets.push(new WebSocket(`ws://127.0.0.1:${port}/${index}`));
  await once(sockets[1] as WebSocket, 'open'); // and the second
  let moves = 0;
  const heard = [0, 0];
  let told = (): void => {};
  sockets.forEach((socket, seat) => {
    socket.on('message', () => {
      heard[seat] = (heard[seat] ?? 0) + 1;
      if (seat === (moves - 1) % 2 && heard[seat] === moves) told(); // its own, not the other's before it
    });
  });
  return {
    move() {
      sockets[moves++ % 2]?.send(MOVE);
      return new Promise((resolve) => {
        told = resolve;
      });
    },
    heard: () => Math.min(...heard),
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}

export const echo: Contestant = {
  name: 'WebSocket echo',
  does: 'nothing: both clients get the message back',
  module: 'ceiling-process',
  open,
};

export const durable: Contestant = {
  name: 'durable ceiling',
  does: 'checks the turn, appends to SQLite (full sync, group commit)',
  module: 'ceiling-process',
  environment: { CEILING: 'durable' },
  open,
};
