import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { entriesAfter, type Row } from './store.ts';
import { Writer } from './writer.ts';

const data = mkdtempSync(join(tmpdir(), 'arbitre-'));
afterAll(() => rmSync(data, { recursive: true }));

const row = (game: string, seq: number, body = '{}'): Row => ({ game, seq, at: 1_790_000_000_000, body });

test('the thread appends as the database itself does: a key is won once, what is there can be read', async () => {
  const folder = join(data, 'append');
  const store = await openSqlite(folder);
  const writer = new Writer(folder);
  expect(await writer.append([row('a', 1, '"é"'), row('b', 1)])).toEqual([true, true]);
  expect(await writer.append([row('c', 1), row('a', 1, '"second"'), row('a', 2)])).toEqual([true, false, true]);
  expect(await entriesAfter(store.db, 'a', 0)).toEqual([row('a', 1, '"é"'), row('a', 2)]);
  await writer.close();
  await store.close();
});

test('what the thread writes goes in whole or not at all, and says why not', async () => {
  const folder = join(data, 'write');
  const store = await openSqlite(folder);
  const writer = new Writer(folder);
  const setting = (name: string, value: string) => store.db.insertInto('settings').values({ name, value }).compile();
  await writer.write([setting('one', '1')]);
  await expect(writer.write([setting('two', '2'), setting('one', '3')])).rejects.toThrow(/UNIQUE/);
  const { rows } = await store.db
    .selectFrom('settings')
    .selectAll()
    .execute()
    .then((found) => ({ rows: found }));
  expect(rows.map(({ name, value }) => [name, value])).toEqual([['one', '1']]);
  await writer.close();
  await store.close();
});

test('others are who is not the thread', async () => {
  const folder = join(data, 'others');
  const store = await openSqlite(folder);
  const writer = new Writer(folder);
  const before = await writer.othersWrote();
  await writer.append([row('a', 1)]);
  expect(await writer.othersWrote()).toBe(before);
  await store.append([row('a', 2)]);
  expect(await writer.othersWrote()).not.toBe(before);
  await writer.close();
  await store.close();
});

test('a thread that cannot open its database fails those who wait; the next question starts another', async () => {
  const writer = new Writer('/dev/null/nowhere');
  await expect(writer.append([row('a', 1)])).rejects.toThrow();
  await expect(writer.append([row('a', 1)])).rejects.toThrow();
  await writer.close();
});
