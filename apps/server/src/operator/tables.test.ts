import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CLOSE, HttpClient, type TableClient, type TableRecord } from '@arbitre/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { type SpawnedServer, spawnServer } from '../testing/spawned-server.ts';
import { codeOf, connect, openTable, twoPlayers, until } from '../testing/table.ts';
import { tidy } from './retention.ts';
import {
  closeTable,
  deleteTable,
  exportTable,
  forgetPerson,
  inspectTable,
  keepOut,
  letIn,
  listBarred,
  listTables,
} from './tables.ts';

const data = mkdtempSync(join(tmpdir(), 'arbitre-'));
const database = { databaseUrl: '', data };
let server: SpawnedServer;
const open: TableClient[] = [];

beforeAll(async () => {
  server = await spawnServer({ ARBITRE_DATA: data, ARBITRE_LOG: 'info' });
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(async () => {
  await server.kill();
  rmSync(data, { recursive: true });
});

async function players() {
  const both = await twoPlayers(server.url);
  open.push(both.red, both.blue);
  return both;
}

describe('beside a server that runs, an operator', () => {
  test('lists tables and looks at one, by the beginning of its address', async () => {
    const { made, red } = await players();
    await red.say('hello');
    const [line] = await listTables(database, { phase: 'playing' });
    expect(line).toMatchObject({ id: made.table, game: 'cups', phase: 'playing', records: 4 });
    expect((await listTables(database, { idleDays: 1 })).length).toBe(0);
    const detail = await inspectTable(database, made.table.slice(0, 8));
    expect(detail?.seats).toEqual([
      { seat: 'red', holder: 'person', name: 'red' },
      { seat: 'blue', holder: 'person', name: 'blue' },
    ]);
    expect(detail?.said).toMatchObject([{ from: 'red', text: 'hello' }]);
    expect(JSON.stringify(detail)).not.toMatch(/secret|lock/);
    expect(await inspectTable(database, 'nowhere')).toBeNull();
  });
  test('closes a table: everyone there is told within seconds', async () => {
    const { made, red, blue } = await players();
    await red.play({ do: 'roll' });
    expect(await closeTable(database, made.table)).toBe(true);
    await until(() => red.table.phase === 'over' && blue.table.phase === 'over', 'the news');
    expect(codeOf(await blue.play({ do: 'pass' }))).toBe('over');
    expect(await closeTable(database, made.table)).toBe(false);
  });
  test('deletes a table: whoever is there is shown out for good, and nothing of it is left', async () => {
    const { made, red, keys } = await players();
    expect(await deleteTable(database, made.table)).toBe(true);
    await until(() => red.status.is === 'closed', 'the door');
    expect(red.status).toEqual({ is: 'closed', code: CLOSE.deleted });
    expect((await connect(server.url, made.table, keys.red)).status).toEqual({ is: 'closed', code: CLOSE.unknown });
    expect(await deleteTable(database, made.table)).toBeNull();
  });
  test('exports a game, also one that is on and hides something', async () => {
    const { made, red } = await players();
    await red.play({ do: 'roll' });
    const text = (await exportTable(database, made.table)) ?? '';
    expect(JSON.parse(text)).toMatchObject({ header: { game: 'cups' }, entries: [{ seat: 'red' }] });
    expect(text).not.toContain('"secret"');
  });
  test('deletes someone’s name and words: what was played stays, and whoever comes reads none of it', async () => {
    const { made, red, blue } = await players();
    await red.say('my address is 5, Rue Neuve');
    await red.play({ do: 'roll' });
    await blue.say('noted');
    expect(await forgetPerson(database, made.table, 'red')).toBe(2);
    const heard: TableRecord[] = [];
    await until(() => blue.status.is !== 'open', 'the table to be read again');
    const newcomer = await connect(server.url, made.table, made.watch, {
      recorded: (record) => void heard.push(record),
    });
    open.push(newcomer);
    await until(() => heard.length >= 6, 'the story');
    expect(JSON.stringify(heard)).not.toMatch(/Rue Neuve|"name":"red"/);
    expect(heard.filter(({ kind }) => kind === 'said')).toMatchObject([{ text: '…' }, { text: 'noted' }]);
    expect(newcomer.entries.length).toBe(1);
  });
  test('keeps an address out and lets it in again', async () => {
    expect(await keepOut(database, 'next door', null)).toBe(false);
    await keepOut(database, '203.0.113.0/24', 3);
    expect(await keepOut(database, '127.0.0.0/8', null)).toBe(true);
    const status = async () => (await fetch(`${server.url}/api/lobby`)).status;
    await expect.poll(status, { timeout: 240_000 }).toBe(403); // as long as it takes
    expect((await listBarred(database)).map(({ address }) => address)).toEqual(['127.0.0.0/8', '203.0.113.0/24']);
    expect([await letIn(database, '127.0.0.0/8'), await letIn(database, '127.0.0.0/8')]).toEqual([true, false]);
    await expect.poll(status, { timeout: 240_000 }).toBe(200);
  });
  test('reads in the log who was refused what and who opened what, without the whole address or a token', async () => {
    const made = await openTable(server.url);
    await new HttpClient(server.url).take(made.table, 'red', 'Eve', 'A'.repeat(22));
    await until(() => server.log().includes('"code":"not-found"'), 'the lines');
    const lines = server
      .log()
      .split('\n')
      .filter((line) => line.includes('"what"'));
    expect(lines.some((line) => line.includes('"what":"costly"') && line.includes('/api/tables"'))).toBe(true);
    expect(lines.every((line) => line.includes('"address":"127.0.0.0/24"'))).toBe(true);
    expect(server.log()).not.toContain(made.host);
    expect(server.log()).not.toContain('A'.repeat(22));
  });
});

describe('tables whose time has come', () => {
  const DAY = 24 * 3600 * 1000;
  test('are deleted when they never began, archived when they are over, and kept while somebody is there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'arbitre-'));
    const own = await spawnServer({ ARBITRE_DATA: folder });
    const unbegun = await openTable(own.url);
    const over = await twoPlayers(own.url);
    await over.red.play({ do: 'roll' });
    await over.red.resign();
    await until(() => over.blue.table.phase === 'over', 'the end');
    const on = await twoPlayers(own.url);
    for (const client of [over.red, over.blue, on.red, on.blue]) client.close();
    await own.stop();
    const store = await openStore({ databaseUrl: '', data: folder });
    const keep = { keepUnbegun: 14, keepFinished: 180, keepIdle: 0 };
    const tidied = (days: number, awake = '') =>
      tidy(store, join(folder, 'archive'), keep, (table) => table === awake, Date.now() + days * DAY);
    expect(await tidied(13)).toEqual({ deleted: 0, archived: 0 });
    expect(await tidied(15, unbegun.table)).toEqual({ deleted: 0, archived: 0 });
    expect(await tidied(15)).toEqual({ deleted: 1, archived: 0 });
    expect(await tidied(181)).toEqual({ deleted: 0, archived: 1 });
    const left = await store.db.selectFrom('games').select('id').execute();
    expect(left).toEqual([{ id: on.made.table }]);
    expect((await store.db.selectFrom('entries').select('game').distinct().execute()).length).toBe(1);
    await store.close();
    const file = gunzipSync(readFileSync(join(folder, 'archive', `${over.made.table}.json.gz`))).toString();
    expect(JSON.parse(file)).toMatchObject({
      header: { game: 'cups' },
      entries: [{ seat: 'red' }],
      secret: expect.any(String),
    });
    rmSync(folder, { recursive: true });
  });
});

describe('nobody fills a server alone', () => {
  test('so many tables of an address, and so many in the lobby', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'arbitre-'));
    const own = await spawnServer({
      ARBITRE_DATA: folder,
      ARBITRE_TABLES_EACH: '4',
      ARBITRE_LISTED_EACH: '2',
      ARBITRE_TALK: '1',
      SHIPPED_GAMES: '1',
    });
    const http = new HttpClient(own.url);
    const create = async (listed: boolean) => {
      const text = 'game: cups\ntarget: 3\nrounds: 3\n';
      const made = await http.call('create', { body: { from: { kind: 'scenario', text }, listed } });
      return made.ok ? 'ok' : made.error.code;
    };
    expect([await create(true), await create(true), await create(true)]).toEqual(['ok', 'ok', 'quota']);
    expect([await create(false), await create(false), await create(false)]).toEqual(['ok', 'ok', 'quota']);
    const hook = { from: { kind: 'shipped', id: 'x' } as const, webhook: 'https://elsewhere.example/hook' };
    expect(await http.call('create', { body: hook })).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
    await own.kill();
    rmSync(folder, { recursive: true });
  });
});
