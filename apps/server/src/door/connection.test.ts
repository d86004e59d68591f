import { EventEmitter } from 'node:events';
import { CLOSE } from '@arbitre/protocol';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Rooms } from '../table/rooms.ts';
import { Connection } from './connection.ts';

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
  send(text: string): void {
    this.sent.push(text);
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

const LIMITS = { rate: 10, burst: 10, helloWithin: 60_000, backlog: 1000 };
const COUNTS = { refused: () => {}, unreadable: () => {}, answered: () => {}, puzzled: () => {} };

function connection(): { socket: FakeSocket; connection: Connection } {
  const socket = new FakeSocket();
  const nobody = { wake: () => Promise.resolve('not-found') } as unknown as Rooms; // no table is asked for here
  return { socket, connection: new Connection(socket as unknown as WebSocket, nobody, LIMITS, COUNTS) };
}

test('a reader whose backlog grows too long is cut off at once', () => {
  const { socket, connection: slow } = connection();
  slow.send('news');
  expect(socket.closes).toEqual([]);
  socket.bufferedAmount = 1001;
  slow.send('more news');
  expect(socket.closes).toEqual([CLOSE.slow]);
  expect(socket.terminated).toBe(true);
});

test('the story so far may be longer than the backlog; what comes after it may not pile up', () => {
  const { socket, connection: newcomer } = connection();
  socket.bufferedAmount = 50_000;
  newcomer.catchUp('a long story');
  socket.bufferedAmount = 51_000;
  newcomer.send('news');
  expect(socket.closes).toEqual([]);
  socket.bufferedAmount = 900; // most of it is read: from now on they are like everyone
  newcomer.send('news');
  socket.bufferedAmount = 1001;
  newcomer.send('news');
  expect(socket.closes).toEqual([CLOSE.slow]);
  const { socket: stuck, connection: neverReads } = connection();
  stuck.bufferedAmount = 50_000;
  neverReads.catchUp('a long story');
  stuck.bufferedAmount = 51_001;
  neverReads.send('news');
  expect(stuck.closes).toEqual([CLOSE.slow]);
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
