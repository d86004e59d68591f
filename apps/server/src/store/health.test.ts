import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import { Health } from './health.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** A database that can be written to when the test says so. */
function database() {
  const state = { well: true, writes: 0, last: null as GroupCommit['last'] };
  const insert = { values: () => insert, onConflict: () => insert, compile: () => ({}) };
  const store = {
    db: { insertInto: () => insert },
    async write() {
      state.writes++;
      if (!state.well) throw new Error('disk full');
    },
  } as unknown as Store; // all that is asked of it
  const commit = {
    get last() {
      return state.last;
    },
  };
  return { state, health: new Health(store, commit) };
}

/** A clock that goes when the test says so. */
let clock = 0;
beforeEach(() => vi.spyOn(performance, 'now').mockImplementation(() => clock));
afterEach(() => vi.restoreAllMocks());

test('an idle server finds out by writing, in both directions, without anybody playing', async () => {
  const { state, health } = database();
  state.last = { failed: true, at: performance.now() }; // the last commit failed, long ago or just now
  state.well = false;
  expect(await health.isWell()).toBe(false);
  state.well = true;
  clock += 2_100; // what is known is believed for two seconds
  expect(await health.isWell()).toBe(true);
  state.well = false;
  clock += 2_100;
  expect(await health.isWell()).toBe(false);
});

test('a commit that went well a moment ago says it all; asked often, it writes seldom', async () => {
  const { state, health } = database();
  state.last = { failed: false, at: performance.now() };
  expect([await health.isWell(), state.writes]).toEqual([true, 0]);
  state.last = { failed: true, at: performance.now() };
  for (let asked = 0; asked < 20; asked++) await health.isWell();
  expect(state.writes).toBeLessThanOrEqual(2);
});

test('a real database that is full, and then is not, is known to be so while nobody plays; nothing that was acknowledged is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-'));
  const store = await openSqlite(folder);
  const commit = new GroupCommit(store);
  const health = new Health(store, commit);
  const pages = (most: number) => sql`PRAGMA max_page_count = ${sql.raw(String(most))}`.execute(store.db); // as a disk with no more room
  await pages(60);
  const outcomes: (boolean | Error)[] = [];
  const body = 'x'.repeat(2_000);
  for (let seq = 1; !(outcomes.at(-1) instanceof Error); seq++)
    outcomes.push(await new Promise((done) => commit.append({ game: 'a', seq, at: 1, body }, done)));
  expect(String(outcomes.at(-1))).toMatch(/full/);
  const acknowledged = outcomes.filter((outcome) => outcome === true).length;
  expect(acknowledged).toBeGreaterThan(10);
  const fits = (name: string, value: string) => {
    const insert = store.db.insertInto('settings').values({ name, value });
    return store.write([insert.compile()]).then(
      () => true,
      () => false,
    );
  };
  for (const size of [2_000, 100, 1]) for (let row = 0; await fits(`${size}-${row}`, 'x'.repeat(size)); ) row++; // the last corners too
  expect(await health.isWell()).toBe(false);
  await pages(10_000);
  clock += 2_100;
  expect(await health.isWell()).toBe(true);
  const kept = await store.db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  expect(kept?.count).toBe(acknowledged);
  await store.close();
  rmSync(folder, { recursive: true });
});
