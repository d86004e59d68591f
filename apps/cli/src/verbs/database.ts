import { DatabaseMissing, DatabaseProblem } from '@arbitre/server';
import type { ServerOptions } from '@arbitre/server/options';
import { BadInput, complaint } from '../bad-input.ts';

/** A database that does not open is a matter of options, said as such; null for any other problem. */
export function noDatabase(
  problem: unknown,
  { databaseUrl, data }: Pick<ServerOptions, 'databaseUrl' | 'data'>,
): BadInput | null {
  if (!(problem instanceof DatabaseProblem)) return null;
  if (problem instanceof DatabaseMissing)
    return new BadInput(
      complaint('no-database', {
        fr: `Il n’y a pas de base de données dans ${data}. --data et --database-url disent laquelle ouvrir.`,
        en: `There is no database in ${data}. --data and --database-url say which one to open.`,
      }),
    );
  const where = databaseUrl === '' ? data : 'PostgreSQL'; // its address may hold a password
  return new BadInput(
    complaint('no-database', {
      fr: `La base de données (${where}) ne s’ouvre pas\u202f: ${problem.reason}. --data et --database-url disent laquelle ouvrir.`,
      en: `The database (${where}) does not open: ${problem.reason}. --data and --database-url say which one to open.`,
    }),
  );
}
