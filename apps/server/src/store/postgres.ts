import { Kysely, PostgresDialect } from 'kysely';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** The channel on which servers tell one another what they appended. */
export const CHANNEL = 'arbitre';

/** Longest list of changes in one notification; PostgreSQL allows 8000 bytes. */
const MOST_ROWS = 200;

/** One statement is one transaction and one round trip; it tells the other servers if and only if it commits. */
const APPEND = `
  WITH added AS (
    INSERT INTO entries (game, seq, at, body)
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
    ON CONFLICT DO NOTHING
    RETURNING game, seq
  ), told AS (
    SELECT pg_notify('${CHANNEL}', $5 || string_agg(game || ':' || seq, ' ')) FROM added HAVING count(*) > 0
  )
  SELECT added.game, added.seq FROM added, (SELECT count(*) FROM told) AS notified`;

/**
 * A PostgreSQL server that any number of processes share. `node` names this process in its notifications. A crowd of
 * rows is sorted by key, so that two processes never wait for each other's rows crosswise.
 */
export async function openPostgres(url: string, node: string): Promise<Store> {
  const { default: pg } = await import('pg'); // an embedded database does without it
  pg.types.setTypeParser(pg.types.builtins.INT8, Number); // times in milliseconds and counts stay far below 2^53
  const pool = new pg.Pool({ connectionString: url, max: 8, options: '-c synchronous_commit=on' });
  pool.on('error', () => {}); // an idle connection broke; the next query opens another or reports why it cannot
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db).catch(async (problem: unknown) => {
    await db.destroy(); // or its connections would keep the process alive
    throw problem;
  });
  return {
    kind: 'postgres',
    db,
    async append(rows) {
      const sorted = rows.toSorted((a, b) => (a.game < b.game ? -1 : a.game > b.game ? 1 : a.seq - b.seq));
      const added = new Set<string>();
      for (let from = 0; from < sorted.length; from += MOST_ROWS) {
        const part = sorted.slice(from, from + MOST_ROWS);
        const columns = [
          part.map((row) => row.game),
          part.map((row) => row.seq),
          part.map((row) => row.at),
          part.map((row) => row.body),
        ];
        const result = await pool.query<{ game: string; seq: number }>({
          name: 'append',
          text: APPEND,
          values: [...columns, `${node} `],
        });
        for (const { game, seq } of result.rows) added.add(`${game}:${seq}`);
      }
      return rows.map(({ game, seq }) => added.has(`${game}:${seq}`));
    },
    async write(queries) {
      await db.transaction().execute(async (transaction) => {
        for (const query of queries) await transaction.executeQuery(query);
      });
    },
    close: () => db.destroy(),
  };
}
