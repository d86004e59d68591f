import { DatabaseProblem } from '@arbitre/server';
import type { ServerOptions } from '@arbitre/server/options';
import { BadInput, complaint } from '../bad-input.ts';

/** A database that does not open is a matter of options, said as such; null for any other problem. */
export function noDatabase(
  problem: unknown,
  { databaseUrl, data }: Pick<ServerOptions, 'databaseUrl' | 'data'>,
): BadInput | null {
  if (!(problem instanceof DatabaseProblem)) return null;
  const where = databaseUrl === '' ? data : 'PostgreSQL'; // its address may hold a password
  const why = problem.cause instanceof Error ? problem.cause.message : problem.message;
  return new BadInput(
    complaint('no-database', {
      fr: `La base de données (${where}) ne s’ouvre pas\u202f: ${why}. --data et --database-url disent laquelle ouvrir.`,
      en: `The database (${where}) does not open: ${why}. --data and --database-url say which one to open.`,
    }),
  );
}
