import { join } from 'node:path';
import Database from 'libsql';
import type { ServerOptions } from '../options.ts';
import { makeFolder } from './make-folder.ts';
import { DatabaseProblem, openStore } from './open.ts';
import type { Store } from './store.ts';

/** Another server serves the same embedded database: each would keep tables in memory that the other changes. */
export class FolderServed extends Error {
  readonly code = 'ERR_FOLDER_SERVED';

  constructor(folder: string) {
    super(`${folder} is served by another process; several processes share a PostgreSQL database instead`);
  }
}

/** The database that the options ask for, to be served: an embedded one by nobody else. */
export async function openServed(options: Pick<ServerOptions, 'databaseUrl' | 'data'>, node: string): Promise<Store> {
  if (options.databaseUrl !== '') return openStore(options, node);
  const release = holdFolder(options.data);
  const store = await openStore(options, node).catch((problem: unknown) => {
    release();
    throw problem;
  });
  return {
    ...store,
    async close() {
      await store.close();
      release();
    },
  };
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
