import { closeSync, cpSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSE, HttpClient, type TableClient } from '@arbitre/protocol';
import Database from 'libsql';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { type SpawnedServer, spawnServer } from '../testing/spawned-server.ts';
import { codeOf, connect, openTable, twoPlayers, until } from '../testing/table.ts';
import { DATABASE_FILE } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitre-'));
const running: SpawnedServer[] = [];
const open: TableClient[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) client.close();
  await Promise.all(running.splice(0).map((server) => server.kill()));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start(data: string, settings: Readonly<Record<string, string>> = {}): Promise<SpawnedServer> {
  const server = await spawnServer({ ARBITRE_DATA: data, ...settings });
  running.push(server);
  return server;
}

/** A folder whose server was stopped in order: everything is in the one file. */
async function played(name: string) {
  const data = join(folder, name);
  const server = await start(data);
  const both = await twoPlayers(server.url);
  await both.red.play({ do: 'roll' });
  await until(() => both.blue.entries.length === 1, 'the move');
  both.red.close();
  both.blue.close();
  await server.stop();
  return { data, file: join(data, DATABASE_FILE), ...both };
}

/** Changes the database as whoever has its file can. */
function alter(file: string, sql: string): number {
  const database = new Database(file);
  const { changes } = database.prepare(sql).run();
  database.close();
  return changes;
}

