import { mkdtempSync, rmSync } from 'node:fs';
import { connect as tcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSE, HttpClient, LONGEST_MESSAGE, type ServerMessage, type TableClient } from '@arbitre/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type SpawnedServer, spawnServer } from '../testing/spawned-server.ts';
import { codeOf, cupsScenario, openTable, twoPlayers, until } from '../testing/table.ts';

const data = mkdtempSync(join(tmpdir(), 'arbitre-'));
let server: SpawnedServer;
let game: Awaited<ReturnType<typeof twoPlayers>>;

/** The limits people meet, not the wide ones of other tests. */
const NARROW = { ARBITRE_RATE: '50', ARBITRE_BURST: '80', ARBITRE_CONNECTIONS: '60', ARBITRE_LOG: 'debug' };

beforeAll(async () => {
  server = await spawnServer({ ARBITRE_DATA: data, ...NARROW });
  game = await twoPlayers(server.url, {
    from: { kind: 'scenario', text: cupsScenario({ target: 1_000_000, rounds: 1_000_000 }) },
  });
});

afterAll(async () => {
  game.red.close();
  game.blue.close();
  await server.kill();
  rmSync(data, { recursive: true });
});

/** The two at the table notice nothing: they are still connected, and a move still goes through. */
async function othersPlayOn(): Promise<void> {
  const { red, blue } = game;
  expect([red.status.is, blue.status.is]).toEqual(['open', 'open']);
  const mover: TableClient = red.entries.length % 2 === 0 ? red : blue;
  expect(codeOf(await mover.play({ do: 'pass' }))).toBe('ok');
  await until(() => red.table.seq === blue.table.seq, 'the move');
}

/** A socket without manners. */
class Intruder {
  readonly heard: ServerMessage[] = [];
  code: number | null = null;
  readonly socket: WebSocket;

  constructor(headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers });
    this.socket.on('message', (text: Buffer) => this.heard.push(JSON.parse(text.toString()) as ServerMessage)); // the server's own
    this.socket.on('close', (code) => {
      this.code = code;
    });
    this.socket.on('error', () => {});
  }

  async opened(): Promise<this> {
    await until(() => this.socket.readyState !== WebSocket.CONNECTING, 'the socket');
    return this;
  }

  async closed(): Promise<number | null> {
    await until(() => this.socket.readyState === WebSocket.CLOSED, 'the door to close');
    return this.code;
  }

  async hello(token: string): Promise<this> {
    await this.opened();
    this.socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: game.made.table, token }));
    return this;
  }
}

