import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLOSE, HttpClient, type ServerMessage, type TableClient } from '@arbitre/protocol';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { deleteTable } from './operator/tables.ts';
import { backup, restore, restoreTable } from './store/backup.ts';
import { freePort } from './testing/free-port.ts';
import { type SpawnedServer, spawnServer } from './testing/spawned-server.ts';
import { codeOf, connect, twoPlayers, until } from './testing/table.ts';
import { startPostgres } from './testing/temporary-postgres.ts';

const data = mkdtempSync(join(tmpdir(), 'arbitre-'));
const running: SpawnedServer[] = [];
const open: TableClient[] = [];

async function start(settings: Readonly<Record<string, string>> = {}): Promise<SpawnedServer> {
  const server = await spawnServer({ ARBITRE_DATA: join(data, 'server'), ...settings });
  running.push(server);
  return server;
}

afterEach(async () => {
  for (const client of open.splice(0)) client.close();
  await Promise.all(running.splice(0).map((server) => server.kill()));
});

afterAll(() => rmSync(data, { recursive: true }));

async function players(server: SpawnedServer) {
  const both = await twoPlayers(server.url);
  open.push(both.red, both.blue);
  return both;
}

/** A bare socket that says hello and then whatever the test says. */
async function hello(server: SpawnedServer, table: string, token: string, since: number) {
  const heard: ServerMessage[] = [];
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
  socket.on('message', (text: Buffer) => heard.push(JSON.parse(text.toString()) as ServerMessage)); // the server's own
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'hello', protocol: 1, table, token, since }));
  await until(() => heard.some(({ t }) => t === 'welcome'), 'the welcome');
  return { heard, socket };
}

describe('the log is the truth', () => {
  test('coming back resumes after the last record seen: nothing lost, nothing twice, the opening only from the start', async () => {
    const server = await start();
    const { made, red, blue, keys } = await players(server);
    await red.play({ do: 'roll' });
    await until(() => blue.entries.length === 1, 'the move');
    await blue.play({ do: 'pass' });
    for (const since of [0, 1, 3, 4, 5]) {
      const { heard, socket } = await hello(server, made.table, keys.red, since);
      const welcome = heard.find(({ t }) => t === 'welcome');
      expect(welcome).toMatchObject({ since, seq: 5 });
      expect(welcome !== undefined && 'opening' in welcome).toBe(since === 0);
      if (since < 5) await until(() => heard.some(({ t }) => t === 'records'), 'the rest');
      const seqs = heard.flatMap((message) => (message.t === 'records' ? message.records.map(({ seq }) => seq) : []));
      expect(seqs).toEqual([1, 2, 3, 4, 5].slice(since));
      socket.close();
    }
    const { heard, socket } = await hello(server, made.table, keys.red, 99); // it knows more than we do: a backup was restored
    expect(heard.find(({ t }) => t === 'welcome')).toMatchObject({ since: 0, seq: 5 });
    socket.close();
  });
  test('the same request sent twice, even after a crash in between, is carried out once', async () => {
    const port = await freePort();
    const server = await start({ ARBITRE_PORT: String(port) });
    const { made, red, keys } = await players(server);
    const play = JSON.stringify({ t: 'play', id: 'once-and-only', after: red.table.tip, command: { do: 'roll' } });
    const first = await hello(server, made.table, keys.red, 3);
    first.socket.send(play);
    first.socket.send(play);
    await until(() => first.heard.some(({ t }) => t === 'done'), 'the second answer');
    expect(first.heard.find(({ t }) => t === 'done')).toEqual({ t: 'done', id: 'once-and-only', seq: 4 });
    await server.kill();
    const again = await start({ ARBITRE_PORT: String(port) });
    const second = await hello(again, made.table, keys.red, 4);
    second.socket.send(play);
    await until(() => second.heard.some(({ t }) => t === 'done'), 'the third answer');
    await until(() => red.status.is === 'open', 'the player to be back');
    expect([red.entries.length, red.table.seq]).toEqual([1, 4]);
    first.socket.close();
    second.socket.close();
  });
  test('a table sleeps when nobody is there and wakes as it was', async () => {
    const server = await start({ ARBITRE_SLEEP_AFTER: '0' });
    const { made, red, blue, keys } = await players(server);
    await red.play({ do: 'roll' });
    const awake = async () => ((await (await fetch(`${server.url}/health`)).json()) as { tables: number }).tables;
    expect(await awake()).toBe(1);
    red.close();
    blue.close();
    await expect.poll(awake, { timeout: 240_000 }).toBe(0); // as long as it takes
    const back = await connect(server.url, made.table, keys.blue);
    open.push(back);
    await until(() => back.entries.length === 1, 'the log');
    expect(codeOf(await back.play({ do: 'pass' }))).toBe('ok');
  });
});

