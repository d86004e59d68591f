import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { until } from '../testing/table.ts';
import { openSqlite } from './sqlite.ts';
import { addGame, entriesAfter, entriesOnDisk, findGame, listedGames, noteTable, type Row } from './store.ts';

const data = mkdtempSync(join(tmpdir(), 'arbitre-'));
afterAll(() => rmSync(data, { recursive: true }));

const row = (game: string, seq: number, body = '{}'): Row => ({ game, seq, at: 1_790_000_000_000, body });
const game = (id: string, listed = 0, opener: string | null = null) => ({
  id,
  header: '{}',
  title: '{}',
  secret: 's',
  locks: '{}',
  absence: null,
  listed,
  created: 1,
  game: 'cups',
  seats: '["red"]',
  open: '["red"]',
  opener,
  webhook: null,
  phase: 'gathering' as const,
  ended: null,
  seen: null,
  epoch: 0,
});

test('the log is write-ahead; a commit does not sync it by itself, we do', async () => {
  const store = await openSqlite(join(data, 'pragma'));
  const { rows: journal } = await sql<{ journal_mode: string }>`PRAGMA journal_mode`.execute(store.db);
  const { rows: sync } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(store.db);
  expect([journal[0]?.journal_mode, sync[0]?.synchronous]).toEqual(['wal', 1]);
  await store.close();
});

test('a key is won once, whoever asks: the rest of the batch goes in', async () => {
  const first = await openSqlite(join(data, 'race'));
  const second = await openSqlite(join(data, 'race'));
  expect(await first.append([row('a', 1, '"first"'), row('b', 1)])).toEqual([true, true]);
  expect(await second.append([row('c', 1), row('a', 1, '"second"'), row('a', 2)])).toEqual([true, false, true]);
  expect((await entriesAfter(first.db, 'a', 0)).map(({ seq, body }) => [seq, body])).toEqual([
    [1, '"first"'],
    [2, '{}'],
  ]);
  await first.close();
  await second.close();
});

test('a batch of any size is all there, or none of it but what was free', async () => {
  const store = await openSqlite(join(data, 'sizes'));
  for (const size of [0, 1, 2, 63, 64, 65, 128, 200]) {
    const rows = Array.from({ length: size }, (_, index) => row(`of-${size}`, index + 1));
    expect(await store.append(rows)).toEqual(rows.map(() => true));
    expect(await store.append([...rows, row(`of-${size}`, size + 1)])).toEqual([...rows.map(() => false), true]);
    expect((await entriesAfter(store.db, `of-${size}`, 0, 500)).length).toBe(size + 1);
  }
  await store.close();
});

test('records come back in order, after the one that is known, times whole', async () => {
  const store = await openSqlite(join(data, 'order'));
  await store.append([row('a', 10), row('a', 9), row('a', 2), row('b', 3)]);
  expect(await entriesAfter(store.db, 'a', 2)).toEqual([row('a', 9), row('a', 10)]);
  await store.close();
});

test('a new table goes in with its records or not at all', async () => {
  const store = await openSqlite(join(data, 'games'));
  await addGame(store, game('a', 1), [row('a', 1)]);
  await expect(addGame(store, game('a'), [row('a', 2)])).rejects.toThrow();
  expect((await entriesAfter(store.db, 'a', 0)).length).toBe(1);
  expect(await findGame(store.db, 'a')).toEqual(game('a', 1));
  expect(await findGame(store.db, 'b')).toBeNull();
  expect(await listedGames(store.db, 10)).toMatchObject([{ id: 'a', open: '["red"]' }]);
  await noteTable(store, 'a', { listed: 0 });
  expect(await listedGames(store.db, 10)).toEqual([]);
  await store.close();
});

test('opening again keeps what is there', async () => {
  const folder = join(data, 'again');
  const before = await openSqlite(folder);
  await before.append([row('a', 1)]);
  await before.close();
  const after = await openSqlite(folder);
  expect((await entriesAfter(after.db, 'a', 0)).length).toBe(1);
  await after.close();
});

test('the lobby shows the youngest table of each opener before the second of anyone', async () => {
  const store = await openSqlite(join(data, 'lobby'));
  await addGame(store, { ...game('honest', 1, 'one'), created: 1 }, []);
  for (let newer = 0; newer < 60; newer++)
    await addGame(store, { ...game(`flood-${newer}`, 1, 'two'), created: 2 + newer }, []);
  await addGame(store, { ...game('full', 1, 'three'), open: '[]' }, []);
  expect((await listedGames(store.db, 3)).map(({ id }) => id)).toEqual(['flood-59', 'honest', 'flood-58']);
  await store.close();
});

test('who else has written is noticed, what we write ourselves is not', async () => {
  const [ours, theirs] = [await openSqlite(join(data, 'others')), await openSqlite(join(data, 'others'))];
  const before = await ours.othersWrote();
  await ours.append([row('a', 1)]);
  expect(await ours.othersWrote()).toBe(before);
  await theirs.append([row('a', 2)]);
  expect(await ours.othersWrote()).not.toBe(before);
  await ours.close();
  await theirs.close();
});

test('nobody is told of a commit before the disk has it, and it can be read as told only then', async () => {
  const syncs: (() => void)[] = [];
  const store = await openSqlite(join(data, 'held'), (_file, done) => syncs.push(() => done(null)));
  const events: string[] = [];
  const appended = Promise.resolve(store.append([row('a', 1)])).then(() => events.push('appended'));
  const written = noteTable(store, 'a', { listed: 0 }).then(() => events.push('written'));
  const told = entriesOnDisk(store, 'a', 0).then((rows) => events.push(`read ${rows.length}`));
  await until(() => syncs.length > 0, 'the first sync');
  expect(events).toEqual([]);
  syncs[0]?.(); // the row is on the disk; what came meanwhile waits for the next sync
  await appended;
  await until(() => syncs.length > 1, 'the second');
  expect(events).toEqual(['appended']);
  syncs[1]?.();
  await Promise.all([written, told]);
  expect(events).toEqual(['appended', 'written', 'read 1']);
  await store.close();
});

test('a sync that fails: the log is brought into the file instead, and until that goes well nothing counts as written', async () => {
  let failing = true;
  const folder = join(data, 'failing');
  const store = await openSqlite(folder, (_file, done) => done(failing ? new Error('EIO') : null));
  const inLog = (): number => statSync(join(folder, 'arbitre.db-wal')).size;
  expect(await store.append([row('a', 1)])).toEqual([true]);
  expect(inLog()).toBe(0);
  await sql`PRAGMA busy_timeout = 0`.execute(store.db);
  const reader = new Database(join(folder, 'arbitre.db'));
  reader.exec('BEGIN; SELECT * FROM entries'); // it is in the way of bringing the log in
  await expect(store.append([row('a', 2)])).rejects.toThrow();
  failing = false; // a sync that goes well after one that failed says nothing
  await expect(store.append([row('a', 3)])).rejects.toThrow();
  await expect(entriesOnDisk(store, 'a', 0)).rejects.toThrow();
  reader.close();
  expect((await entriesOnDisk(store, 'a', 0)).length).toBe(3);
  expect(inLog()).toBe(0);
  expect(await store.append([row('a', 4)])).toEqual([true]);
  expect(inLog()).toBeGreaterThan(0);
  await store.close();
});
