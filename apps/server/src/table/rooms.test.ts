import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryOf } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { botHere } from '../bot/bot.ts';
import { Slices } from '../slices.ts';
import { GroupCommit } from '../store/group-commit.ts';
import { openSqlite } from '../store/sqlite.ts';
import { addLongTable } from '../testing/long-table.ts';
import { cups, saucers } from '../testing/cups.ts';
import { Rooms } from './rooms.ts';

test('a table that nobody uses sleeps, also when the clock was set back a day meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-'));
  const store = await openSqlite(folder);
  const { table } = await addLongTable(store, 'saucers', 10);
  const clock = { now: Date.now() };
  const nothing = (): void => {};
  const rooms = new Rooms(store, registryOf(cups, saucers), {
    commit: new GroupCommit(store),
    slices: new Slices(),
    limits: { records: 1000, rate: 100, burst: 100, talk: 100 },
    alone: true,
    load: async () => [],
    present: nothing,
    noted: nothing,
    turn: nothing,
    failed: nothing,
    puzzled: nothing,
    damaged: nothing,
    forked: nothing,
    now: () => clock.now,
    bot: botHere,
    botDelay: 0,
  });
  await rooms.wake(table);
  rooms.sleep(clock.now - 60_000, clock.now);
  expect(rooms.awake.length).toBe(1); // it was used a moment ago
  clock.now -= 86_400_000;
  rooms.sleep(clock.now - 60_000, clock.now);
  expect(rooms.awake.length).toBe(0);
  await rooms.wake(table);
  rooms.sleep(clock.now - 60_000, clock.now + 61_000);
  expect(rooms.awake.length).toBe(1);
  rooms.sleep(clock.now + 1_000, clock.now + 61_000);
  expect(rooms.awake.length).toBe(0);
  await store.close();
  rmSync(folder, { recursive: true });
});
