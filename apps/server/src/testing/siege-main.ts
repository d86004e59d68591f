import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '../store/sqlite.ts';
import { ATTACKS } from './attacks.ts';
import { costsOf } from './costs.ts';
import { addLongTable } from './long-table.ts';
import { type Attacked, type Fared, siege } from './siege.ts';
import { type Profile, turnsOf } from './turns.ts';

/**
 * `npm run siege -w apps/server [-- RECORDS [SECONDS [SLICES]] [--only=WORD] [--turns] [--serving-first]]`: what one address may do to a server within its limits, and how the others fare meanwhile. Each attack comes
 * in slices, and with each of them a calm and a control of the same length, in which the same attacker does the same to another server on the same machine. `÷ control` is the p99 of all
 * moves in the attack's slices by that in the controls: what the others wait for the stranger in their server. `÷ calm` also holds what a machine of few processors costs everyone on it.
 * The servers and the players go before everything else on the machine where that is allowed (as root on Linux): neither other work nor the attacker's own counts, but what the server does for it.
 * `--turns` profiles the server that the others play at and prints what the longest turns of its event loop were spent with; its figures are not to be compared with others.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { turns: { type: 'boolean' }, only: { type: 'string' }, 'serving-first': { type: 'boolean' } },
});
const [records = 100_000, seconds = 3, slices = 4] = positionals.map(Number);
const NEIGHBOURS = 25;
/** Turns that are printed of each attack. */
const LONGEST = 12;
/** Times the p99 of the control that others may wait under attack. */
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
  `${NEIGHBOURS} tables play on while one address attacks, ${slices} times ${seconds} s with a calm and a control as long for each; long tables of ${records} records`,
);
console.log('of three figures: calm / control (the same attack on another server of this machine) / attack');
const COLUMNS = [
  'attack',
  'done, control / attack',
  'others’ moves',
  'p50 ms',
  'p99 ms',
  'p99 ÷ control',
  'p99 ÷ calm',
  'serving thread busy ms/s',
  'waits for a processor ms/s',
  'server MB',
];
console.log(`| ${COLUMNS.join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(COLUMNS.length - 1)}`);

const overControl = ({ control, during }: Attacked): number => during.p99 / control.p99;
const overCalm = ({ calm, during }: Attacked): number => during.p99 / calm.p99;
const progress = (line: Attacked): void => {
  const all = (figure: (fared: Fared) => number, digits: number): string =>
    [line.calm, line.control, line.during].map((fared) => figure(fared).toFixed(digits)).join(' / ');
  const figures = [
    line.attack,
    `${line.done.control} / ${line.done.during}`,
    all(({ moves }) => moves, 0),
    all(({ p50 }) => p50, 1),
    all(({ p99 }) => p99, 1),
    overControl(line).toFixed(2),
    overCalm(line).toFixed(2),
    all(({ serving }) => serving.busy, 0),
    all(({ serving }) => serving.waited, 0),
    Math.round(line.memory),
  ];
  console.log(`| ${figures.join(' | ')} |`);
};
const results = await siege({
  folder: join(folder, 'siege'),
  records,
  neighbours: NEIGHBOURS,
  seconds,
  slices,
  ahead: values['serving-first'] ? 'serving-first' : 'equals',
  only: ATTACKS.filter((attack) => attack.includes(values.only ?? '')),
  progress,
  ...(values.turns && { profile: folder }),
});
if (values.turns) for (const line of turnsUnder(readProfile(folder), results)) console.log(line);
rmSync(folder, { recursive: true });
for (const [against, ratio] of Object.entries({ control: overControl, calm: overCalm })) {
  const ratios = results.map(ratio);
  const within = ratios.filter((each) => each <= GOAL).length;
  console.log(
    `${within} of ${ratios.length} within ${GOAL} times the p99 of the ${against}; worst ${Math.max(...ratios).toFixed(2)}`,
  );
}
process.exit(0);

/** The profile of the thread that serves: the longest, for other threads leave theirs beside it. */
function readProfile(from: string): Profile {
  const files = readdirSync(from).filter((name) => name.endsWith('.cpuprofile'));
  const profiles = files.map((name) => JSON.parse(readFileSync(join(from, name), 'utf8')) as Profile); // Node's own
  const [first] = profiles.toSorted((a, b) => a.startTime - b.startTime); // other threads began later
  if (first === undefined) throw new Error('the server left no profile');
  return first;
}

function turnsUnder(profile: Profile, attacks: readonly Attacked[]): readonly string[] {
  const turns = turnsOf(profile);
  const ms = (microseconds: number): string => (microseconds / 1000).toFixed(1);
  return attacks.flatMap(({ attack, slices: spans }) => {
    const within = turns.filter(({ start }) => spans.some(([from, to]) => start >= from && start <= to));
    const longest = within.toSorted((a, b) => b.length - a.length).slice(0, LONGEST);
    return [
      `${attack}: ${within.length} turns, the longest in ms:`,
      ...longest.flatMap(({ length, collecting, stacks }) => [
        `  ${ms(length)}, collecting garbage ${ms(collecting)}`,
        ...stacks.slice(0, 4).map((spent) => `    ${ms(spent.length)} ${spent.stack}`),
      ]),
    ];
  });
}
