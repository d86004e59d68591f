import { randomInt } from 'node:crypto';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { listening } from './contestant.ts';

/** The toy's roll in a Colyseus room: whose turn, a die, its face to its owner alone. */
class CupsRoom extends Room {
  override maxClients = 2;
  #turn = 0;

  override onCreate(): void {
    this.onMessage('roll', (client: Client) => {
      if (this.clients[this.#turn % 2] !== client) return;
      this.#turn++;
      const face = randomInt(6) + 1;
      client.send('rolled', { by: client.sessionId, face });
      this.broadcast('rolled', { by: client.sessionId, face: 'hidden' }, { except: client });
    });
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('cups', CupsRoom);
await server.listen(0, '127.0.0.1');
const address = transport.server?.address();
if (typeof address === 'object' && address) listening(address.port);
