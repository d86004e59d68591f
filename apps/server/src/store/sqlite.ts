import { chmodSync, closeSync, existsSync, fsyncSync, openSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { DurableLog } from './durable-log.ts';
import { FileSync, type Sync } from './file-sync.ts';
import { makeFolder } from './make-folder.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Row, Store } from './store.ts';

/** Name of the embedded database in its folder. */
export const DATABASE_FILE = 'arbitre.db';

/** Stands beside it from the first time that it was served. */
const SERVED_FILE = 'arbitre.db-served.txt';

/**
 * Write-ahead log that we sync ourselves after every commit (`durable-log.ts`): what was told survives a power cut. Several processes wait for each other. While it is served
 * the log is brought into the file by a thread (`checkpoints.ts`); should that not be there, by whoever finds it at so many pages (128 MB).
 */
const PRAGMAS =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 32000;';

/** Most rows that one statement adds. There is a statement for each number of rows, once it was needed. */
const WIDEST = 64;

/** The embedded database, a file in `folder`. It is written by the thread that serves, and synced beside it. */
export async function openSqlite(folder: string, sync?: Sync): Promise<Store> {
  makeFolder(folder);
  const file = join(folder, DATABASE_FILE);
  const database = new Database(file);
  chmodSync(file, 0o600); // it holds the secrets of games under way
  database.exec(PRAGMAS);
  const prepare = preparing(database);
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }),
  });
  await migrate(db);
  const append = appending(database);
  const log = new DurableLog(new FileSync(`${file}-wal`, sync), () => bringIn(database));
  syncNames(folder); // a new log's own name is on the disk before anything in it is
  return {
    kind: 'sqlite',
    db,
    lanes: 1,
    async append(rows) {
      const added = append(rows);
      await log.settle();
      return added;
    },
    async write(queries) {
      atOnce(database, () => {
        for (const { sql, parameters } of queries) prepare(sql).run(...parameters);
      });
      await log.settle();
    },
    settled: () => log.settled(),
    size: async () => pragma(database, 'page_count') * pragma(database, 'page_size'),
    othersWrote: async () => pragma(database, 'data_version'),
    async close() {
      try {
        bringIn(database); // all of it in the one file
      } catch {
        // someone else has it open, or the disk is full: whoever opens it next finds the rest in the log
      }
      log.close();
      await db.destroy();
    },
  };
}

/** Statements that are kept. There are some dozens; one with a list in it is another for each length. */
const KEPT = 200;

/** Prepares a statement, or finds it: preparing one takes longer than most of them do. */
function preparing(database: Database.Database): (sql: string) => Database.Statement {
  const kept = new Map<string, Database.Statement>();
  return (sql) => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    if (kept.size >= KEPT) kept.clear();
    const statement = database.prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
}

/** Brings the whole write-ahead log into the file, both synced; throws where somebody else is in the way. */
function bringIn(database: Database.Database): void {
  const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { readonly busy: number }; // one row: busy, pages, brought in
  if (row.busy !== 0) throw new Error('the write-ahead log could not be brought into the database: it is in use');
}

/** Brings the names of a folder's files to the disk. */
function syncNames(folder: string): void {
  if (process.platform === 'win32') return; // a folder is no file there, and its names need no sync of ours
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function pragma(database: Database.Database, name: string): number {
  const row = database.prepare(`PRAGMA ${name}`).get() as Readonly<Record<string, number>>; // one row, one number
  return row[name] ?? 0;
}

/** Nothing is in it, and nothing is on its way into it. */
function isEmpty(file: string): boolean {
  const size = (name: string): number => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  return size(file) === 0 && size(`${file}-wal`) === 0;
}

/** Writes down, beside it, that there is a database: one that is gone or empty later is not taken for a new one. */
export function markServed(folder: string): void {
  writeFileSync(
    join(folder, SERVED_FILE),
    `${DATABASE_FILE} holds the tables of this server. To begin again without them, delete this file too.\n`,
  );
}

/** What is wrong with the pages of an embedded database; none when it is sound. */
export function damageOf(folder: string): readonly string[] {
  const file = join(folder, DATABASE_FILE);
  if (isEmpty(file))
    return existsSync(join(folder, SERVED_FILE)) ? [`${DATABASE_FILE} is gone or empty, and it was not`] : [];
  const database = new Database(file);
  try {
    const found = database.prepare('PRAGMA quick_check(10)').all() as readonly { quick_check: string }[]; // `ok`, or one problem a row
    return found.map(({ quick_check: problem }) => problem).filter((problem) => problem !== 'ok');
  } catch (problem) {
    return [String(problem)];
  } finally {
    database.close();
  }
}

/** Is this the database saying that it is not what it was? */
export function isDamage(problem: unknown): boolean {
  return problem instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(problem.code);
}

/**
 * Appends a batch in one transaction, by statements of many rows: a call for each row would cost more than the row. One statement is a
 * transaction by itself. When another server was first for some rows, the batch is taken back and each tried by itself.
 */
function appending(database: Database.Database): (rows: readonly Row[]) => readonly boolean[] {
  const statements = new Map<number, Database.Statement>();
  let addOne: Database.Statement | null = null;

  function add(rows: readonly Row[]): void {
    const statement = statements.get(rows.length) ?? database.prepare(insertion('INSERT', rows.length));
    statements.set(rows.length, statement);
    const parameters: (string | number)[] = [];
    for (const { game, seq, at, body } of rows) parameters.push(game, seq, at, body);
    statement.run(parameters);
  }

  function addAll(rows: readonly Row[]): void {
    if (rows.length === 0) return;
    if (rows.length <= WIDEST) return add(rows);
    atOnce(database, () => {
      for (let from = 0; from < rows.length; from += WIDEST) add(rows.slice(from, from + WIDEST));
    });
  }

  return (rows) => {
    try {
      addAll(rows);
      return rows.map(() => true);
    } catch (problem) {
      if (!isTaken(problem)) throw problem;
      addOne ??= database.prepare(insertion('INSERT OR IGNORE', 1));
      const one = addOne;
      return atOnce(database, () => rows.map((row) => one.run([row.game, row.seq, row.at, row.body]).changes === 1));
    }
  };
}

/** All of it or nothing. What went wrong first is what is told: a full disk has rolled back by itself already. */
function atOnce<T>(database: Database.Database, act: () => T): T {
  database.exec('BEGIN');
  try {
    const result = act();
    database.exec('COMMIT');
    return result;
  } catch (problem) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw problem;
  }
}

function insertion(verb: string, rows: number): string {
  return `${verb} INTO entries (game, seq, at, body) VALUES ${Array(rows).fill('(?, ?, ?, ?)').join(', ')}`;
}

/** Did a row meet another under its key? */
function isTaken(problem: unknown): boolean {
  return problem instanceof Database.SqliteError && problem.code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}
