import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { saveMatch } from '@arbitre/referee/core';
import { sql } from 'kysely';
import type { ServerOptions } from '../options.ts';
import { openExisting } from '../store/open.ts';
import { makeFolder } from '../store/make-folder.ts';
import type { GamesTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { savedTable } from '../table/saved-table.ts';
import { removeTable } from './tables.ts';

/** Days that tables are kept; 0 for ever. */
export interface Retention {
  readonly keepUnbegun: number;
  readonly keepFinished: number;
  readonly keepIdle: number;
}

/** What was done. */
export interface Tidied {
  readonly deleted: number;
  readonly archived: number;
}

const DAY = 24 * 3600 * 1000;
/** Tables looked at in one go. */
const AT_ONCE = 50;

const compress = promisify(gzip);

/**
 * Deletes tables that never began and archives finished ones, each once its time has come: one compressed game file a table, which `arbitre replay` opens.
 * A table is removed once its file is on the disk. `isAwake`: somebody is at it.
 */
export async function tidy(
  store: Store,
  folder: string,
  { keepUnbegun, keepFinished, keepIdle }: Retention,
  isAwake: (table: string) => boolean,
  now: number,
): Promise<Tidied> {
  let [deleted, archived] = [0, 0];
  if (keepUnbegun > 0)
    for (const row of await due(store, 'gathering', now - keepUnbegun * DAY)) {
      if (isAwake(row.id)) continue;
      await removeTable(store, row.id);
      deleted++;
    }
  for (const [phase, days] of [
    ['over', keepFinished],
    ['playing', keepIdle],
  ] as const) {
    if (days === 0) continue;
    for (const row of await due(store, phase, now - days * DAY)) {
      if (isAwake(row.id)) continue;
      await archive(store, row, folder);
      await removeTable(store, row.id);
      archived++;
    }
  }
  await removeLost(store, now);
  return { deleted, archived };
}

/** Tables of a phase in which nothing has happened since. */
function due({ db }: Store, phase: GamesTable['phase'], before: number): Promise<readonly GamesTable[]> {
  const last = sql<number>`coalesce(ended, (SELECT max(at) FROM entries WHERE entries.game = games.id), created)`;
  return db
    .selectFrom('games')
    .selectAll()
    .where('phase', '=', phase)
    .where('created', '<', before)
    .where(last, '<', before)
    .limit(AT_ONCE)
    .execute();
}

/** Writes a table's game file, compressed, and waits until the disk has it. */
export async function archive(store: Store, row: GamesTable, folder: string): Promise<string> {
  makeFolder(folder);
  const { saved } = await savedTable(store.db, row);
  const file = join(folder, `${row.id}.json.gz`);
  const handle = await open(`${file}.partial`, 'w', 0o600);
  try {
    await handle.writeFile(await compress(saveMatch(saved)));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.partial`, file);
  return file;
}

/** Records of tables that were deleted while somebody played on, and seats on keyrings of tables that are gone. */
async function removeLost(store: Store, now: number): Promise<void> {
  const { db } = store;
  await store.write([
    sql`DELETE FROM entries WHERE NOT EXISTS (SELECT 1 FROM games WHERE games.id = entries.game)`.compile(db),
    sql`DELETE FROM holdings WHERE NOT EXISTS (SELECT 1 FROM games WHERE games.id = holdings.game)`.compile(db),
    db.deleteFrom('barred').where('until', '<', now).compile(),
  ]);
}

/** The same, from beside the server: by its options, now. */
export async function tidyDatabase(
  options: Pick<ServerOptions, 'databaseUrl' | 'data' | 'archive'> & Retention,
): Promise<Tidied> {
  const store = await openExisting(options);
  try {
    return await tidy(store, options.archive || join(options.data, 'archive'), options, () => false, Date.now());
  } finally {
    await store.close();
  }
}
