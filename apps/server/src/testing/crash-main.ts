import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crash } from './crash.ts';

/** `npm run crash -w apps/server [-- INSTANTS [SEED]]`: the long form of the crash test. */
const instants = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const data = mkdtempSync(join(tmpdir(), 'arbitre-crash-'));
console.log(`${instants} kill -9 under load, 10 tables of two, seed ${seed}`);
const checked = await crash({
  data,
  instants,
  tables: 10,
  seed,
  progress: (instant, acknowledged) => {
    if (instant % 10 === 0) console.log(`  ${instant} kills, ${acknowledged} moves acknowledged`);
  },
});
rmSync(data, { recursive: true });
console.log(
  `${checked.tables} tables, ${checked.acknowledged} acknowledged moves, ${checked.entries} in the logs, ${checked.wrong.length} promises broken`,
);
for (const line of checked.wrong) console.log(`  ${line}`);
process.exit(checked.wrong.length === 0 ? 0 : 1);
