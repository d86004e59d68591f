import { expect, test } from 'vitest';
import type { GroupCommit } from './group-commit.ts';
import { Health } from './health.ts';
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

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('an idle server finds out by writing, in both directions, without anybody playing', async () => {
  const { state, health } = database();
  state.last = { failed: true, at: performance.now() }; // the last commit failed, long ago or just now
  state.well = false;
  expect(await health.isWell()).toBe(false);
  state.well = true;
  await later(2_100); // what is known is believed for two seconds
  expect(await health.isWell()).toBe(true);
  state.well = false;
  await later(2_100);
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
