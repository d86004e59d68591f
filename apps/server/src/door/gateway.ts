import { CLOSE } from '@arbitre/protocol';
import type { WebSocket } from 'ws';
import type { Wire } from '../frame.ts';
import type { Rooms } from '../table/rooms.ts';
import { countedAddress } from './address.ts';
import { Bucket } from './bucket.ts';
import { Connection, type Lobby, type SocketLimits } from './connection.ts';
import { Turnstile } from './turnstile.ts';

export interface GatewayLimits extends SocketLimits {
  /** Connections open at once for an address. */
  readonly connections: number;
}

/** What is counted and noted of connections. */
export interface GatewayNotes extends Pick<Lobby, 'refused' | 'unreadable' | 'answered' | 'puzzled'> {
  shownOut(code: string, address: string): void;
}

/** Tables an address may join a second, for each connection it may have: people reload pages, they do not do it all day. */
const JOINS_A_SECOND = 1 / 20;

/** Joins that an address is let in for at once, and then each second, for each connection it may have: a club comes back after a restart within seconds. */
const JOINS_AT_ONCE = 1 / 5;

interface FromAddress {
  open: number;
  readonly joins: Bucket;
}

/** Milliseconds from one hello to the next: a table that wakes takes about one. */
const HELLO_REST = 2;

/** Every open socket. It lets in so many of each address, pings them all, and shows everyone out at the end. */
export class Gateway {
  readonly #rooms: Rooms;
  readonly #limits: GatewayLimits;
  readonly #notes: GatewayNotes;
  readonly #connections = new Set<Connection>();
  readonly #fromAddress = new Map<string, FromAddress>();
  readonly #backlog = { waiting: 0 };
  readonly #turnstile: Turnstile;
  #closing = false;

  constructor(rooms: Rooms, limits: GatewayLimits, notes: GatewayNotes) {
    this.#rooms = rooms;
    this.#limits = limits;
    this.#notes = notes;
    const some = Math.ceil(limits.connections * JOINS_AT_ONCE);
    this.#turnstile = new Turnstile({ perSecond: some, atOnce: some, rest: HELLO_REST });
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Bytes that wait to be read, by everyone. */
  get waiting(): number {
    return this.#backlog.waiting;
  }

  /** `wire` is what the socket writes to. */
  enter(socket: WebSocket, wire: Wire, from: string): void {
    if (this.#closing) return socket.close(CLOSE.stopping);
    const { connections } = this.#limits;
    const address = countedAddress(from);
    const joins = (): Bucket => new Bucket(connections * JOINS_A_SECOND, connections * 2, performance.now());
    const known = this.#fromAddress.get(address) ?? { open: 0, joins: joins() };
    if (known.open >= connections) {
      this.#notes.shownOut('too-many', from);
      return socket.close(CLOSE.tooMany);
    }
    known.open++;
    this.#fromAddress.set(address, known);
    const connection = new Connection(socket, wire, this.#rooms, this.#limits, this.#lobbyFor(from, address, known));
    this.#connections.add(connection);
    socket.on('close', () => {
      this.#connections.delete(connection);
      known.open--;
    });
  }

  /** Pings everyone, and forgets addresses that nobody comes from any more. */
  ping(): void {
    for (const connection of this.#connections) connection.ping();
    const now = performance.now();
    for (const [address, { open, joins }] of this.#fromAddress)
      if (open === 0 && joins.isFull(now)) this.#fromAddress.delete(address);
  }

  close(): void {
    this.#closing = true;
    for (const connection of this.#connections) connection.close(CLOSE.stopping);
  }

  #lobbyFor(from: string, address: string, { joins }: FromAddress): Lobby {
    const notes = this.#notes;
    return {
      refused: (by) => notes.refused(by),
      unreadable: () => notes.unreadable(),
      answered: (milliseconds) => notes.answered(milliseconds),
      puzzled: (problem) => notes.puzzled(problem),
      shownOut: (code) => notes.shownOut(code, from),
      mayJoin: () => joins.take(performance.now()),
      turn: () => this.#turnstile.pass(address),
      backlog: this.#backlog,
    };
  }
}
