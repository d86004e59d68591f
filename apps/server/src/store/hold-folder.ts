import { join } from 'node:path';
import Database from 'libsql';
import type { ServerOptions } from '../options.ts';
import { makeFolder } from './make-folder.ts';
import { Checkpoints } from './checkpoints.ts';
import { DatabaseDamaged, DatabaseProblem, openStore } from './open.ts';
import { damageOf, markServed } from './sqlite.ts';
import type { Store } from './store.ts';

/** Another server serves the same embedded database: each would keep tables in memory that the other changes. */
export class FolderServed extends Error {
  readonly code = 'ERR_FOLDER_SERVED';

  constructor(folder: string) {
    super(`${folder} is served by another process; several processes share a PostgreSQL database instead`);
  }
}

/** A database to be served, and what is wrong with its pages. */
export interface Served {
  readonly store: Store;
  readonly damage: readonly string[];
}

/** The database that the options ask for, to be served: an embedded one by nobody else, sound unless damage is accepted. */
export async function openServed(
  options: Pick<ServerOptions, 'databaseUrl' | 'data' | 'acceptDamage'>,
): Promise<Served> {
  if (options.databaseUrl !== '') return { store: await openStore(options), damage: [] };
  const release = holdFolder(options.data);
  try {
    const damage = damageOf(options.data);
    if (damage.length > 0 && !options.acceptDamage) throw new DatabaseDamaged(damage);
    const store = await openStore(options);
    markServed(options.data);
    const checkpoints = new Checkpoints(options.data);
    return {
      damage,
      store: {
        ...store,
        async close() {
          await checkpoints.close();
          await store.close();
          release();
        },
      },
    };
  } catch (problem) {
    release();
    throw problem;
  }
}

/** Keeps other servers out of a folder. The machine lets go of it when this process ends, however it ends; returns how to do so before. */
export function holdFolder(folder: string): () => void {
  let lock: Database.Database | null = null;
  try {
    makeFolder(folder);
    const held = new Database(join(folder, 'serving.lock'));
    lock = held;
    held.exec('BEGIN EXCLUSIVE');
    return () => void held.close();
  } catch (problem) {
    lock?.close();
    const busy = problem instanceof Database.SqliteError && problem.code.startsWith('SQLITE_BUSY');
    throw busy ? new FolderServed(folder) : new DatabaseProblem(problem);
  }
}
