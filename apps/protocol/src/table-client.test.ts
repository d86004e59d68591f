import { expect, test } from 'vitest';
import { CLOSE, type ClientMessage, type ServerMessage, TableClient, type Socket, type TableRecord } from './index.ts';

const TABLE = 'AAAAAAAAAAAAAAAAAAAAAA';
const TOKEN = 'BBBBBBBBBBBBBBBBBBBBBB';
const HASH = '0'.repeat(64);

/** A network in the test's hands: sockets it can answer on and cut, timers it can fire. */
class Network {
  readonly sockets: FakeSocket[] = [];
  timers: { at: number; act: () => void }[] = [];
  #bytes = 0;

  readonly platform = {
    openSocket: (): Socket => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket;
    },
    after: (milliseconds: number, act: () => void) => {
      const timer = { at: milliseconds, act };
      this.timers.push(timer);
      return () => {
        this.timers = this.timers.filter((other) => other !== timer);
      };
    },
    randomBytes: (count: number) => Uint8Array.from({ length: count }, () => this.#bytes++ % 256),
  };

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('no socket was opened');
    return socket;
  }

  fire(): void {
    const due = this.timers;
    this.timers = [];
    for (const { act } of due) act();
  }
}

class FakeSocket implements Socket {
  readonly sent: ClientMessage[] = [];
  closed = false;
  readonly #listeners = new Map<string, (event: { data: unknown; code: number }) => void>();

  addEventListener(type: string, listener: (event: { data: unknown; code: number }) => void): void {
    this.#listeners.set(type, listener);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.#listeners.get('open')?.({ data: null, code: 0 });
  }
  breaks(code: number): void {
    this.#listeners.get('close')?.({ data: null, code });
  }
  answer(message: ServerMessage): void {
    this.#listeners.get('message')?.({ data: JSON.stringify(message), code: 0 });
  }
}

function welcome(since: number, seq: number): ServerMessage {
  const info = {
    table: TABLE,
    game: 'toy',
    rules: '1.0',
    rulings: {},
    title: { fr: 'Un jouet', en: 'A toy' },
    seats: ['red', 'blue'],
    commitment: HASH,
    absence: null,
    created: 1,
  };
  const opening = since === 0 ? { opening: { pile: 3 } } : {};
  return {
    t: 'welcome',
    protocol: 1,
    you: { as: 'seat', seat: 'red' },
    info,
    since,
    seq,
    present: ['red'],
    ...opening,
  };
}

function played(seq: number, entry: number, id?: string): TableRecord {
  return {
    kind: 'played',
    seq,
    at: 1,
    ...(id !== undefined && { id }),
    entry: { seq: entry, seat: 'red', command: { do: 'take' }, draws: [], facts: [], hash: HASH },
  };
}

function open(network: Network, seen: number[] = []): TableClient {
  const client = new TableClient({
    base: 'http://table.test',
    table: TABLE,
    token: TOKEN,
    platform: network.platform,
    recorded: ({ seq }) => seen.push(seq),
  });
  network.last.opens();
  return client;
}

const BEGAN: TableRecord = { kind: 'began', seq: 1, at: 1, nonces: {}, hash: HASH };

test('a command answers the tip and is settled by the record that carries its id', async () => {
  const network = new Network();
  const client = open(network);
  network.last.answer(welcome(0, 1));
  network.last.answer({ t: 'records', records: [BEGAN] });
  const reply = client.play({ do: 'take' });
  const sent = network.last.sent[1];
  expect(sent).toMatchObject({ t: 'play', after: 1, command: { do: 'take' } });
  network.last.answer({ t: 'records', records: [played(2, 1, sent?.t === 'play' ? sent.id : '')] });
  expect(await reply).toEqual({ ok: true, seq: 2 });
  expect(client.table).toMatchObject({ phase: 'playing', seq: 2, tip: 2, entries: 1 });
  expect(client.opening).toEqual({ pile: 3 });
});

