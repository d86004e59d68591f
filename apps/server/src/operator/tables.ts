import type { Bilingual } from '@arbitre/kernel';
import { sql } from 'kysely';
import { saveMatch } from '@arbitre/referee/core';
import { readNetwork } from '../door/address.ts';
import type { ServerOptions } from '../options.ts';
import { openExisting } from '../store/open.ts';
import type { GamesTable } from '../store/schema.ts';
import { allEntries, type Row, type Store } from '../store/store.ts';
import { savedTable } from '../table/saved-table.ts';
import { fromRow, type StoredBody, toRow } from '../table/stored-record.ts';

/*
 * What whoever runs a server may do about its tables, from beside it: a server that runs notices within seconds. Nobody's view of a game is
 * opened by it but by `exportTable`, which says so.
 */

type Database = Pick<ServerOptions, 'databaseUrl' | 'data'>;

/** A table as the operator's list shows it. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly title: Bilingual;
  readonly phase: GamesTable['phase'];
  readonly listed: boolean;
  readonly created: number;
  /** When something last happened. */
  readonly changed: number;
  readonly records: number;
  readonly bytes: number;
}

/** Which tables to list. */
export interface TableFilter {
  readonly phase?: GamesTable['phase'];
  /** In which nothing has happened for so many days. */
  readonly idleDays?: number;
  readonly limit?: number;
}

/** A table looked at closely. No secret, no hidden thing. */
export interface TableDetail extends TableLine {
  readonly seats: readonly { readonly seat: string; readonly holder: string; readonly name: string }[];
  /** What was said, oldest first. */
  readonly said: readonly { readonly seq: number; readonly at: number; readonly from: string; readonly text: string }[];
}

const DAY = 24 * 3600 * 1000;

