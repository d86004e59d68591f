import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import type { Row } from './store.ts';

const row = (game: string, seq = 1): Row => ({ game, seq, at: 0, body: '{}' });

/** A store that commits when the test says so. */
function slowStore() {
  const batches: {
    rows: readonly Row[];
    finish: (added: readonly boolean[]) => void;
    fail: (problem: Error) => void;
  }[] = [];
  const append = (rows: readonly Row[]) =>
    new Promise<readonly boolean[]>((finish, fail) => batches.push({ rows, finish, fail }));
  return { batches, store: { append, lanes: 1 } };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('rows of one turn share a commit, rows that come meanwhile share the next, and nobody is told early', async () => {
  const { batches, store } = slowStore();
  const commit = new GroupCommit(store);
  const told: [string, boolean | Error][] = [];
  let underWay = 0;
  for (const game of ['a', 'b', 'c'])
    commit.append(row(game), (added) => {
      told.push([game, added]);
      underWay = batches.length;
    });
  await turn();
  expect(batches.map(({ rows }) => rows.map(({ game }) => game))).toEqual([['a', 'b', 'c']]);
  for (const game of ['d', 'e']) commit.append(row(game), (added) => told.push([game, added]));
  await turn();
  expect(batches.length).toBe(1);
  expect(told).toEqual([]);
  batches[0]?.finish([true, false, true]);
  await turn();
  await turn();
  expect(told).toEqual([
    ['a', true],
    ['b', false],
    ['c', true],
  ]);
  expect(batches[1]?.rows.map(({ game }) => game)).toEqual(['d', 'e']);
  expect(underWay).toBe(2); // the disk did not wait for people to be told
  batches[1]?.finish([true, true]);
  await commit.settle();
  expect(told.length).toBe(5);
});

test('a failed commit is told to all its rows, and the next one goes on', async () => {
  const { batches, store } = slowStore();
  const commit = new GroupCommit(store);
  const told: (boolean | Error)[] = [];
  commit.append(row('a'), (added) => told.push(added));
  await turn();
  commit.append(row('b'), (added) => told.push(added));
  batches[0]?.fail(new Error('disk full'));
  await turn();
  await turn();
  expect(commit.last?.failed).toBe(true);
  batches[1]?.finish([true]);
  await commit.settle();
  expect(told).toEqual([new Error('disk full'), true]);
  expect(commit.last?.failed).toBe(false);
});

test('rows are committed at the end of the turn, and before it once enough of them wait', async () => {
  const batches: number[] = [];
  const store = { lanes: 1, append: async (rows: readonly Row[]) => (batches.push(rows.length), rows.map(() => true)) };
  const commit = new GroupCommit(store);
  let told = 0;
  const add = (rows: number) => {
    for (let seq = 1; seq <= rows; seq++) commit.append(row('a', seq), () => told++);
  };
  add(3);
  expect(batches).toEqual([]);
  await turn();
  expect([batches, told]).toEqual([[3], 3]);
  add(128);
  for (let soon = 0; soon < 5; soon++) await Promise.resolve(); // the turn is not over
  expect([batches, told]).toEqual([[3, 128], 131]);
  add(1);
  await turn();
  expect([batches, told]).toEqual([[3, 128, 1], 132]);
});

test('what a database throws is told, and what those who were told ask next is committed', async () => {
  let failing = true;
  const store = {
    lanes: 1,
    append: async (rows: readonly Row[]) => {
      if (failing) throw new Error('disk full');
      return rows.map(() => true);
    },
  };
  const commit = new GroupCommit(store);
  const told: (boolean | Error)[] = [];
  commit.append(row('a'), (added) => {
    told.push(added);
    failing = false;
    commit.append(row('a', 2), (then) => told.push(then));
  });
  await turn();
  await commit.settle();
  expect(told).toEqual([new Error('disk full'), true]);
});

test('a database with several lanes has as many commits under way, and what comes then shares the next', async () => {
  const { batches, store } = slowStore();
  const commit = new GroupCommit({ ...store, lanes: 2 });
  for (const game of ['a', 'b', 'c', 'd']) {
    commit.append(row(game), () => {});
    await turn();
  }
  expect(batches.map(({ rows }) => rows.map(({ game }) => game))).toEqual([['a'], ['b']]);
  batches[1]?.finish([true]);
  await turn();
  expect(batches[2]?.rows.map(({ game }) => game)).toEqual(['c', 'd']);
});
