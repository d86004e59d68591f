import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crash } from './crash.ts';
import { startPostgres } from './temporary-postgres.ts';

/** `npm run crash -w apps/server [-- INSTANTS [SEED]] [--postgres]`: the long form of the crash test. */
const [instants = 200, seed = Date.now() % 1_000_000] = process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number);
const postgres = process.argv.includes('--postgres') ? await startPostgres() : null;
const data = mkdtempSync(join(tmpdir(), 'arbitre-crash-'));
const database = postgres === null ? { ARBITRE_DATA: data } : { DATABASE_URL: await postgres.database('crash') };
console.log(
  `${instants} kill -9 under load, 10 tables of two, ${postgres === null ? 'SQLite' : 'PostgreSQL'}, seed ${seed}`,
);
const checked = await crash({
  database,
  instants,
  tables: 10,
  seed,
  progress: (instant, acknowledged) => {
    if (instant % 10 === 0) console.log(`  ${instant} kills, ${acknowledged} moves acknowledged`);
  },
});
await postgres?.stop();
rmSync(data, { recursive: true });
console.log(
  `${checked.tables} tables, ${checked.acknowledged} acknowledged moves, ${checked.entries} in the logs, ${checked.wrong.length} promises broken`,
);
for (const line of checked.wrong) console.log(`  ${line}`);
process.exit(checked.wrong.length === 0 ? 0 : 1);
