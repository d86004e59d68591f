import { type CompiledQuery, sql } from 'kysely';
import type { Db, EntriesTable, GamesTable, NewGame, TableColumns } from './schema.ts';

/** A record on its way to the log. */
export type Row = EntriesTable;

/** Where the log is kept. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** For reading; writing goes through `append` and `write`. */
  readonly db: Db;
  /** Appends that may be under way at once. */
  readonly lanes: number;
  /**
   * Returns, once they are on the disk, which rows were added. A row whose key was there already is not: another server
   * was first.
   */
  append(rows: readonly Row[]): Promise<readonly boolean[]>;
  /** Everything else that changes: all of it or nothing. */
  write(queries: readonly CompiledQuery[]): Promise<void>;
  /** Resolves once all that can be read is on the disk: nobody may be told of the rest. */
  settled(): Promise<void>;
  /** Bytes that the database takes. */
  size(): Promise<number>;
  /** A number that is another one once somebody else has written: the operator's command, another server. */
  othersWrote(): Promise<number>;
  close(): Promise<void>;
}

/** Records read at a time: a page of the embedded database is read by the thread that serves, and nobody should notice. */
export const PAGE = 100;

/** A new table with its first records. */
export function addGame(store: Store, game: NewGame, rows: readonly Row[]): Promise<void> {
  const entries = rows.map((row) => store.db.insertInto('entries').values(row).compile());
  return store.write([store.db.insertInto('games').values(game).compile(), ...entries]);
}

export async function findGame(db: Db, id: string): Promise<GamesTable | null> {
  return (await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The records of a table after `since`, in order, `most` of them. */
export function entriesAfter(db: Db, game: string, since: number, most = PAGE): Promise<readonly Row[]> {
  return db
    .selectFrom('entries')
    .selectAll()
    .where('game', '=', game)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(most)
    .execute();
}

/** The same, of those that are on the disk: people are told of them. */
export async function entriesOnDisk(
  store: Pick<Store, 'db' | 'settled'>,
  game: string,
  since: number,
): Promise<readonly Row[]> {
  const rows = await entriesAfter(store.db, game, since);
  await store.settled(); // what was read is, then
  return rows;
}

/** Every record of a table, a page at a time. */
export async function* allEntries(db: Db, game: string): AsyncGenerator<readonly Row[]> {
  for (let since = 0; ; ) {
    const page = await entriesAfter(db, game, since);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    since = last.seq;
  }
}

/** The records that say who holds what of a table, in order. */
export function lockRecords(db: Db, game: string): Promise<readonly Row[]> {
  return db
    .selectFrom('entries')
    .selectAll()
    .where('game', '=', game)
    .where((where) => where.or([where('body', 'like', '{"kind":"seat"%'), where('body', 'like', '{"kind":"keyed"%')]))
    .orderBy('seq')
    .execute();
}

type Listed = Pick<GamesTable, 'id' | 'game' | 'title' | 'created' | 'seats' | 'open'>;

/**
 * Tables for the lobby with seats open: the youngest of each opener first, then each one's second, and so on, so that nobody fills it alone. Nothing
 * is woken for it.
 */
export function listedGames(db: Db, limit: number): Promise<readonly Listed[]> {
  return db
    .with('ranked', (with_) =>
      with_
        .selectFrom('games')
        .select(['id', 'game', 'title', 'created', 'seats', 'open'])
        .select(sql<number>`row_number() OVER (PARTITION BY coalesce(opener, id) ORDER BY created DESC)`.as('rank'))
        .where('listed', '=', 1)
        .where('phase', '=', 'gathering')
        .where('open', 'is not', null)
        .where('open', '<>', '[]'),
    )
    .selectFrom('ranked')
    .select(['id', 'game', 'title', 'created', 'seats', 'open'])
    .orderBy('rank')
    .orderBy('created', 'desc')
    .limit(limit)
    .execute();
}

/** Writes down what the lobby and the operator are shown of a table. */
export function noteTable(store: Store, id: string, columns: Partial<TableColumns>): Promise<void> {
  return store.write([store.db.updateTable('games').set(columns).where('id', '=', id).compile()]);
}

export async function readSetting(db: Db, name: string): Promise<string | null> {
  return (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value ?? null;
}

/** Writes a setting; one that is there is kept when `once`. */
export function writeSetting(store: Store, name: string, value: string, once = false): Promise<void> {
  const insert = store.db.insertInto('settings').values({ name, value });
  return store.write([
    insert.onConflict((on) => (once ? on.doNothing() : on.column('name').doUpdateSet({ value }))).compile(),
  ]);
}
