import type { Db, EntriesTable, GamesTable } from './schema.ts';

/** A record on its way to the log. */
export type Row = EntriesTable;

/** Something that was appended by any server on the same database. */
export interface Change {
  readonly game: string;
  readonly seq: number;
}

/**
 * Where the log is kept. `append` is the only way in: it returns, once they are on the disk, which rows were added. A
 * row whose key was there already is not: another server was first.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  append(rows: readonly Row[]): Promise<readonly boolean[]> | readonly boolean[];
  /** A new table with its first records, all or nothing. */
  addGame(game: GamesTable, rows: readonly Row[]): Promise<void>;
  close(): Promise<void>;
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

export async function unlist(db: Db, id: string): Promise<void> {
  await db.updateTable('games').set({ listed: 0 }).where('id', '=', id).execute();
}
