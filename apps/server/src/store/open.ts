import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerOptions } from '../options.ts';
import { openPostgres } from './postgres.ts';
import { DATABASE_FILE, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The database that was asked for cannot be opened: not there, not ours to open, or not a database. */
export class DatabaseProblem extends Error {
  readonly code = 'ERR_DATABASE';
  /** What went wrong first, as the system or the database says it. */
  readonly reason: string;

  constructor(cause: unknown) {
    const reason = reasonOf(cause);
    super(`the database cannot be opened: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** The folder holds no embedded database. */
export class DatabaseMissing extends DatabaseProblem {}

/** Pages of the embedded database are not what was written. */
export class DatabaseDamaged extends DatabaseProblem {
  constructor(damage: readonly string[]) {
    super(new Error(`it is damaged (${damage.slice(0, 3).join('; ')})`));
  }
}

type Database = Pick<ServerOptions, 'databaseUrl' | 'data'>;

/** The database the options ask for. An embedded one is created when there is none. */
export async function openStore({ databaseUrl, data }: Database): Promise<Store> {
  try {
    return await (databaseUrl === '' ? openSqlite(data) : openPostgres(databaseUrl));
  } catch (problem) {
    throw new DatabaseProblem(problem);
  }
}

/** The same for whoever only reads: nothing is created. */
export async function openExisting(database: Database): Promise<Store> {
  const file = join(database.data, DATABASE_FILE);
  if (database.databaseUrl === '' && !existsSync(file)) throw new DatabaseMissing(`there is no ${file}`);
  return openStore(database);
}

function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  if (problem.cause !== undefined) return reasonOf(problem.cause);
  return problem.message === '' && 'code' in problem ? String(problem.code) : problem.message;
}
