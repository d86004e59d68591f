import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { DATABASE_FILE, PRAGMAS, type Work, writeBatch, type Written } from './sqlite-file.ts';
import type { Store } from './store.ts';

/**
 * The embedded database, a file in `folder`. Its library is synchronous, so everything is written by a thread of its own: a
 * batch of records is one transaction and one sync there, while this thread goes on. Here it is only read.
 */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, DATABASE_FILE);
  const database = new Database(file);
  database.exec(PRAGMAS);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  const writer = new Writer(file);
  return {
    kind: 'sqlite',
    db,
    append: (rows) => writer.write(writeBatch(rows)),
    async write(queries) {
      await writer.write(queries.map(({ sql, parameters }) => ({ sql, parameters })));
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

/** The thread that writes, one thing after the other. If it dies, what it had fails and what comes next starts another. */
class Writer {
  readonly #file: string;
  #thread: Worker | null = null;
  #waiting: { resolve: (changed: readonly boolean[]) => void; reject: (problem: Error) => void }[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** Which rows each part of it changed, once that is on the disk. */
  write(work: Work): Promise<readonly boolean[]> {
    const thread = this.#thread ?? this.#start();
    this.#thread = thread;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      thread.postMessage(work);
    });
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(WRITER, { workerData: this.#file });
    thread.on('message', (written: Written) => {
      const first = this.#waiting.shift();
      if ('changed' in written) first?.resolve(written.changed);
      else first?.reject(new Error(written.problem));
    });
    thread.on('error', (problem) => this.#died(thread, problem));
    thread.on('exit', () => this.#died(thread, new Error('the thread that writes has stopped')));
    return thread;
  }

  #died(thread: Worker, problem: Error): void {
    if (this.#thread !== thread) return;
    this.#thread = null;
    for (const { reject } of this.#waiting) reject(problem);
    this.#waiting = [];
  }
}
