import type { CompiledQuery } from 'kysely';
import type { Db, EntriesTable, GamesTable } from './schema.ts';

/** A record on its way to the log. */
export type Row = EntriesTable;

/** Something that was appended by any server on the same database. */
export interface Change {
  readonly game: string;
  readonly seq: number;
}

/** Where the log is kept. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** For reading; writing goes through `append` and `write`. */
  readonly db: Db;
  /**
   * Returns, once they are on the disk, which rows were added. A row whose key was there already is not: another server
   * was first.
   */
  append(rows: readonly Row[]): Promise<readonly boolean[]> | readonly boolean[];
  /** Everything else that changes: all of it or nothing. */
  write(queries: readonly CompiledQuery[]): Promise<void>;
  close(): Promise<void>;
}

/** A new table with its first records. */
export function addGame(store: Store, game: GamesTable, rows: readonly Row[]): Promise<void> {
  const entries = rows.map((row) => store.db.insertInto('entries').values(row).compile());
  return store.write([store.db.insertInto('games').values(game).compile(), ...entries]);
}

export async function findGame(db: Db, id: string): Promise<GamesTable | null> {
  return (await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The records of a table after `since`, in order. */
export function entriesAfter(db: Db, game: string, since: number): Promise<readonly Row[]> {
  return db
    .selectFrom('entries')
    .selectAll()
    .where('game', '=', game)
    .where('seq', '>', since)
    .orderBy('seq')
    .execute();
}

/** Tables for the lobby, newest first. */
export function listedGames(db: Db, limit: number): Promise<readonly { readonly id: string }[]> {
  return db.selectFrom('games').select('id').where('listed', '=', 1).orderBy('created', 'desc').limit(limit).execute();
}

/** Takes a table off the lobby. */
export function unlist(store: Store, id: string): Promise<void> {
  return store.write([store.db.updateTable('games').set({ listed: 0 }).where('id', '=', id).compile()]);
}