async function metric(server: SpawnedServer, name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

test('a changed row is noticed when its table wakes: logged, counted, closed for good; the others play on', async () => {
  const { data, file, made, keys } = await played('altered');
  expect(alter(file, `UPDATE entries SET body = replace(body, '"face":', '"face":1') WHERE body LIKE '%rolled%'`)).toBe(
    1,
  );
  const server = await start(data);
  const client = await connect(server.url, made.table, keys.red);
  expect(client.status).toEqual({ is: 'closed', code: CLOSE.damaged });
  const asked = await new HttpClient(server.url).call('table', { table: made.table, token: keys.red });
  expect(asked).toMatchObject({ ok: false, error: { code: 'damaged' } });
  expect(server.log()).toMatch(/the log of a table is damaged/);
  expect(await metric(server, 'arbitre_damage_total')).toBeGreaterThan(0);
  const others = await twoPlayers(server.url);
  open.push(others.red, others.blue);
  expect(codeOf(await others.red.play({ do: 'roll' }))).toBe('ok');
});

test('damaged pages are found at the start; served all the same if asked, and said', async () => {
  const { data, file } = await played('pages');
  const whole = join(folder, 'pages-whole');
  cpSync(data, whole, { recursive: true });
  const handle = openSync(file, 'r+');
  const pages = statSync(file).size / 4096;
  for (let page = 2; page < pages; page++) writeSync(handle, Buffer.alloc(4000, 0x5a), 0, 4000, page * 4096);
  closeSync(handle);
  await expect(start(data)).rejects.toThrow(/damaged/);
  expect((await fetch(`${(await start(whole)).url}/health`)).status).toBe(200);
});

test('a database that was emptied, or is gone, is not taken for a new one', async () => {
  const { data, file } = await played('emptied');
  truncateSync(file);
  await expect(start(data)).rejects.toThrow(/is gone or empty, and it was not/);
  rmSync(file);
  await expect(start(data)).rejects.toThrow(/is gone or empty, and it was not/);
  const anew = await start(data, { ARBITRE_ACCEPT_DAMAGE: '1' });
  expect(await (await fetch(`${anew.url}/health`)).json()).toMatchObject({ damaged: true });
});

test('a game under rules of another major is said to be so: 410, its file can be had', async () => {
  const { data, file, made, keys } = await played('old-rules');
  expect(alter(file, `UPDATE games SET header = replace(header, '"rules":"1.0"', '"rules":"0.9"')`)).toBe(1);
  alter(
    file,
    `INSERT INTO entries SELECT game, seq + 1, at, '{"kind":"closed","by":"operator","secret":"x"}' FROM entries ORDER BY seq DESC LIMIT 1`,
  );
  const server = await start(data);
  const client = await connect(server.url, made.table, keys.red);
  expect(client.status).toEqual({ is: 'closed', code: CLOSE.oldRules });
  const ask = (path: string, token: string) =>
    fetch(`${server.url}/api/tables/${made.table}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const table = await ask('', keys.red);
  expect([table.status, await table.json()]).toMatchObject([410, { error: { code: 'old-rules' } }]);
  expect((await ask('', 'A'.repeat(22))).status).toBe(404); // whoever has no token learns nothing
  const saved = await ask('/file', made.watch);
  expect([saved.status, await saved.json()]).toMatchObject([200, { header: { rules: '0.9' }, entries: [{ seq: 1 }] }]);
});

test('a backup was restored: whoever holds more is told so and starts from what there is', async () => {
  const port = String(await freePort());
  const { data, made, keys } = await played('restored');
  const copy = join(folder, 'restored-copy');
  cpSync(data, copy, { recursive: true });
  const before = await start(data, { ARBITRE_PORT: port });
  let restored = 0;
  const red = await connect(before.url, made.table, keys.red, { restored: () => restored++ });
  const blue = await connect(before.url, made.table, keys.blue);
  open.push(red, blue);
  await until(() => red.entries.length === 1 && blue.entries.length === 1, 'the story');
  await blue.play({ do: 'roll' });
  await until(() => red.entries.length === 2, 'the move');
  const lost = red.entries[1]?.hash;
  await before.kill();
  const after = await start(copy, { ARBITRE_PORT: port });
  await until(() => restored === 1 && red.status.is === 'open' && blue.status.is === 'open', 'them to be told');
  await until(() => red.entries.length === 1 && blue.entries.length === 1, 'what there is');
  expect(codeOf(await blue.play({ do: 'pass' }))).toBe('ok');
  await until(() => red.entries.length === 2, 'play to go on');
  expect(red.entries[1]?.hash).not.toBe(lost);
  expect(after.log()).toMatch(/a backup was restored/);
});

test('what was played is in the one file once nobody plays: whoever copies it has it', async () => {
  const data = join(folder, 'idle');
  const server = await start(data);
  const { red, blue } = await twoPlayers(server.url);
  open.push(red, blue);
  await red.play({ do: 'roll' });
  const file = join(data, DATABASE_FILE);
  await until(() => statSync(`${file}-wal`).size === 0, 'the log to be brought in');
  cpSync(file, join(folder, 'copied.db'));
  const copied = new Database(join(folder, 'copied.db'));
  expect(copied.prepare('SELECT count(*) AS records FROM entries').get()).toMatchObject({ records: 4 });
  copied.close();
});

test('the lobby wakes nothing, and a table that a stranger titled is one line of plain text', async () => {
  const data = join(folder, 'lobby');
  const first = await start(data);
  const title = `x${'\u202e'.repeat(50)}${'long '.repeat(600)}`;
  const text = `game: cups\ntitle: ${JSON.stringify({ fr: title, en: title })}\ntarget: 3\nrounds: 3\n`;
  await openTable(first.url, { listed: true, from: { kind: 'scenario', text } });
  for (let table = 0; table < 5; table++) await openTable(first.url, { listed: true });
  await first.kill();
  const server = await start(data);
  const lobby = await new HttpClient(server.url).call('lobby');
  if (!lobby.ok) throw new Error(lobby.error.code);
  expect(lobby.value.tables.length).toBe(6);
  expect(((await (await fetch(`${server.url}/health`)).json()) as { tables: number }).tables).toBe(0);
  const shown = lobby.value.tables.map((table) => table.title.en);
  expect(Math.max(...shown.map(({ length }) => length))).toBeLessThanOrEqual(80);
  for (const line of shown) expect(line).not.toMatch(/[\u202a-\u202e\n]/);
});
