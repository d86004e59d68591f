import type { Role } from '@arbitre/protocol';
import { registryOf } from '@arbitre/referee/core';
import { botHere } from '../bot/bot.ts';
import { Slices } from '../slices.ts';
import { GroupCommit } from '../store/group-commit.ts';
import { entriesAfter, type Store } from '../store/store.ts';
import { gameFile } from '../table/game-file.ts';
import { judge } from '../table/judge.ts';
import type { Viewer } from '../table/reader.ts';
import { type Answered, Room, type RoomHost } from '../table/room.ts';
import { Rooms } from '../table/rooms.ts';
import type { Frame } from '../frame.ts';
import { cups, saucers } from './cups.ts';
import type { LongTable } from './long-table.ts';
import { until } from './table.ts';

/** Milliseconds of processor that one act takes. */
export interface Cost {
  readonly act: string;
  readonly processor: number;
}

/** Someone who reads everything at once, and counts it. */
class Gulper implements Viewer {
  readonly hungry = true;
  readonly role: Role;
  bytes = 0;
  constructor(role: Role) {
    this.role = role;
  }
  send(message: string | Frame): void {
    this.bytes += message.length;
  }
  sendLong(parts: readonly Buffer[]): void {
    for (const { length } of parts) this.bytes += length;
  }
  whenHungry(act: () => void): void {
    setImmediate(act);
  }
  close(): void {}
}

/** What waking a long table, joining it, taking a move back and writing its file cost, each by itself. */
export async function costsOf(store: Store, { table }: LongTable): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  const measure = async <T>(act: string, work: () => Promise<T>): Promise<T> => {
    globalThis.gc?.();
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    costs.push({ act, processor: (user + system) / 1000 });
    return result;
  };
  const rooms = new Rooms(store, registryOf(cups, saucers), hostOf(store));
  const room = await measure('waking it', () => rooms.wake(table));
  if (!(room instanceof Room)) throw new Error(room);
  const seat: Role = { as: 'seat', seat: 'red' };
  const join = async (): Promise<void> => {
    const reader = new Gulper(seat);
    room.join(reader, 0);
    await until(() => reader.bytes >= room.journal.size * 0.8, 'the story');
    room.leave(reader);
  };
  await measure('the first join of a kind of eyes', join);
  await measure('a join', join);
  await measure('ten moves and their undo', async () => {
    for (let pair = 0; pair < 10; pair++) await playAndUndo(room);
  });
  const file = gameFile(room);
  if (file.ok)
    await measure('its game file', async () => {
      for await (const _ of file.value);
    });
  room.close(1000);
  return costs;
}

async function playAndUndo(room: Room): Promise<void> {
  const seat = room.table.entries % 2 === 0 ? 'red' : 'blue';
  const other = seat === 'red' ? 'blue' : 'red';
  const ask = (by: string, request: Parameters<typeof judge>[2]): Promise<Answered> =>
    room.ask((now) => judge(now, { as: 'seat', seat: by }, request));
  const { entries } = room.table;
  await ask(seat, { t: 'play', id: 'costs-00', after: room.table.tip, command: { do: 'roll' } });
  await ask(seat, { t: 'undo', id: 'costs-01', after: room.table.tip, to: entries });
  await ask(other, { t: 'answer', id: 'costs-02', asked: room.table.seq, agree: true });
  await until(() => room.table.entries === entries, 'the undo');
}

function hostOf(store: Store): RoomHost {
  const nothing = (): void => {};
  const fail = (_table: string, problem: unknown): never => {
    throw problem;
  };
  return {
    commit: new GroupCommit(store),
    slices: new Slices(),
    limits: { records: 1e9, rate: 1e9, burst: 1e9, talk: 1e9 },
    alone: true,
    load: (table, since) => entriesAfter(store.db, table, since),
    present: nothing,
    noted: nothing,
    turn: nothing,
    failed: fail,
    puzzled: fail,
    damaged: fail,
    forked: nothing,
    now: () => Date.now(),
    bot: botHere,
    botDelay: 0,
  };
}
