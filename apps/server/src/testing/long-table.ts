import { registryOf } from '@arbitre/referee/core';
import { botHere } from '../bot/bot.ts';
import { lockOf, newToken } from '../door/tokens.ts';
import { atOnce, Slices } from '../slices.ts';
import type { Committed, GroupCommit } from '../store/group-commit.ts';
import { addGame, type Row, type Store } from '../store/store.ts';
import { hashOfHeader, withNonces } from '../table/game-log.ts';
import { judge } from '../table/judge.ts';
import { newTableOf, prepare } from '../table/opening.ts';
import { Openings } from '../table/openings.ts';
import { Room } from '../table/room.ts';
import { openTable } from '../table/rooms.ts';
import { type StoredBody, toRow } from '../table/stored-record.ts';
import { cups, saucers } from './cups.ts';

/** A table that has been played and talked at for long: its address and the keys of both seats. */
export interface LongTable {
  readonly table: string;
  readonly watch: string;
  /** Its last record when it was made. */
  readonly records: number;
  readonly keys: { readonly red: string; readonly blue: string };
}

/** Rows written at a time. */
const AT_ONCE = 500;

/** Puts a table with so many records into a database, as if people had played it: every second one a move, the others talk. */
export async function addLongTable(store: Store, game: 'cups' | 'saucers', records: number): Promise<LongTable> {
  const games = registryOf(cups, saucers);
  const text = `game: ${game}\ntarget: 1000000\nrounds: 1000000\n`;
  const prepared = prepare({ from: { kind: 'scenario', text } }, { games, scenarios: new Map() });
  if (!prepared.ok) throw new Error(prepared.refusal.code);
  const now = Date.now();
  const made = newTableOf(prepared, {}, now);
  const keys = { red: newToken(), blue: newToken() };
  const seats = (['red', 'blue'] as const).map((seat, index) => {
    const locks = { key: lockOf(keys[seat]), invitation: null };
    const body: StoredBody = {
      kind: 'seat',
      seat,
      holder: 'person',
      name: seat,
      standIn: false,
      nonce: '11'.repeat(16),
      ...locks,
    };
    return toRow(made.row.id, { seq: index + 1, at: now, body });
  });
  await addGame(store, made.row, seats);
  const row = await store.db.selectFrom('games').selectAll().where('id', '=', made.row.id).executeTakeFirstOrThrow();
  const opened = openTable(row, new Openings(games));
  if (opened === null) throw new Error('the table does not open');
  const rows: Row[] = [];
  const commit = { append: (added: Row, done: Committed) => (rows.push(added), done(true)) } as unknown as GroupCommit; // all that a room asks of it
  const fail = (_table: string, problem: unknown): never => {
    throw problem;
  };
  const nothing = (): void => {};
  const room = new Room(opened, {
    commit,
    slices: new Slices(),
    limits: { records: Number.MAX_SAFE_INTEGER, rate: 1e9, burst: 1e9, talk: 1e9 },
    alone: true,
    load: async () => [],
    present: nothing,
    noted: nothing,
    turn: nothing,
    failed: fail,
    puzzled: fail,
    damaged: fail,
    forked: nothing,
    now: () => now,
    bot: botHere,
    botDelay: 0,
  });
  atOnce(room.replay(seats));
  const nonces = { red: '11'.repeat(16), blue: '11'.repeat(16) };
  const hash = hashOfHeader(withNonces(opened.draft, nonces));
  room.submit({ judge: () => ({ ok: true, body: { kind: 'began', nonces, hash } }) });
  for (let move = 0; room.table.seq < records; move++) {
    const seat = room.table.entries % 2 === 0 ? 'red' : 'blue';
    const id = `long-${move}`.padEnd(8, '-');
    const play = { t: 'play', id, after: room.table.tip, command: { do: 'roll' } } as const;
    const say = { t: 'say', id, text: 'a word or two about the weather' } as const;
    room.submit({
      author: seat,
      id,
      judge: (state) => judge(state, { as: 'seat', seat }, move % 2 === 0 ? play : say),
    });
    if (rows.length >= AT_ONCE) await store.append(rows.splice(0));
  }
  await store.append(rows);
  await store.write([
    store.db.updateTable('games').set({ phase: 'playing', open: '[]' }).where('id', '=', made.row.id).compile(),
  ]);
  return { table: made.row.id, watch: made.answer.watch, records: room.table.seq, keys };
}