describe('over the socket', () => {
  test('unreadable messages are answered, ten of them close the door', async () => {
    const intruder = await new Intruder().opened();
    for (let count = 0; count < 10; count++) intruder.socket.send('{"t":"hel');
    expect(await intruder.closed()).toBe(CLOSE.malformed);
    expect(intruder.heard.filter(({ t }) => t === 'error').length).toBe(10);
    await othersPlayOn();
  });
  test('anything at all, as text or bytes, gets an answer or a closed door, never a crash', async () => {
    const messages = fc.sample(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.json().map((text) => `{"t":"play",${text}`),
      ),
      { numRuns: 60, seed: 7 },
    );
    const intruder = await (await new Intruder().hello(game.keys.blue)).opened();
    for (const message of messages) intruder.socket.send(message, { binary: message.length % 3 === 0 });
    expect([CLOSE.malformed, CLOSE.tooMany]).toContain(await intruder.closed());
    await othersPlayOn();
  });
  test('well-formed requests with hostile values are refused one by one', async () => {
    const intruder = await new Intruder().hello(game.keys.blue);
    const commands = [{ do: '__proto__' }, { do: 'constructor' }, { do: 'roll', extra: 'x'.repeat(5000) }, { do: '' }];
    commands.forEach((command, index) => {
      intruder.socket.send(JSON.stringify({ t: 'play', id: `hostile-${index}`, after: game.blue.table.tip, command }));
    });
    await until(() => intruder.heard.filter(({ t }) => t === 'refused').length === commands.length, 'refusals');
    for (const message of intruder.heard) {
      if (message.t === 'refused') expect(['unreadable-command', 'not-your-turn']).toContain(message.refusal.code);
    }
    intruder.socket.close();
    await othersPlayOn();
  });
  test('a command of lists in lists in lists is not understood, and nothing of ours throws', async () => {
    const intruder = await new Intruder().hello(game.keys.blue);
    const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`;
    intruder.socket.send(`{"t":"play","id":"deep-000","after":1,"command":{"do":"roll","to":${deep}}}`);
    await until(() => intruder.heard.some(({ t }) => t === 'error'), 'an answer');
    expect(intruder.heard.find(({ t }) => t === 'error')).toEqual({ t: 'error', code: 'malformed', at: 'command' });
    intruder.socket.close();
    await othersPlayOn();
  });
  test('a message larger than the limit closes that connection', async () => {
    const intruder = await new Intruder().opened();
    intruder.socket.send('x'.repeat(LONGEST_MESSAGE + 1));
    expect(await intruder.closed()).toBe(1009);
    await othersPlayOn();
  });
  test('a flood is cut off', async () => {
    const intruder = await new Intruder().hello(game.keys.blue);
    for (let count = 0; count < 500; count++) intruder.socket.send('{"t":"ping"}');
    expect(await intruder.closed()).toBe(CLOSE.tooMany);
    await othersPlayOn();
  });
  test('so is a flood of pings', async () => {
    const intruder = await new Intruder().hello(game.keys.blue);
    for (let count = 0; count < 500; count++) intruder.socket.ping('x'.repeat(125));
    expect(await intruder.closed()).toBe(CLOSE.tooMany);
    await othersPlayOn();
  });
  test('a seat handed over no longer hears its old holder, even one who does not hang up', async () => {
    const { made, red, blue, keys } = await twoPlayers(server.url);
    const ghost = await new Intruder().opened();
    ghost.socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: made.table, token: keys.red }));
    await until(() => ghost.heard.length > 0, 'the welcome');
    ghost.socket.pause(); // it never sees that it has been asked to leave
    await new HttpClient(server.url).call('leave', { table: made.table, seat: 'red', token: keys.red });
    ghost.socket.send(JSON.stringify({ t: 'say', id: 'ghost-word', text: 'still here' }));
    await until(() => red.status.is === 'closed', 'the key to be void');
    const left = blue.table.seq;
    expect(await blue.say('anyone?')).toMatchObject({ ok: true, seq: left + 1 }); // no word of the ghost in between
    ghost.socket.terminate();
    blue.close();
  });
  test('silence is shown out', async () => {
    const intruder = await new Intruder().opened();
    expect(await intruder.closed()).toBe(CLOSE.silent);
  });
  test('requests before hello, and a second hello, are not understood', async () => {
    const early = await new Intruder().opened();
    early.socket.send(JSON.stringify({ t: 'say', id: '12345678', text: 'hi' }));
    await until(() => early.heard.length > 0, 'an answer');
    expect(early.heard[0]).toMatchObject({ t: 'error', code: 'malformed' });
    early.socket.close();
    const twice = await (await new Intruder().hello(game.keys.red)).hello(game.keys.blue);
    await until(() => twice.heard.some(({ t }) => t === 'error'), 'an answer');
    twice.socket.close();
    await othersPlayOn();
  });
  test('a wrong token and an unknown table look the same', async () => {
    const wrong = await new Intruder().hello('A'.repeat(22));
    expect(await wrong.closed()).toBe(CLOSE.unknown);
    const nowhere = await new Intruder().opened();
    nowhere.socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: 'B'.repeat(22), token: game.keys.red }));
    expect(await nowhere.closed()).toBe(CLOSE.unknown);
    expect(nowhere.heard).toEqual(wrong.heard);
  });
  test('a page of another site may not open a socket; one of ours may', async () => {
    expect((await new Intruder({ origin: 'https://evil.example' }).opened()).socket.readyState).not.toBe(
      WebSocket.OPEN,
    );
    const own = await new Intruder({ origin: server.url }).opened();
    expect(own.socket.readyState).toBe(WebSocket.OPEN);
    own.socket.close();
  });
  test('a reader that stops reading holds nobody up', async () => {
    const slow = await new Intruder().hello(game.made.watch);
    await until(() => slow.heard.length > 0, 'the welcome');
    slow.socket.pause(); // it reads no more
    for (let count = 0; count < 30; count++) await othersPlayOn();
    slow.socket.terminate();
    await othersPlayOn();
  });
  test('more connections from one address than allowed are turned away, those inside stay', async () => {
    const crowd = await Promise.all(Array.from({ length: 80 }, () => new Intruder().opened()));
    await until(() => crowd.some(({ code }) => code === CLOSE.tooMany), 'someone to be turned away');
    for (const { socket } of crowd) socket.terminate();
    await othersPlayOn();
  });
});

/** Sends bytes as they are; what came back until the server closed. */
function raw(request: string): Promise<string> {
  const { port, hostname } = new URL(server.url);
  return new Promise((resolve) => {
    let text = '';
    const socket = tcp(Number(port), hostname, () => socket.write(request));
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('close', () => resolve(text));
  });
}

describe('over HTTP', () => {
  const post = (path: string, body: string, type = 'application/json') =>
    fetch(`${server.url}${path}`, { method: 'POST', body, headers: { 'content-type': type } });

  test.each([
    ['not JSON', '{"from":', 400, 'malformed'],
    ['another shape', '{"from":{"kind":"scenario"}}', 400, 'malformed'],
    ['unknown keys', '{"from":{"kind":"shipped","id":"x"},"admin":true}', 400, 'malformed'],
    ['a poisoned prototype', '{"__proto__":{"x":1},"from":{"kind":"shipped","id":"x"}}', 400, 'malformed'],
  ])('a body that is %s', async (_what, body, status, code) => {
    const answer = await post('/api/tables', body);
    expect([answer.status, await answer.json()]).toEqual([status, { error: { code, rules: [] } }]);
  });
  test('a body of another type, and one that is too large', async () => {
    expect((await post('/api/tables', 'from=x', 'application/x-www-form-urlencoded')).status).toBe(400);
    const large = await raw(
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n',
    );
    expect(large).toMatch(/^HTTP\/1\.1 413 [^]*"code":"too-large"/);
    await othersPlayOn();
  });
  test.each([
    [
      'aliases of aliases',
      `game: cups\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${'abcdefg'[index]}`).join()}]`)
        .join('\n')}\n`,
    ],
    ['a deep hole', `game: cups\ntarget: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`],
    ['a tag that builds objects', 'game: !!js/function "function(){}"\n'],
    ['nothing but zero bytes', '\0'.repeat(1000)],
  ])('a scenario that is %s is refused at once', async (_what, text) => {
    const made = await new HttpClient(server.url).call('create', { body: { from: { kind: 'scenario', text } } });
    expect(made).toMatchObject({ ok: false, error: { code: 'bad-scenario' } });
    await othersPlayOn();
  });
  test.each([
    ['commas', `{${','.repeat(131_000)}}`],
    ['closing brackets', ']'.repeat(131_000)],
    ['unknown keys', `game: cups\n${Array.from({ length: 2000 }, (_, n) => `k${n}: 1\n`).join('')}`],
  ])('a scenario full of wrong %s gets a short answer', async (_what, text) => {
    const answer = await post('/api/tables', JSON.stringify({ from: { kind: 'scenario', text } }));
    const said = await answer.text();
    expect(said).toContain('bad-scenario');
    expect(said.length).toBeLessThan(10_000);
    await othersPlayOn();
  });
  test('a request that never ends keeps nobody waiting', async () => {
    const { port, hostname } = new URL(server.url);
    const slow = tcp(Number(port), hostname);
    slow.on('error', () => {});
    slow.write(
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
    await othersPlayOn();
    slow.destroy();
  });
  test('tables cannot be listed or guessed: wrong token, wrong table and wrong form answer alike', async () => {
    const { table } = game.made;
    const ask = async (path: string, token?: string) => {
      const answer = await fetch(
        `${server.url}${path}`,
        token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
      );
      return [answer.status, await answer.text()];
    };
    const unknown = [404, '{"error":{"code":"not-found","rules":[]}}'];
    expect(await ask(`/api/tables/${table}`)).toEqual(unknown);
    expect(await ask(`/api/tables/${table}`, 'A'.repeat(22))).toEqual(unknown);
    expect(await ask(`/api/tables/${'C'.repeat(22)}`, game.keys.red)).toEqual(unknown);
    expect(await ask(`/api/tables/x'%20or%201=1`, game.keys.red)).toEqual(unknown);
    expect(await ask('/api/tables')).toEqual(unknown);
  });
  test('seats that no game has, though every object has something by that name, are refused and leave no trace', async () => {
    const made = await openTable(server.url);
    const http = new HttpClient(server.url);
    for (const seat of ['__proto__', 'constructor', 'toString', 'green']) {
      const asked = { table: made.table, seat, token: made.host };
      const bot = await http.call('bot', { ...asked, body: { on: true } });
      const invite = await http.call('invite', asked);
      const invitation = made.seats[0]?.invitation ?? '';
      const take = await http.take(made.table, seat, 'someone', invitation);
      for (const answer of [bot, invite, take])
        expect(answer).toMatchObject({ ok: false, error: { code: 'not-yours' } });
    }
    const summary = await http.call('table', { table: made.table, token: made.host });
    expect(summary).toMatchObject({ ok: true, value: { phase: 'gathering' } });
  });
  test('every answer carries the security headers', async () => {
    const { headers } = await fetch(`${server.url}/health`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'no-referrer']);
  });
  test('paths that climb out of the pages find nothing', async () => {
    const answer = await raw('GET /../../package.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 40[034]/);
  });
  test('too many requests from one address are told to wait', async () => {
    const strict = await spawnServer({
      ARBITRE_DATA: join(data, 'strict'),
      ARBITRE_HTTP_RATE: '5',
      ARBITRE_CREATE_RATE: '2',
    });
    await openTable(strict.url);
    await openTable(strict.url);
    const third = await new HttpClient(strict.url).call('create', {
      body: { from: { kind: 'scenario', text: cupsScenario() } },
    });
    expect(third).toMatchObject({ ok: false, error: { code: 'too-many' } });
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await fetch(`${strict.url}/api/games`)).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBe(3);
    await strict.kill();
  });
});

test('no token was ever logged, nor stored', async () => {
  const { made, keys } = game;
  const tokens = [made.host, made.watch, keys.red, keys.blue, ...made.seats.map(({ invitation }) => invitation)];
  const { readFileSync, readdirSync } = await import('node:fs');
  const stored = readdirSync(data)
    .filter((name) => name.startsWith('arbitre.db'))
    .map((name) => readFileSync(join(data, name), 'latin1'))
    .join('');
  expect(stored).toContain(made.table);
  for (const token of tokens) {
    expect(server.log()).not.toContain(token);
    expect(stored).not.toContain(token);
  }
});
