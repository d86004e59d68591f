import type { Seat } from '@arbitre/kernel';
import { type ClientMessage, type ClientRequest, CLOSE, type Role, type ServerMessage } from '@arbitre/protocol';
import type { WebSocket } from 'ws';
import { Frame, type Wire } from '../frame.ts';
import { judge, type Judged, no } from '../table/judge.ts';
import type { Viewer } from '../table/reader.ts';
import type { Answered, Job, Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import { HOST } from '../table/stored-record.ts';
import { Bucket } from './bucket.ts';
import { readMessage } from './read-message.ts';
import { roleOf } from './tokens.ts';

export interface SocketLimits {
  /** Messages a second, and at once. */
  readonly rate: number;
  readonly burst: number;
  /** Milliseconds until the first message must have come. */
  readonly helloWithin: number;
  /** Bytes that may wait to be read by one client, and by all together. */
  readonly backlog: number;
  readonly backlogInAll: number;
}

/** What connections share with the gateway that let them in. */
export interface Lobby {
  refused(by: string): void;
  unreadable(): void;
  answered(milliseconds: number): void;
  /** Something of ours threw. */
  puzzled(problem: unknown): void;
  /** Someone was shown out, and why. */
  shownOut(code: string): void;
  /** May someone from this address join a table now? It costs more than a message. */
  mayJoin(): boolean;
  /** Resolves when it is their turn to. */
  turn(): Promise<void>;
  /** Bytes that wait to be read by everyone. */
  readonly backlog: { waiting: number };
}

/** Unreadable messages until a connection is closed. */
const PATIENCE = 10;
/** Milliseconds to take one's leave in, once one has been shown the door. */
const LEAVE_WITHIN = 2_000;
/** Messages that may wait while a table wakes, or while a long message is under way. */
const QUEUE = 64;
/** A reader with more bytes than this to read is not hungry. */
const PLATEFUL = 256 * 1024;
/** Bytes to read above which we want to know when they have been read. */
const MOUTHFUL = 32 * 1024;
/** Bytes of one frame of a long message. */
const FRAME = 64 * 1024;

/** Milliseconds until we look again whether a reader is hungry. */
const LOOK_AGAIN = 50;

const AS_TEXT = { binary: false };

/** A request on its way through a table. */
class Request implements Job {
  readonly author: Seat;
  readonly id: string;
  readonly #from: Connection;
  readonly #message: ClientRequest;
  readonly #start: number;

  constructor(from: Connection, author: Seat, message: ClientRequest, start: number) {
    this.author = author;
    this.id = message.id;
    this.#from = from;
    this.#message = message;
    this.#start = start;
  }

  judge(now: Room): Judged {
    if (!now.audience.has(this.#from)) return no('not-a-seat'); // its key may be void by now
    return judge(now, this.#from.role, this.#message);
  }

  answer(answered: Answered): void {
    this.#from.answer(this.id, answered, this.#start);
  }
}

/**
 * One WebSocket. Nothing it sends is believed before a schema has read it; nothing it does holds up another: too many
 * messages, unreadable ones, silence or slowness close it, alone. What it has not read is kept for it up to a plateful; the story of a
 * table waits in the table's own journal.
 */
export class Connection implements Viewer {
  role: Role = { as: 'spectator' };
  alive = true;

  readonly #socket: WebSocket;
  /** What the socket itself writes to. Frames that many are sent go there as they are: it writes nothing else between two frames of its own. */
  readonly #wire: Wire;
  readonly #rooms: Rooms;
  readonly #limits: SocketLimits;
  readonly #lobby: Lobby;
  readonly #bucket: Bucket;
  readonly #helloTimer: NodeJS.Timeout;
  #leaveTimer: NodeJS.Timeout | undefined;
  #room: Room | 'none' | 'waking' = 'none';
  #early: ClientRequest[] = [];
  #unreadable = 0;
  /** Bytes that we know to wait for this reader. */
  #waiting = 0;
  /** Has anything been read since we last looked? */
  #read = true;
  /** Messages of which we shall hear that they have been read. */
  #underWay = 0;
  #looking: NodeJS.Immediate | NodeJS.Timeout | null = null;
  /** What is left of a long message, and what was to be sent after it. */
  #long: Buffer[] | null = null;
  #behind: (string | Frame)[] = [];
  #hungry: (() => void)[] = [];

  constructor(socket: WebSocket, wire: Wire, rooms: Rooms, limits: SocketLimits, lobby: Lobby) {
    this.#socket = socket;
    this.#wire = wire;
    this.#rooms = rooms;
    this.#limits = limits;
    this.#lobby = lobby;
    this.#bucket = new Bucket(limits.rate, limits.burst, performance.now());
    this.#helloTimer = setTimeout(() => this.#cutOff('silent', CLOSE.silent), limits.helloWithin);
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
    const stuck = this.#waiting > 0 && !this.#read; // it may well answer pings, and read nothing else
    if (!this.alive || stuck) return this.#socket.terminate();
    this.alive = false;
    this.#read = this.#count() === 0;
    this.#socket.ping();
  }

  send(message: string | Frame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#long !== null) {
      if (this.#behind.push(message) > QUEUE) this.#tooSlow();
      return;
    }
    if (this.#waiting > MOUTHFUL || message.length > MOUTHFUL) this.#sendCounted(message, AS_TEXT);
    else if (message instanceof Frame) message.writeTo(this.#wire);
    else this.#socket.send(message, AS_TEXT);
    if (this.#count() > this.#limits.backlog) this.#tooSlow();
  }

  sendLong(parts: readonly Buffer[]): void {
    if (parts.reduce((sum, { length }) => sum + length, 0) <= FRAME) return this.send(new Frame(parts));
    this.#long = [...parts];
    this.#sendFrames();
  }

  get hungry(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    return this.#long === null && this.#waiting <= PLATEFUL && this.#lobby.backlog.waiting <= this.#limits.backlogInAll;
  }

  whenHungry(act: () => void): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return; // never again
    this.#hungry.push(act);
    if (this.#underWay === 0) this.#lookLater();
  }

  close(code: number): void {
    this.#socket.close(code);
    this.#leaveTimer ??= setTimeout(() => this.#socket.terminate(), LEAVE_WITHIN).unref();
  }

  #sendCounted(message: string | Buffer | Frame, how: { readonly binary: boolean; readonly fin?: boolean }): void {
    this.#underWay++;
    const read = (): void => {
      this.#underWay--;
      this.#read = true;
      this.#count();
      if (this.#long !== null) this.#sendFrames();
      else this.#feed();
    };
    if (message instanceof Frame) message.writeTo(this.#wire, read);
    else this.#socket.send(message, how, read);
  }

  /** The next frames of a long message, a plateful at a time; then what waited behind it. */
  #sendFrames(): void {
    while (this.#long !== null && this.#waiting <= PLATEFUL) {
      const [part, ...rest] = this.#long;
      if (part === undefined) break;
      const frame = part.subarray(0, FRAME);
      const left = part.length > FRAME ? [part.subarray(FRAME), ...rest] : rest;
      this.#long = left.length === 0 ? null : left;
      this.#sendCounted(frame, { binary: false, fin: left.length === 0 });
      this.#count();
    }
    if (this.#long !== null) return;
    for (const message of this.#behind.splice(0)) this.send(message);
    this.#feed();
  }

  /** Whoever waits for the reader to be hungry goes on when it is, in a later turn: what the machine takes at once is "read" in this one. */
  #feed(): void {
    if (this.#hungry.length > 0 && (this.hungry || this.#underWay === 0)) this.#lookLater();
  }

  /** Nothing that is under way will tell us when it is read: we look again, at once or before long. */
  #lookLater(): void {
    if (this.#looking !== null) return;
    const look = (): void => {
      this.#looking = null;
      this.#count();
      if (this.hungry) for (const act of this.#hungry.splice(0)) act();
      else this.#feed();
    };
    this.#looking = this.hungry ? setImmediate(look) : setTimeout(look, LOOK_AGAIN).unref();
  }

  /** Counts the bytes that wait for this reader. */
  #count(): number {
    const { bufferedAmount } = this.#socket;
    this.#lobby.backlog.waiting += bufferedAmount - this.#waiting;
    this.#waiting = bufferedAmount;
    return bufferedAmount;
  }

  #tooSlow(): void {
    this.#lobby.shownOut('slow');
    this.close(CLOSE.slow);
    this.#socket.terminate(); // its close frame would wait behind the backlog
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
        this.#lobby.puzzled(problem);
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

  async #hello({ table, token, since = 0, at }: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
    if (this.#room !== 'none') return this.#notUnderstood('t');
    if (!this.#lobby.mayJoin()) return this.#cutOff('too-many', CLOSE.tooMany);
    this.#room = 'waking';
    clearTimeout(this.#helloTimer);
    this.#socket.pause(); // whoever waits to be let in is not listened to
    const room = await this.#lobby.turn().then(() => this.#rooms.wake(table));
    this.#socket.resume();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (room === 'damaged') return this.#cutOff('damaged', CLOSE.damaged);
    if (room === 'old-rules') {
      const locks = await this.#rooms.locksOf(table);
      if (locks !== null && roleOf(locks, token) !== null) return this.#cutOff('old-rules', CLOSE.oldRules);
    }
    const role = typeof room === 'string' ? null : roleOf(room.locks, token);
    if (typeof room === 'string' || role === null) return this.#cutOff('not-found', CLOSE.unknown);
    this.role = role;
    this.#room = room;
    room.join(this, since, at);
    for (const message of this.#early) this.#request(room, message);
    this.#early = [];
  }

  #request(room: Room, message: ClientRequest): void {
    const { role } = this;
    const author = role.as === 'seat' ? role.seat : HOST;
    const now = performance.now();
    if (!room.mayAsk(author, message.t, now)) return this.#refuse(message.id, no('too-many'));
    room.submit(new Request(this, author, message, now));
  }

  /** The answer to a request that came at `start`. What was done is told as a record. */
  answer(id: string, answered: Answered, start: number): void {
    this.#lobby.answered(performance.now() - start);
    if (!answered.ok) this.#refuse(id, answered);
    else if (answered.before) this.#tell({ t: 'done', id, seq: answered.seq });
  }

  #refuse(id: string, { by, refusal }: Extract<Answered, { ok: false }>): void {
    this.#lobby.refused(by);
    this.#tell({ t: 'refused', id, by, refusal: { ...refusal, rules: [...refusal.rules] } });
  }

  #notUnderstood(at = ''): void {
    this.#lobby.unreadable();
    this.#tell({ t: 'error', code: 'malformed', at });
    if (++this.#unreadable < PATIENCE) return;
    this.#lobby.shownOut('malformed');
    this.close(CLOSE.malformed);
  }

  #cutOff(code: string, close: number): void {
    this.#lobby.shownOut(code);
    this.#tell({ t: 'error', code });
    this.close(close);
  }

  #gone(): void {
    clearTimeout(this.#helloTimer);
    clearTimeout(this.#leaveTimer);
    this.#lobby.backlog.waiting -= this.#waiting;
    this.#waiting = 0;
    this.#hungry = [];
    if (typeof this.#room !== 'string') this.#room.leave(this);
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}
