import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { migrate } from './migrations.ts';
import type { GamesTable, Schema } from './schema.ts';
import type { Row, Store } from './store.ts';

export const DATABASE_FILE = 'arbitre.db';

/**
 * The embedded database, a file in `folder`. Write-ahead log with full sync: what `append` has returned survives a power
 * cut. The library is synchronous: a batch is one transaction and one sync within one turn of the event loop, so that no
 * transaction of ours ever waits for another of ours.
 */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new Database(join(folder, DATABASE_FILE));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  const insert = database.prepare('INSERT OR IGNORE INTO entries (game, seq, at, body) VALUES (?, ?, ?, ?)');
  const appendAll = database.transaction((rows: readonly Row[]) =>
    rows.map(({ game, seq, at, body }) => insert.run(game, seq, at, body).changes === 1),
  );
  const insertGame = database.prepare(
    'INSERT INTO games (id, header, title, secret, locks, absence, listed, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const addAll = database.transaction((game: GamesTable, rows: readonly Row[]) => {
    const { id, header, title, secret, locks, absence, listed, created } = game;
    insertGame.run(id, header, title, secret, locks, absence, listed, created);
    for (const { game: key, seq, at, body } of rows) insert.run(key, seq, at, body);
  });
  return {
    kind: 'sqlite',
    db,
    append: (rows) => appendAll(rows),
    async addGame(game, rows) {
      addAll(game, rows);
    },
    async close() {
      await db.destroy();
    },
  };
}
