import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../store/sqlite.ts';
import { costsOf } from './costs.ts';
import { addLongTable } from './long-table.ts';
import { type Attacked, siege } from './siege.ts';

/** `npm run siege -w apps/server [-- RECORDS [SECONDS]]`: what one address may do to a server within its limits, and how the others fare meanwhile. */
const [records = 100_000, seconds = 8] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'arbitre-siege-'));
const store = await openSqlite(join(folder, 'costs'));
for (const game of ['saucers', 'cups'] as const) {
  const hides = game === 'cups' ? 'that hides things' : 'that hides nothing';
  console.log(`processor time on a table of ${records} records ${hides}:`);
  for (const { act, processor } of await costsOf(store, await addLongTable(store, game, records)))
    console.log(`  ${act}: ${processor.toFixed(1)} ms`);
}
await store.close();
console.log(`20 tables play on while one address attacks for ${seconds} s each; long tables of ${records} records`);
console.log('| attack | done | others’ moves | p50 ms | p99 ms | ÷ calm p99 | server MB | server CPU ms/s |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
let calm = Number.NaN;
const progress = ({ attack, done, moves, p50, p99, memory, processor }: Attacked): void => {
  if (attack === 'calm') calm = p99;
  const figures = [
    done,
    moves,
    p50.toFixed(1),
    p99.toFixed(1),
    (p99 / calm).toFixed(2),
    Math.round(memory),
    Math.round(processor),
  ];
  console.log(`| ${attack} | ${figures.join(' | ')} |`);
};
const results = await siege({ folder: join(folder, 'siege'), records, neighbours: 20, seconds, progress });
rmSync(folder, { recursive: true });
const worst = Math.max(...results.map(({ p99 }) => p99 / calm));
console.log(`worst: ${worst.toFixed(2)} times the calm p99`);
process.exit(0);