describe('operations', () => {
  test('an embedded database is served by one process; the next may as soon as that one is gone, however it went', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(/served by another process/);
    await first.kill();
    expect((await fetch(`${(await start()).url}/health`)).status).toBe(200);
  });
  test('health, metrics and the description of the HTTP part', async () => {
    const server = await start();
    const { red } = await players(server);
    await red.play({ do: 'roll' });
    expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({
      status: 'ok',
      database: 'sqlite',
      tables: 1,
      connections: 2,
    });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/^arbitre_connections 2$/m);
    expect(metrics).toMatch(/^arbitre_tables_awake 1$/m);
    expect(metrics).toMatch(/^arbitre_commit_rows_sum 4$/m); // two seats, the beginning, the move
    expect(await (await fetch(`${server.url}/api/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });
  });
  test('a graceful stop answers what was asked, tells everyone to come back, and exits with 0', async () => {
    const server = await start();
    const { made, keys } = await players(server);
    const { heard, socket } = await hello(server, made.table, keys.red, 3);
    const closed = once(socket, 'close');
    for (let count = 0; count < 50; count++)
      socket.send(JSON.stringify({ t: 'say', id: `word-${count + 100}`, text: 'x' }));
    await until(() => heard.some(({ t }) => t === 'records'), 'the first words');
    expect(await server.stop()).toBe(0);
    expect((await closed)[0]).toBe(CLOSE.stopping);
    const told = heard.flatMap((message) => (message.t === 'records' ? message.records.map(({ seq }) => seq) : []));
    const again = await start();
    const back = await connect(again.url, made.table, keys.red);
    open.push(back);
    await until(() => back.table.seq >= Math.max(...told), 'the log');
    expect(told.length).toBeGreaterThan(0);
  });
  test('pages are served when there are some, a table’s address included', async () => {
    writeFileSync(join(data, 'index.html'), '<!doctype html><title>table</title>');
    const server = await start({ ARBITRE_WEB: data });
    for (const path of ['/', '/t/AAAAAAAAAAAAAAAAAAAAAA']) {
      const page = await fetch(`${server.url}${path}`);
      expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>table</title>']);
    }
  });
});

describe('backup and restore', () => {
  const file = join(data, 'backup.jsonl');

  test('a backup of a running server restores into an empty database, of either kind, and play goes on', async () => {
    const server = await start();
    const { made, red, blue, keys } = await players(server);
    await red.play({ do: 'roll' });
    await until(() => blue.entries.length === 1, 'the move');
    await red.say('a line\u2028another\u2029and one more');
    const counted = await backup({ databaseUrl: '', data: join(data, 'server') }, file);
    expect(readFileSync(file, 'utf8')).not.toMatch(/[\u2028\u2029]/); // some readers of lines would stop there
    expect(counted.games).toBeGreaterThan(0);
    expect(statSync(file).mode & 0o077).toBe(0);
    await blue.play({ do: 'pass' }); // after the backup
    expect(await restore({ databaseUrl: '', data: join(data, 'server') }, file)).toEqual({
      ok: false,
      problem: 'database-not-empty',
    });
    expect(await restore({ databaseUrl: '', data: join(data, 'copy') }, file)).toEqual({ ok: true, value: counted });
    const postgres = await startPostgres();
    try {
      const url = await postgres.database('restored');
      const index = fileURLToPath(new URL('../dist/index.js', import.meta.url));
      const script = `import { restore } from ${JSON.stringify(index)}; console.log(JSON.stringify(await restore({ databaseUrl: process.argv[1], data: '' }, process.argv[2])));`;
      const { NODE_OPTIONS: _, ...environment } = process.env;
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, url, file], {
        env: environment,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [answer] = (await once(child.stdout, 'data')) as [Buffer];
      expect(JSON.parse(answer.toString())).toEqual({ ok: true, value: counted });
      for (const settings of [{ ARBITRE_DATA: join(data, 'copy') }, { DATABASE_URL: url }]) {
        const restored = await start(settings);
        const back = await connect(restored.url, made.table, keys.blue);
        open.push(back);
        await until(() => back.entries.length === 1, 'the log as it was');
        expect(codeOf(await back.play({ do: 'pass' }))).toBe('ok');
        await restored.kill();
      }
    } finally {
      await postgres.stop();
    }
  });
  test('one table that was deleted is brought back beside a server that runs, with its links; one that is there is left alone', async () => {
    const server = await start();
    const here = { databaseUrl: '', data: join(data, 'server') };
    const { made, red, keys } = await players(server);
    await red.play({ do: 'roll' });
    const kept = join(data, 'one.jsonl');
    await backup(here, kept);
    const named = made.table.slice(0, 8);
    expect(await restoreTable(here, kept, named)).toEqual({ ok: false, problem: 'table-there' });
    expect(await restoreTable(here, kept, 'none')).toEqual({ ok: false, problem: 'no-such-table' });
    expect(await restoreTable(here, kept, '')).toEqual({ ok: false, problem: 'no-such-table' });
    expect(await deleteTable(here, named)).toBe(true);
    await until(() => red.status.is === 'closed', 'everyone to be shown out');
    expect(await restoreTable(here, kept, named)).toMatchObject({ ok: true, value: { games: 1 } });
    const back = await connect(server.url, made.table, keys.blue);
    open.push(back);
    await until(() => back.entries.length === 1, 'the log as it was');
    expect(codeOf(await back.play({ do: 'pass' }))).toBe('ok');
  });
  test('a damaged backup is not restored, nor something else', async () => {
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace('"secret":"', '"secret":"0'));
    expect(await restore({ databaseUrl: '', data: join(data, 'empty') }, file)).toEqual({
      ok: false,
      problem: 'damaged',
    });
    writeFileSync(file, whole.slice(0, -100));
    expect(await restore({ databaseUrl: '', data: join(data, 'empty') }, file)).toEqual({
      ok: false,
      problem: 'damaged',
    });
    writeFileSync(file, 'game: cups\n');
    expect(await restore({ databaseUrl: '', data: join(data, 'empty') }, file)).toEqual({
      ok: false,
      problem: 'not-a-backup',
    });
  });
});

test('the lobby, my tables and a new table answer what their schemas say', async () => {
  const server = await start();
  const http = new HttpClient(server.url);
  expect((await http.call('lobby')).ok).toBe(true);
  expect((await http.call('scenarios')).ok).toBe(true);
  expect(await http.call('mine', { body: { links: [] } })).toEqual({ ok: true, value: { tables: [] } });
});
