import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Contestant, LoadTable } from './contestant.ts';
import { Turns } from './turns.ts';

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
  const turns = new Turns();
  sockets.forEach((socket, seat) => socket.on('message', () => turns.hears(seat)));
  return {
    prepare: () => turns.ready(),
    move: () => turns.play((seat) => sockets[seat]?.send(MOVE)),
    heard: () => turns.heard,
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
