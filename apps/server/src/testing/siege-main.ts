import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../store/sqlite.ts';
import { costsOf } from './costs.ts';
import { addLongTable } from './long-table.ts';
import { type Attacked, siege } from './siege.ts';

/**
 * `npm run siege -w apps/server [-- RECORDS [SECONDS [SLICES]]]`: what one address may do to a server within its limits, and how the others fare meanwhile. Each attack comes
 * in slices with as long a calm before each; the ratio is the p99 of all moves in its slices by the p99 of all moves in the calms between them.
 */
const [records = 100_000, seconds = 3, slices = 4] = process.argv.slice(2).map(Number);
const NEIGHBOURS = 25;
/** Times the calm p99 that others may wait under attack. */
const GOAL = 1.5;
const folder = mkdtempSync(join(tmpdir(), 'arbitre-siege-'));
const store = await openSqlite(join(folder, 'costs'));
for (const game of ['saucers', 'cups'] as const) {
  const hides = game === 'cups' ? 'that hides things' : 'that hides nothing';
  console.log(`processor time on a table of ${records} records ${hides}:`);
  for (const { act, processor } of await costsOf(store, await addLongTable(store, game, records)))
    console.log(`  ${act}: ${processor.toFixed(1)} ms`);
}
await store.close();
console.log(
  `${NEIGHBOURS} tables play on while one address attacks, ${slices} times ${seconds} s with as long a calm before each; long tables of ${records} records`,
);
console.log(
  '| attack | done | others’ moves, calm / attack | p50 ms | p99 ms | p99 ÷ calm | server MB | server CPU ms/s |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
const ratio = ({ calm, during }: Attacked): number => during.p99 / calm.p99;
const both = (calm: number, during: number, digits: number): string =>
  `${calm.toFixed(digits)} / ${during.toFixed(digits)}`;
const progress = (line: Attacked): void => {
  const { attack, done, calm, during, memory } = line;
  const figures = [
    done,
    both(calm.moves, during.moves, 0),
    both(calm.p50, during.p50, 1),
    both(calm.p99, during.p99, 1),
    ratio(line).toFixed(2),
    Math.round(memory),
    both(calm.processor, during.processor, 0),
  ];
  console.log(`| ${attack} | ${figures.join(' | ')} |`);
};
const results = await siege({
  folder: join(folder, 'siege'),
  records,
  neighbours: NEIGHBOURS,
  seconds,
  slices,
  progress,
});
rmSync(folder, { recursive: true });
const met = results.filter((line) => ratio(line) <= GOAL).length;
console.log(
  `${met} of ${results.length} within ${GOAL} times the calm p99; worst ${Math.max(...results.map(ratio)).toFixed(2)}`,
);
process.exit(0);
