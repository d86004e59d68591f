import pg from 'pg';
import { openPostgres } from '../store/postgres.ts';
import { startPostgres } from './temporary-postgres.ts';

/**
 * `npm run commits -w apps/server`: commits a second of many writers on one PostgreSQL, with the notice inside the transaction that appends, as it once
 * was, and without it, as it is; the two take turns.
 */
const APPEND = `INSERT INTO entries (game, seq, at, body)
  SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[]) ON CONFLICT DO NOTHING RETURNING game, seq`;
const STATEMENTS = {
  with: `WITH added AS (${APPEND}), told AS (
    SELECT pg_notify('arbitre', string_agg(game || ':' || seq, ' ')) FROM added HAVING count(*) > 0
  ) SELECT added.game, added.seq FROM added, (SELECT count(*) FROM told) AS notified`,
  without: APPEND,
} as const;
const TURN = 2_500;
const TURNS = 4;

const postgres = await startPostgres();
const url = await postgres.database('commits');
await (await openPostgres(url)).close();
const connected = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};
for (const writers of [16, 32]) {
  const clients = await Promise.all(Array.from({ length: writers }, connected));
  const listeners = await Promise.all(Array.from({ length: 4 }, connected));
  for (const listener of listeners) await listener.query('LISTEN arbitre');
  const rates = { with: [] as number[], without: [] as number[] };
  for (let turn = 0; turn < TURNS; turn++)
    for (const name of ['with', 'without'] as const) {
      const end = performance.now() + TURN;
      let commits = 0;
      const write = async (client: pg.Client, index: number): Promise<void> => {
        const game = `${writers}-${turn}-${name}-${index}`;
        for (let seq = 1; performance.now() < end; seq++, commits++)
          await client.query({ name, text: STATEMENTS[name], values: [[game], [seq], [1], [`"${'x'.repeat(200)}"`]] });
      };
      await Promise.all(clients.map(write));
      rates[name].push(Math.round((commits * 1000) / TURN));
    }
  console.log(
    `${writers} writers, commits/s: ${rates.with.join(' ')} with the notice, ${rates.without.join(' ')} without`,
  );
  await Promise.all([...clients, ...listeners].map((client) => client.end()));
}
await postgres.stop();
