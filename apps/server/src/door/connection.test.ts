import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { CLOSE } from '@arbitre/protocol';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Frame } from '../frame.ts';
import type { Rooms } from '../table/rooms.ts';
import { until } from '../testing/table.ts';
import { Connection, type Lobby } from './connection.ts';

/** A socket whose reader may be as slow as the test likes. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  readonly closes: number[] = [];
  pings = 0;
  pongs = 0;
  terminated = false;
  flush: (() => void)[] = [];
  frames: { readonly fin?: boolean }[] = [];
  send(message: string | Buffer, how: { readonly fin?: boolean }, done?: () => void): void {
    this.sent.push(message.toString());
    this.frames.push(how);
    if (done !== undefined) this.flush.push(done);
  }
  /** What the socket writes to, as far as this test goes. */
  write(bytes: Buffer, done?: () => void): boolean {
    this.send(bytes, {}, done);
    return true;
  }
  cork(): void {}
  uncork(): void {}
  paused = false;
  pause(): void {
    this.paused = true;
  }
  resume(): void {
    this.paused = false;
  }
  close(code: number): void {
    this.closes.push(code);
    this.readyState = 2;
  }
  pong(): void {
    this.pongs++;
  }
  ping(): void {
    this.pings++;
  }
  terminate(): void {
    this.terminated = true;
    this.emit('close');
  }
}

const LIMITS = { rate: 10, burst: 10, helloWithin: 60_000, backlog: 1_000_000, backlogInAll: 5_000_000 };

function lobby(): Lobby {
  const nothing = () => {};
  const told = { refused: nothing, unreadable: nothing, answered: nothing, puzzled: nothing, shownOut: nothing };
  return { ...told, mayJoin: () => true, turn: () => Promise.resolve(), backlog: { waiting: 0 } };
}

function connection(shared = lobby()): { socket: FakeSocket; connection: Connection } {
  const socket = new FakeSocket();
  const nobody = { wake: () => Promise.resolve('not-found') } as unknown as Rooms; // no table is asked for here
  return {
    socket,
    connection: new Connection(socket as unknown as WebSocket, socket as unknown as Writable, nobody, LIMITS, shared),
  };
}

test('a reader whose backlog grows too long is cut off at once', () => {
  const { socket, connection: slow } = connection();
  slow.send('news');
  expect(socket.closes).toEqual([]);
  socket.bufferedAmount = 1_000_001;
  slow.send('more news');
  expect(socket.closes).toEqual([CLOSE.slow]);
  expect(socket.terminated).toBe(true);
});

test('a reader is hungry until it has a plateful before it, and says so when it has read, in a later turn', async () => {
  const { socket, connection: reader } = connection();
  const fed: number[] = [];
  reader.send(new Frame([Buffer.alloc(40_000)]));
  socket.bufferedAmount = 300_000;
  reader.send(new Frame([Buffer.alloc(40_000)]));
  expect(reader.hungry).toBe(false);
  reader.whenHungry(() => fed.push(1));
  socket.flush.shift()?.();
  expect(fed).toEqual([]);
  socket.bufferedAmount = 1000;
  socket.flush.shift()?.();
  expect([fed, reader.hungry]).toEqual([[], true]); // what the machine takes at once must not hold this turn
  await new Promise((resolve) => setImmediate(resolve));
  expect(fed).toEqual([1]);
  socket.readyState = 3;
  expect(reader.hungry).toBe(false);
  reader.whenHungry(() => fed.push(2)); // it is gone: nobody looks after it any more
  socket.emit('close');
});

test('when everyone together has enough to read nobody is fed', () => {
  const shared = lobby();
  const { connection: reader, socket } = connection(shared);
  shared.backlog.waiting = 5_000_001;
  expect(reader.hungry).toBe(false);
  shared.backlog.waiting = 4_000_000;
  expect(reader.hungry).toBe(true);
  socket.bufferedAmount = 10_000;
  reader.send('news');
  expect(shared.backlog.waiting).toBe(4_010_000);
  socket.emit('close'); // what waited for it does not wait any more
  expect(shared.backlog.waiting).toBe(4_000_000);
});

test('a long message goes out in frames as it is read, and what is said meanwhile after it', () => {
  const { socket, connection: reader } = connection();
  const long = Buffer.alloc(1_000_000, 'x');
  socket.bufferedAmount = 300_000; // it reads slowly
  reader.sendLong([Buffer.from('{'), long, Buffer.from('}')]);
  reader.send('news');
  expect(socket.sent.length).toBeLessThan(3);
  socket.bufferedAmount = 0;
  while (socket.flush.length > 0) socket.flush.shift()?.();
  expect(socket.sent.slice(0, -1).join('')).toBe(`{${long.toString()}}`);
  expect(socket.sent.at(-1)).toBe('news');
  expect(socket.frames.filter(({ fin }) => fin === true).length).toBe(1);
  expect(Math.max(...socket.sent.map(({ length }) => length))).toBeLessThanOrEqual(65_536);
  socket.emit('close');
});

test('whoever answers pings but reads nothing for two of them is gone', () => {
  const { socket, connection: stuck } = connection();
  socket.bufferedAmount = 100_000;
  stuck.send(new Frame([Buffer.alloc(50_000)]));
  for (let look = 0; look < 2; look++) {
    stuck.ping();
    socket.emit('pong');
  }
  expect(socket.terminated).toBe(true);
});

test('whoever does not answer a ping is gone at the next', () => {
  const { socket, connection: dead } = connection();
  dead.ping();
  expect([socket.pings, socket.terminated]).toEqual([1, false]);
  dead.ping();
  expect(socket.terminated).toBe(true);
  const { socket: other, connection: alive } = connection();
  alive.ping();
  other.emit('pong');
  alive.ping();
  expect([other.pings, other.terminated]).toEqual([2, false]);
  other.emit('close');
});

test('nothing is sent on a socket that is closing', () => {
  const { socket, connection: closing } = connection();
  socket.readyState = 2;
  closing.send('news');
  expect(socket.sent).toEqual([]);
  socket.emit('close');
});

test('pings are answered as long as they keep to the rate of messages', () => {
  const { socket } = connection();
  for (let count = 0; count < 50; count++) socket.emit('ping', Buffer.alloc(0));
  expect([socket.pongs, socket.closes]).toEqual([LIMITS.burst, [CLOSE.tooMany]]);
  socket.emit('close');
});

test('whoever has been shown the door is not heard any more', () => {
  const { socket, connection: out } = connection();
  out.close(CLOSE.revoked);
  const before = socket.sent.length;
  socket.emit('message', Buffer.from('{"t":"ping"}'), false);
  socket.emit('message', Buffer.from('nonsense'), false);
  expect([socket.sent.length, socket.closes]).toEqual([before, [CLOSE.revoked]]);
  socket.emit('close');
});

test('whoever waits to be let in is not listened to meanwhile', async () => {
  let letIn = (): void => {};
  const turn = (): Promise<void> =>
    new Promise((resolve) => {
      letIn = resolve;
    });
  const { socket } = connection({ ...lobby(), turn });
  const hello = { t: 'hello', protocol: 1, table: 'A'.repeat(22), token: 'B'.repeat(22) };
  socket.emit('message', Buffer.from(JSON.stringify(hello)), false);
  expect(socket.paused).toBe(true);
  letIn();
  await until(() => socket.closes.length > 0, 'the answer');
  expect([socket.paused, socket.closes]).toEqual([false, [CLOSE.unknown]]);
  socket.emit('close');
});
