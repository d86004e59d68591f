import type { ServerOptions } from '../options.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The database the options ask for. */
export function openStore(
  { databaseUrl, data }: Pick<ServerOptions, 'databaseUrl' | 'data'>,
  node = '',
): Promise<Store> {
  return databaseUrl === '' ? openSqlite(data) : openPostgres(databaseUrl, node);
}
