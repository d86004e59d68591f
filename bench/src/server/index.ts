import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../../../apps/server/dist/testing/index.js';
import { appendsPerSecond } from './appends.ts';
import { boardgame, boardgameBare } from './boardgame.ts';
import { durable, echo } from './ceilings.ts';
import { colyseus } from './colyseus.ts';
import type { Contestant } from './contestant.ts';
import { loadInTurns, type Measured } from './load.ts';
import { memoryPerTable } from './memory.ts';
import { oursBare, oursWith } from './ours-bare.ts';
import { oursWithCups } from './ours.ts';

/** Real games under load, one scenario each. */
const SCENARIOS = ['donjon-d10/the-dungeon'];

/** Another build of ours, by the folder of its copy of the project. */
function otherBuild(folder: string): Contestant {
  const ours = oursBare('SQLite');
  const module = pathToFileURL(resolve(folder, 'bench/dist/server', ours.module)).href;
  return { ...ours, name: `${ours.name}, ${basename(folder)}`, module };
}

/**
 * `npm run bench -- server [--quick] [--against=CHECKOUT]`: acknowledged moves a second and their latency at tables of two clients, ours beside
 * other servers doing the same, beside the bare ceilings and, if asked, beside another build of ours, all in one run on one machine.
 */
export async function benchServer(quick: boolean, against: string | null): Promise<void> {
  const seconds = quick ? 2 : 10;
  console.log(`The table server: ${versions().join(', ')}`);
  console.log(
    `durable appends a second: ${whole(appendsPerSecond(1, seconds / 2))} at 1 row a commit, ${whole(appendsPerSecond(50, seconds / 2))} at 50\n`,
  );
  const postgres = await startPostgres();
  try {
    for (const tables of quick ? [50] : [50, 500]) {
      console.log(
        `${tables} tables of two clients, each move waits for its acknowledgement; the servers of a list take turns`,
      );
      const bare: readonly Contestant[] = [
        echo,
        durable,
        oursBare('SQLite'),
        ...(against === null ? [] : [otherBuild(against)]),
        oursBare('PostgreSQL', { DATABASE_URL: await postgres.database(`load_${tables}`) }),
        ...(await Promise.all(SCENARIOS.map((scenario) => oursWith(scenario, 'SQLite')))),
        boardgameBare,
      ];
      print('bare clients: sockets that do as little as they can', await loadInTurns(bare, tables, seconds), [
        echo,
        durable,
        boardgameBare,
      ]);
      print(
        'own clients: two clients of that server at each table, as an app has them',
        await loadInTurns([oursWithCups('SQLite'), colyseus, boardgame], tables, seconds),
        [boardgame],
      );
    }
  } finally {
    await postgres.stop();
  }
  const [tables, moves] = quick ? [50, 20] : [300, 50];
  const memory = await memoryPerTable(tables, moves);
  console.log(
    `memory a table (${moves} moves played): ${kilobytes(memory.awake)} awake with two people connected, ${kilobytes(memory.sleeping)} asleep`,
  );
}

/** A table of results, each beside the rates of those it is compared with. */
function print(clients: string, results: readonly Measured[], others: readonly Contestant[]): void {
  const rateOf = (other: Contestant): number =>
    results.find(({ contestant }) => contestant === other)?.rate ?? Number.NaN;
  const heads = ['server', 'moves/s', 'p50 ms', 'p99 ms', 'server µs/move', ...others.map(({ name }) => `÷ ${name}`)];
  console.log(`${clients}\n| ${heads.join(' | ')} |`);
  console.log(
    `| --- | ${heads
      .slice(1)
      .map(() => '---:')
      .join(' | ')} |`,
  );
  for (const { contestant, rate, p50, p99, cpu } of results) {
    const figures = [whole(rate), p50.toFixed(1), p99.toFixed(1), whole(cpu)];
    const ratios = others.map((other) => (rate / rateOf(other)).toFixed(2));
    console.log(`| ${[contestant.name, ...figures, ...ratios].join(' | ')} |`);
  }
  console.log(`${results.map(({ contestant: { name, does } }) => `- ${name}: ${does}`).join('\n')}\n`);
}

function versions(): readonly string[] {
  return ['ws', 'libsql', 'boardgame.io', '@colyseus/core', 'colyseus.js'].map((name) => `${name} ${versionOf(name)}`);
}

/** Not every package lets its description be imported, so it is looked for where the package would be. */
function versionOf(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name, 'package.json')).find((file) => existsSync(file));
  return found === undefined ? '?' : (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version; // every package has one
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

function kilobytes(bytes: number): string {
  return `${(Math.max(0, bytes) / 1024).toFixed(1)} kB`;
}
