import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Most rows in one statement. */
const MOST_ROWS = 500;

/** Milliseconds that a query may take, by PostgreSQL's clock, and by ours when it does not answer at all. */
const LONGEST_QUERY = 10_000;
const LONGEST_SILENCE = 12_000;
const CONNECT_WITHIN = 5_000;

/**
 * One statement is one transaction and one round trip. It tells nobody: a transaction that notifies is committed alone in the whole
 * cluster, one after the other. The bus tells of it afterwards.
 */
const APPEND = `
  INSERT INTO entries (game, seq, at, body)
  SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
  ON CONFLICT DO NOTHING
  RETURNING game, seq`;

/**
 * A PostgreSQL server that any number of processes share. A crowd of rows is sorted by key, so that two processes never wait
 * for each other's rows crosswise.
 */
export async function openPostgres(url: string): Promise<Store> {
  const { default: pg } = await import('pg'); // an embedded database does without it
  pg.types.setTypeParser(pg.types.builtins.INT8, Number); // times in milliseconds and counts stay far below 2^53
  await migrated(new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_WITHIN }));
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: LONGEST_SILENCE,
    options: `-c synchronous_commit=on -c statement_timeout=${LONGEST_QUERY}`,
  });
  pool.on('error', () => {}); // an idle connection broke; the next query opens another or reports why it cannot
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    lanes: 3,
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
          values: columns,
        });
        for (const { game, seq } of result.rows) added.add(`${game}:${seq}`);
      }
      return rows.map(({ game, seq }) => added.has(`${game}:${seq}`));
    },
    settled: async () => {}, // what can be read there is on its disk
    async write(queries) {
      await db.transaction().execute(async (transaction) => {
        for (const query of queries) await transaction.executeQuery(query);
      });
    },
    async size() {
      const { rows } = await sql<{ size: number }>`SELECT pg_database_size(current_database()) AS size`.execute(db);
      return rows[0]?.size ?? 0;
    },
    othersWrote: async () => Date.now(), // there is always someone
    close: () => db.destroy(),
  };
}

/** Brings the schema up to date, however long that takes. */
async function migrated(pool: Pool): Promise<void> {
  pool.on('error', () => {}); // the query that it breaks under reports it
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db).finally(() => db.destroy()); // or its connections would keep the process alive
}