/** Does something with a database, and closes it. */
async function withStore<T>(database: Database, act: (store: Store) => Promise<T>): Promise<T> {
  const store = await openExisting(database);
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

/** Tables that an operator asks for, newest first. */
export function listTables(
  database: Database,
  filter: TableFilter = {},
  now = Date.now(),
): Promise<readonly TableLine[]> {
  return withStore(database, (store) => linesOf(store, filter, now));
}

async function linesOf(
  { db }: Store,
  { phase, idleDays, limit = 100 }: TableFilter,
  now: number,
): Promise<readonly TableLine[]> {
  const changed = sql<number>`coalesce((SELECT max(at) FROM entries WHERE entries.game = games.id), created)`;
  let query = db
    .selectFrom('games')
    .select(['id', 'game', 'header', 'title', 'phase', 'listed', 'created'])
    .select(changed.as('changed'))
    .select(sql<number>`(SELECT count(*) FROM entries WHERE entries.game = games.id)`.as('records'))
    .select(
      sql<number>`length(header) + coalesce((SELECT sum(length(body)) FROM entries WHERE entries.game = games.id), 0)`.as(
        'bytes',
      ),
    );
  if (phase !== undefined) query = query.where('phase', '=', phase);
  if (idleDays !== undefined) query = query.where(changed, '<', now - idleDays * DAY);
  const rows = await query.orderBy('created', 'desc').limit(limit).execute();
  return rows.map(({ header, game, title, listed, ...row }) => ({
    ...row,
    game: game ?? (JSON.parse(header) as { game: string }).game, // written when it was opened
    title: JSON.parse(title) as Bilingual, // the same
    listed: listed === 1,
  }));
}

/** The table whose address begins like this; null when there is none, or more than one. */
export async function findTable({ db }: Store, beginning: string): Promise<GamesTable | null> {
  if (!/^[A-Za-z0-9_-]{4,22}$/.test(beginning)) return null;
  const found = await db
    .selectFrom('games')
    .selectAll()
    .where(sql<string>`substr(id, 1, ${beginning.length})`, '=', beginning)
    .limit(2)
    .execute();
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Does something with one table; null when there is none by that address. */
function withTable<T>(
  database: Database,
  beginning: string,
  act: (store: Store, row: GamesTable) => Promise<T>,
): Promise<T | null> {
  return withStore(database, async (store) => {
    const row = await findTable(store, beginning);
    return row === null ? null : act(store, row);
  });
}

/** A table that an operator asks for by the beginning of its address; nothing hidden, no key. */
export function inspectTable(database: Database, beginning: string): Promise<TableDetail | null> {
  return withTable(database, beginning, async (store, { id }) => {
    const [line] = (await linesOf(store, { limit: 1_000_000 }, Date.now())).filter((found) => found.id === id);
    if (line === undefined) throw new Error(`${id} was there a moment ago`);
    const seats = new Map<string, { seat: string; holder: string; name: string }>();
    const said: TableDetail['said'][number][] = [];
    for await (const page of allEntries(store.db, id)) {
      for (const { seq, at, body } of page.map(fromRow)) {
        if (body.kind === 'seat') seats.set(body.seat, { seat: body.seat, holder: body.holder, name: body.name });
        if (body.kind === 'said') said.push({ seq, at, from: body.from, text: body.text });
      }
    }
    return { ...line, seats: [...seats.values()], said };
  });
}

/** Ends a table for everyone; false when it is over already. */
export function closeTable(database: Database, beginning: string, now = Date.now()): Promise<boolean | null> {
  return withTable(database, beginning, async (store, row) => {
    const { over } = await savedTable(store.db, row);
    if (over) return false;
    for (let added = false; !added; ) {
      const last = await store.db
        .selectFrom('entries')
        .select(sql<number>`coalesce(max(seq), 0)`.as('seq'))
        .where('game', '=', row.id)
        .executeTakeFirstOrThrow();
      const body: StoredBody = { kind: 'closed', by: 'operator', secret: row.secret };
      const record = toRow(row.id, { seq: last.seq + 1, at: now, body });
      added = (await store.append([record]))[0] === true; // a move may have come in between
    }
    const closed = { phase: 'over' as const, listed: 0, open: '[]', ended: now };
    await store.write([store.db.updateTable('games').set(closed).where('id', '=', row.id).compile()]);
    return true;
  });
}

/** Removes a table and everything of it. */
export function deleteTable(database: Database, beginning: string): Promise<boolean | null> {
  return withTable(database, beginning, async (store, { id }) => {
    await removeTable(store, id);
    return true;
  });
}

export function removeTable(store: Store, id: string): Promise<void> {
  const { db } = store;
  return store.write([
    db.deleteFrom('games').where('id', '=', id).compile(),
    db.deleteFrom('entries').where('game', '=', id).compile(),
    db.deleteFrom('holdings').where('game', '=', id).compile(),
  ]);
}

/** The game file of a table, whole: also of a game that is on and hides something. */
export function exportTable(database: Database, beginning: string): Promise<string | null> {
  return withTable(database, beginning, async (store, row) => saveMatch((await savedTable(store.db, row)).saved));
}

/** Deletes the names and the words of whoever has held a seat: what was played stays. How many records that changed. */
export function forgetPerson(database: Database, beginning: string, seat: string): Promise<number | null> {
  return withTable(database, beginning, async (store, { id, epoch }) => {
    const changed: Row[] = [];
    for await (const page of allEntries(store.db, id)) {
      for (const row of page) {
        const record = fromRow(row);
        const body = forgotten(record.body, seat);
        if (body !== record.body) changed.push(toRow(id, { ...record, body }));
      }
    }
    const { db } = store;
    await store.write([
      ...changed.map(({ seq, body }) =>
        db.updateTable('entries').set({ body }).where('game', '=', id).where('seq', '=', seq).compile(),
      ),
      db
        .updateTable('games')
        .set({ epoch: epoch + 1 })
        .where('id', '=', id)
        .compile(),
    ]);
    return changed.length;
  });
}

function forgotten(body: StoredBody, seat: string): StoredBody {
  if (body.kind === 'seat' && body.seat === seat && body.name !== '') return { ...body, name: '' };
  if (body.kind === 'said' && body.from === seat && body.text !== FORGOTTEN) return { ...body, text: FORGOTTEN };
  return body;
}

/** What stands where words were deleted. */
const FORGOTTEN = '…';

/** Keeps an address or a network out, for some days or for good; false when it is neither. */
export function keepOut(database: Database, network: string, days: number | null, now = Date.now()): Promise<boolean> {
  return withStore(database, async (store) => {
    if (readNetwork(network) === null) return false;
    const until = days === null ? null : now + days * DAY;
    const insert = store.db.insertInto('barred').values({ address: network, until });
    await store.write([insert.onConflict((on) => on.column('address').doUpdateSet({ until })).compile()]);
    return true;
  });
}

/** Lets it in again; false when it was not kept out. */
export function letIn(database: Database, network: string): Promise<boolean> {
  return withStore(database, async (store) => {
    const known = (await barredNetworks(store, Number.NEGATIVE_INFINITY)).some(({ address }) => address === network);
    await store.write([store.db.deleteFrom('barred').where('address', '=', network).compile()]);
    return known;
  });
}

/** Addresses that are kept out, and until when. */
export function listBarred(database: Database, now = Date.now()): ReturnType<typeof barredNetworks> {
  return withStore(database, (store) => barredNetworks(store, now));
}

/** Who is kept out at this moment. */
export async function barredNetworks(
  { db }: Pick<Store, 'db'>,
  now: number,
): Promise<readonly { readonly address: string; readonly until: number | null }[]> {
  const rows = await db.selectFrom('barred').selectAll().orderBy('address').execute();
  return rows.filter(({ until }) => until === null || until > now);
}