test('a broken connection resumes after the last record and sends the unanswered request again, under its id', async () => {
  const network = new Network();
  const seen: number[] = [];
  const client = open(network, seen);
  network.last.answer(welcome(0, 1));
  network.last.answer({ t: 'records', records: [BEGAN] });
  const reply = client.play({ do: 'take' });
  const first = network.last.sent[1];
  network.last.breaks(1006);
  expect(client.status).toEqual({ is: 'waiting' });
  network.fire();
  network.last.opens();
  expect(network.last.sent[0]).toMatchObject({ t: 'hello', since: 1 });
  network.last.answer(welcome(1, 2));
  network.last.answer({ t: 'records', records: [played(2, 1)] });
  network.last.answer({ t: 'records', records: [played(2, 1)] }); // the same record twice changes nothing
  expect(network.last.sent[1]).toEqual(first);
  network.last.answer({ t: 'done', id: first?.t === 'play' ? first.id : '', seq: 2 });
  expect(await reply).toEqual({ ok: true, seq: 2 });
  expect(seen).toEqual([1, 2]);
  expect(client.entries.length).toBe(1);
});

test('waits grow between attempts, and a revoked key is not tried again', () => {
  const network = new Network();
  const client = open(network);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 9; attempt++) {
    network.last.breaks(1006);
    waits.push(network.timers[0]?.at ?? 0);
    network.fire();
  }
  for (const [index, wait] of waits.entries()) {
    const middle = Math.min(15_000, 250 * 2 ** index);
    expect(wait).toBeGreaterThanOrEqual(middle * 0.75);
    expect(wait).toBeLessThanOrEqual(middle * 1.25);
  }
  const opened = network.sockets.length;
  network.last.breaks(CLOSE.revoked);
  network.fire();
  expect(network.sockets.length).toBe(opened);
  expect(client.status).toEqual({ is: 'closed', code: CLOSE.revoked });
});

test('a silent network is noticed: a ping, and without an answer a new connection', () => {
  const network = new Network();
  open(network);
  network.last.answer(welcome(0, 0));
  network.fire();
  expect(network.last.sent.at(-1)).toEqual({ t: 'ping' });
  const dead = network.last;
  network.fire();
  expect(dead.closed).toBe(true);
  network.fire();
  expect(network.sockets.length).toBe(2);
});

test('an undo takes entries back, records go on', () => {
  const network = new Network();
  const client = open(network);
  network.last.answer(welcome(0, 4));
  const undone: TableRecord = { kind: 'undone', seq: 4, at: 1, by: 'red', to: 1 };
  network.last.answer({ t: 'records', records: [BEGAN, played(2, 1), played(3, 2), undone] });
  expect(client.entries.map(({ seq }) => seq)).toEqual([1]);
  expect(client.table).toMatchObject({ seq: 4, tip: 4, entries: 1 });
});

test('a server that lost our place sends everything again', () => {
  const network = new Network();
  const client = open(network);
  network.last.answer(welcome(0, 2));
  network.last.answer({ t: 'records', records: [BEGAN, played(2, 1)] });
  network.last.breaks(CLOSE.stopping);
  network.fire();
  network.last.opens();
  network.last.answer(welcome(0, 1)); // restored from a backup that is one record older
  network.last.answer({ t: 'records', records: [BEGAN] });
  expect(client.entries).toEqual([]);
  expect(client.table).toMatchObject({ seq: 1, tip: 1 });
});

test('what no server would take is not sent, and refused at once', async () => {
  const network = new Network();
  const client = open(network);
  network.last.answer(welcome(0, 0));
  expect(await client.say(' \n ')).toMatchObject({ ok: false, by: 'table', refusal: { code: 'malformed' } });
  void client.say('a\tb\0');
  expect(network.last.sent.slice(1)).toMatchObject([{ t: 'say', text: 'a b' }]);
});
