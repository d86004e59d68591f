import { CLOSE } from '@arbitre/protocol';
import type { WebSocket } from 'ws';
import type { Rooms } from '../table/rooms.ts';
import { Connection, type SocketCounts, type SocketLimits } from './connection.ts';

export interface GatewayLimits extends SocketLimits {
  /** Connections open at once for an address. */
  readonly connections: number;
}

/** Every open socket. It lets in so many of each address, pings them all, and shows everyone out at the end. */
export class Gateway {
  readonly #rooms: Rooms;
  readonly #limits: GatewayLimits;
  readonly #counts: SocketCounts;
  readonly #connections = new Set<Connection>();
  readonly #fromAddress = new Map<string, number>();
  #closing = false;

  constructor(rooms: Rooms, limits: GatewayLimits, counts: SocketCounts) {
    this.#rooms = rooms;
    this.#limits = limits;
    this.#counts = counts;
  }

  get size(): number {
    return this.#connections.size;
  }

  enter(socket: WebSocket, address: string): void {
    if (this.#closing) return socket.close(CLOSE.stopping);
    const open = this.#fromAddress.get(address) ?? 0;
    if (open >= this.#limits.connections) return socket.close(CLOSE.tooMany);
    this.#fromAddress.set(address, open + 1);
    const connection = new Connection(socket, this.#rooms, this.#limits, this.#counts);
    this.#connections.add(connection);
    socket.on('close', () => {
      this.#connections.delete(connection);
      const left = (this.#fromAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#fromAddress.set(address, left);
      else this.#fromAddress.delete(address);
    });
  }

  ping(): void {
    for (const connection of this.#connections) connection.ping();
  }

  close(): void {
    this.#closing = true;
    for (const connection of this.#connections) connection.close(CLOSE.stopping);
  }
}
