import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { type Kysely, sql } from 'kysely';
import type { ServerOptions } from '../options.ts';
import { openExisting, openStore } from './open.ts';
import type { GamesTable, Schema } from './schema.ts';
import { allEntries, findGame, type Row } from './store.ts';

const FORMAT = 'arbitre-backup';
/** Versions that are read; the first had no people in it. */
const VERSIONS = [1, 2];

/** What is kept of people and addresses beside the tables. */
const PEOPLE = ['keyrings', 'holdings', 'passkeys', 'barred', 'settings'] as const;

type Line = { readonly game?: GamesTable; readonly entry?: Row } & {
  readonly [T in (typeof PEOPLE)[number]]?: Schema[T];
};

/** Games read at a time. */
const PAGE = 100;

/** How much a backup holds. */
export interface Counted {
  readonly games: number;
  readonly entries: number;
}

/** Why a backup was not restored. */
export type RestoreProblem = 'not-a-backup' | 'damaged' | 'database-not-empty' | 'no-such-table' | 'table-there';

/** What a restore came to. */
export type Restored =
  | { readonly ok: true; readonly value: Counted }
  | { readonly ok: false; readonly problem: RestoreProblem };

type Database = Pick<ServerOptions, 'databaseUrl' | 'data'>;

/**
 * Writes every table to a file, as it stood at one moment, while servers go on. One line of JSON a row, the last with the
 * counts and a SHA-256 of all before it; the same for both databases, so a backup of one restores into the other.
 * It holds the secrets of games under way: it is readable by its owner only.
 */
export async function backup(database: Database, file: string): Promise<Counted> {
  await mustBeReplaceable(file);
  const store = await openExisting(database);
  const partial = `${file}.partial`;
  try {
    const counted = await store.db
      .transaction()
      .setIsolationLevel(store.kind === 'postgres' ? 'repeatable read' : 'serializable')
      .execute((snapshot) => dump(snapshot, partial));
    await rename(partial, file);
    return counted;
  } finally {
    await rm(partial, { force: true });
    await store.close();
  }
}

/** A device or a folder is not written over. */
async function mustBeReplaceable(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found === null || found.isFile()) return;
  throw Object.assign(new Error(`${file} is not a regular file`), {
    code: found.isDirectory() ? 'EISDIR' : 'ENOTFILE',
  });
}

async function dump(db: Kysely<Schema>, file: string): Promise<Counted> {
  const out = createWriteStream(file, { mode: 0o600 });
  const hash = createHash('sha256');
  const write = async (line: unknown): Promise<void> => {
    const text = `${oneLine(line)}\n`;
    hash.update(text);
    if (!out.write(text)) await once(out, 'drain');
  };
  await write({ format: FORMAT, version: 2 });
  let games = 0;
  let entries = 0;
  for (let after = ''; ; ) {
    const page = await db.selectFrom('games').selectAll().where('id', '>', after).orderBy('id').limit(PAGE).execute();
    for (const game of page) {
      await write({ game });
      games++;
      for await (const rows of allEntries(db, game.id)) {
        for (const entry of rows) await write({ entry });
        entries += rows.length;
      }
    }
    const last = page.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  for (const table of PEOPLE)
    for (const row of await db.selectFrom(table).selectAll().execute()) await write({ [table]: row });
  out.end(`${JSON.stringify({ games, entries, sha256: hash.digest('hex') })}\n`);
  await once(out, 'close');
  return { games, entries };
}

/** JSON without the two line separators that it may hold as they are, and that some readers end a line at. */
function oneLine(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Fills an empty database from a backup, all of it or nothing. */
export async function restore(database: Database, file: string): Promise<Restored> {
  const checked = await check(file);
  if (typeof checked === 'string') return { ok: false, problem: checked };
  const store = await openStore(database);
  try {
    const { count } = await store.db
      .selectFrom('games')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    if (count > 0) return { ok: false, problem: 'database-not-empty' };
    await store.db.transaction().execute(async (transaction) => {
      for await (const line of linesOf(file)) {
        const row = JSON.parse(line) as Line; // its checksum has been compared
        if (row.game !== undefined) await transaction.insertInto('games').values(row.game).execute();
        if (row.entry !== undefined) await transaction.insertInto('entries').values(row.entry).execute();
        for (const table of PEOPLE) {
          const person = row[table];
          if (person !== undefined)
            await transaction
              .insertInto(table)
              .values(person)
              .onConflict((on) => on.doNothing())
              .execute();
        }
      }
    });
    return { ok: true, value: checked };
  } finally {
    await store.close();
  }
}

/** Characters of an address that name a table, at least. */
const NAMED_BY = 4;

/**
 * Brings one table of a backup back into a database that lacks it, all of it or nothing; servers may go on meanwhile. It is named by the first
 * characters of its address. Whoever had its links has them again, and so do the keyrings that hold a seat there.
 */
export async function restoreTable(database: Database, file: string, named: string): Promise<Restored> {
  const checked = await check(file);
  if (typeof checked === 'string') return { ok: false, problem: checked };
  const lines = await linesOfTable(file, named);
  if (lines === null) return { ok: false, problem: 'no-such-table' };
  const store = await openStore(database);
  try {
    const { game, entries, holdings } = lines;
    if ((await findGame(store.db, game.id)) !== null) return { ok: false, problem: 'table-there' };
    const { db } = store;
    await store.write([
      db.insertInto('games').values(game).compile(),
      ...entries.map((entry) => db.insertInto('entries').values(entry).compile()),
      ...holdings.map((holding) =>
        db
          .insertInto('holdings')
          .values(holding)
          .onConflict((on) => on.doNothing())
          .compile(),
      ),
    ]);
    return { ok: true, value: { games: 1, entries: entries.length } };
  } finally {
    await store.close();
  }
}

interface TableLines {
  readonly game: GamesTable;
  readonly entries: readonly Row[];
  readonly holdings: readonly Schema['holdings'][];
}

/** What a backup holds of one table; null when none, or more than one, is named so. */
async function linesOfTable(file: string, named: string): Promise<TableLines | null> {
  if (named.length < NAMED_BY) return null;
  let found: GamesTable | null = null;
  const entries: Row[] = [];
  const holdings: Schema['holdings'][] = [];
  for await (const line of linesOf(file)) {
    const { game, entry, holdings: holding } = JSON.parse(line) as Line; // its checksum has been compared
    if (game?.id.startsWith(named)) {
      if (found !== null) return null;
      found = game;
    }
    if (entry !== undefined && entry.game === found?.id) entries.push(entry); // a table's records follow its own line
    if (holding !== undefined && holding.game === found?.id) holdings.push(holding);
  }
  return found && { game: found, entries, holdings };
}

/** Reads a backup through: its counts, or what is wrong with it. */
async function check(file: string): Promise<Counted | RestoreProblem> {
  const hash = createHash('sha256');
  let last: string | null = null;
  let first = true;
  for await (const line of linesOf(file)) {
    if (first && !VERSIONS.some((version) => line.startsWith(`{"format":"${FORMAT}","version":${version}}`)))
      return 'not-a-backup';
    first = false;
    if (last !== null) hash.update(`${last}\n`);
    last = line;
  }
  if (last === null) return 'not-a-backup';
  const end = /^\{"games":(\d+),"entries":(\d+),"sha256":"([0-9a-f]{64})"\}$/.exec(last);
  if (end === null || end[3] !== hash.digest('hex')) return 'damaged';
  return { games: Number(end[1]), entries: Number(end[2]) };
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
}
