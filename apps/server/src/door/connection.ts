import {
  type ClientMessage,
  clientMessage,
  type ClientRequest,
  CLOSE,
  type Role,
  type ServerMessage,
} from '@arbitre/protocol';
import type { WebSocket } from 'ws';
import { judge, no } from '../table/judge.ts';
import type { Viewer } from '../table/audience.ts';
import type { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import { HOST } from '../table/stored-record.ts';
import { Bucket } from './bucket.ts';
import { roleOf } from './tokens.ts';

export interface SocketLimits {
  /** Messages a second, and at once. */
  readonly rate: number;
  readonly burst: number;
  /** Milliseconds until the first message must have come. */
  readonly helloWithin: number;
  /** Bytes that may wait to be read by a slow client. */
  readonly backlog: number;
}

/** What is counted of connections. */
export interface SocketCounts {
  refused(by: string): void;
  unreadable(): void;
  answered(milliseconds: number): void;
  /** Something of ours threw. */
  puzzled(problem: unknown): void;
}

/** Unreadable messages until a connection is closed. */
const PATIENCE = 10;
/** Milliseconds to take one's leave in, once one has been shown the door. */
const LEAVE_WITHIN = 2_000;
/** Lists and objects within one another, in a command. */
const DEEPEST = 16;
/** Messages that may wait while a table wakes. */
const QUEUE = 16;

/**
 * One WebSocket. Nothing it sends is believed before a schema has read it; nothing it does holds up another: too many
 * messages, unreadable ones, silence or slowness close it, alone.
 */
export class Connection implements Viewer {
  role: Role = { as: 'spectator' };
  alive = true;

  readonly #socket: WebSocket;
  readonly #rooms: Rooms;
  readonly #limits: SocketLimits;
  readonly #counts: SocketCounts;
  readonly #bucket: Bucket;
  readonly #helloTimer: NodeJS.Timeout;
  #leaveTimer: NodeJS.Timeout | undefined;
  #room: Room | 'none' | 'waking' = 'none';
  #early: ClientRequest[] = [];
  #unreadable = 0;
  /** Bytes that may wait to be read: the backlog, and after a welcome the story so far, until most of it is read. */
  #allowed: number;

  constructor(socket: WebSocket, rooms: Rooms, limits: SocketLimits, counts: SocketCounts) {
    this.#socket = socket;
    this.#rooms = rooms;
    this.#limits = limits;
    this.#allowed = limits.backlog;
    this.#counts = counts;
    this.#bucket = new Bucket(limits.rate, limits.burst, performance.now());
    this.#helloTimer = setTimeout(() => this.close(CLOSE.silent), limits.helloWithin);
    socket.on('message', (data: Buffer, binary) => this.#received(data, binary));
    socket.on('ping', (data: Buffer) => {
      if (this.#heard()) socket.pong(data);
    });
    socket.on('pong', () => this.#heard());
    socket.on('error', () => {}); // too large or not WebSocket: `ws` closes it, 'close' follows
    socket.on('close', () => this.#gone());
  }

  /** Sent to everyone now and then; whoever has not answered the one before is gone. */
  ping(): void {
    if (!this.alive) return this.#socket.terminate();
    this.alive = false;
    this.#socket.ping();
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(text);
    const { bufferedAmount } = this.#socket;
    if (bufferedAmount <= this.#limits.backlog) this.#allowed = this.#limits.backlog;
    if (bufferedAmount <= this.#allowed) return;
    this.close(CLOSE.slow);
    this.#socket.terminate(); // its close frame would wait behind the backlog
  }

  catchUp(text: string): void {
    this.#allowed = Number.POSITIVE_INFINITY;
    this.send(text);
    this.#allowed = this.#socket.bufferedAmount + this.#limits.backlog;
  }

  close(code: number): void {
    this.#socket.close(code);
    this.#leaveTimer ??= setTimeout(() => this.#socket.terminate(), LEAVE_WITHIN).unref();
  }

  /** It is alive; is it within its rate? Whoever has been shown the door is not heard any more. */
  #heard(): boolean {
    this.alive = true;
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    const within = this.#bucket.take(performance.now());
    if (!within) this.#cutOff('too-many', CLOSE.tooMany);
    return within;
  }

  #received(data: Buffer, binary: boolean): void {
    if (!this.#heard()) return;
    const message = binary ? null : readMessage(data.toString('utf8'));
    if (message === null || 'unreadable' in message) return this.#notUnderstood(message?.unreadable);
    if (message.t === 'ping') return this.#tell({ t: 'pong' });
    if (message.t === 'hello') {
      this.#hello(message).catch((problem: unknown) => {
        this.#counts.puzzled(problem);
        this.close(CLOSE.stopping);
      });
      return;
    }
    if (this.#room === 'none') return this.#notUnderstood('t');
    if (this.#room === 'waking') {
      if (this.#early.length >= QUEUE) return this.#cutOff('too-many', CLOSE.tooMany);
      this.#early.push(message);
      return;
    }
    this.#request(this.#room, message);
  }

  async #hello({ table, token, since = 0 }: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
    if (this.#room !== 'none') return this.#notUnderstood('t');
    this.#room = 'waking';
    clearTimeout(this.#helloTimer);
    const room = await this.#rooms.wake(table).catch(() => 'stopping' as const);
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (room === 'stopping') return this.close(CLOSE.stopping);
    if (room === 'old-rules') return this.#cutOff('old-rules', CLOSE.unknown);
    const role = room === 'not-found' ? null : roleOf(room.locks, token);
    if (room === 'not-found' || role === null) return this.#cutOff('not-found', CLOSE.unknown);
    this.role = role;
    this.#room = room;
    room.join(this, since);
    for (const message of this.#early) this.#request(room, message);
    this.#early = [];
  }

  #request(room: Room, message: ClientRequest): void {
    const { role } = this;
    const start = performance.now();
    const author = role.as === 'seat' ? role.seat : HOST;
    room.submit({
      request: { author, id: message.id },
      judge: (now) => (room.audience.has(this) ? judge(now, role, message) : no('not-a-seat')), // its key may be void by now
      answer: (answered) => {
        this.#counts.answered(performance.now() - start);
        if (!answered.ok) {
          this.#counts.refused(answered.by);
          const { by, refusal } = answered;
          this.#tell({ t: 'refused', id: message.id, by, refusal: { ...refusal, rules: [...refusal.rules] } });
        } else if (answered.before) this.#tell({ t: 'done', id: message.id, seq: answered.seq });
      },
    });
  }

  #notUnderstood(at = ''): void {
    this.#counts.unreadable();
    this.#tell({ t: 'error', code: 'malformed', at });
    if (++this.#unreadable >= PATIENCE) this.close(CLOSE.malformed);
  }

  #cutOff(code: string, close: number): void {
    this.#tell({ t: 'error', code });
    this.close(close);
  }

  #gone(): void {
    clearTimeout(this.#helloTimer);
    clearTimeout(this.#leaveTimer);
    if (typeof this.#room !== 'string') this.#room.leave(this);
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}

/** A message, or where it stops making sense. */
function readMessage(text: string): ClientMessage | { readonly unreadable: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { unreadable: '' };
  }
  const read = clientMessage.safeParse(json);
  if (!read.success) return { unreadable: (read.error.issues[0]?.path ?? []).join('.') };
  return 'command' in read.data && isDeeper(read.data.command, DEEPEST) ? { unreadable: 'command' } : read.data;
}

/** Does a value have values in it, in it, in it… more than so many times? */
function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((part) => isDeeper(part, most - 1));
}
