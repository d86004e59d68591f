import type { ServerOptions } from '../options.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The database that was asked for cannot be opened: not there, not ours to open, or not a database. */
export class DatabaseProblem extends Error {
  readonly code = 'ERR_DATABASE';

  constructor(cause: unknown) {
    super(`the database cannot be opened: ${reason(cause)}`, { cause });
  }
}

/** The database the options ask for. */
export async function openStore(
  { databaseUrl, data }: Pick<ServerOptions, 'databaseUrl' | 'data'>,
  node = '',
): Promise<Store> {
  try {
    return await (databaseUrl === '' ? openSqlite(data) : openPostgres(databaseUrl, node));
  } catch (problem) {
    throw new DatabaseProblem(problem);
  }
}

/** What went wrong first. */
function reason(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  if (problem.cause !== undefined) return reason(problem.cause);
  return problem.message === '' && 'code' in problem ? String(problem.code) : problem.message;
}
