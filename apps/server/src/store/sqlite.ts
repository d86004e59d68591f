import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { migrate } from './migrations.ts';
import type { GamesTable, Schema } from './schema.ts';
import { DATABASE_FILE, PRAGMAS, writeBatch, type Written } from './sqlite-file.ts';
import type { Row, Store } from './store.ts';

/**
 * The embedded database, a file in `folder`. Its library is synchronous, so records are appended by a thread of their own:
 * a batch is one transaction and one sync there, while this thread goes on. Everything else is read and written here,
 * each transaction within one turn of the event loop.
 */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, DATABASE_FILE);
  const database = new Database(file);
  database.exec(PRAGMAS);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  const insertGame = database.prepare(
    'INSERT INTO games (id, header, title, secret, locks, absence, listed, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const insertEntry = database.prepare('INSERT INTO entries (game, seq, at, body) VALUES (?, ?, ?, ?)');
  const addAll = database.transaction((game: GamesTable, rows: readonly Row[]) => {
    const { id, header, title, secret, locks, absence, listed, created } = game;
    insertGame.run(id, header, title, secret, locks, absence, listed, created);
    for (const { game: key, seq, at, body } of rows) insertEntry.run(key, seq, at, body);
  });
  const writer = new Writer(file);
  return {
    kind: 'sqlite',
    db,
    append: (rows) => writer.append(rows),
    async addGame(game, rows) {
      addAll(game, rows);
    },
    async close() {
      await writer.close();
      await db.destroy();
    },
  };
}

/** Built code is run in threads, also when the source is tested: Node 20 runs no TypeScript there. */
const WRITER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/store/sqlite-writer.js' : './sqlite-writer.js',
  import.meta.url,
);

/** The thread that appends, one batch at a time. If it dies, the batch it had fails and the next one starts another. */
class Writer {
  readonly #file: string;
  #thread: Worker | null = null;
  #waiting: { resolve: (added: readonly boolean[]) => void; reject: (problem: Error) => void } | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  append(rows: readonly Row[]): Promise<readonly boolean[]> {
    const thread = this.#thread ?? this.#start();
    this.#thread = thread;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      thread.postMessage(writeBatch(rows));
    });
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(WRITER, { workerData: this.#file });
    thread.on('message', (written: Written) => {
      if ('added' in written) this.#waiting?.resolve(written.added);
      else this.#waiting?.reject(new Error(written.problem));
    });
    thread.on('error', (problem) => this.#waiting?.reject(problem));
    thread.on('exit', () => {
      this.#thread = null;
      this.#waiting?.reject(new Error('the thread that appends has stopped'));
    });
    return thread;
  }
}
