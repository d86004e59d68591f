import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startPostgres } from '@arbitre/server/testing';
import { appendsPerSecond } from './appends.ts';
import { boardgame, boardgameBare } from './boardgame.ts';
import { durable, echo } from './ceilings.ts';
import { colyseus } from './colyseus.ts';
import type { Contestant } from './contestant.ts';
import { load, type Measured } from './load.ts';
import { memoryPerTable } from './memory.ts';
import { oursBare, oursWith } from './ours-bare.ts';
import { oursWithCups } from './ours.ts';

/** Real games under load, one scenario each. */
const SCENARIOS = ['donjon-d10/the-dungeon'];

/**
 * `npm run bench -- server [--quick]`: acknowledged moves a second and their latency at tables of two clients, ours beside
 * other servers doing the same and beside the bare ceilings, all in one run on one machine.
 */
export async function benchServer(quick: boolean): Promise<void> {
  const seconds = quick ? 2 : 6;
  console.log(`The table server: ${versions().join(', ')}`);
  console.log(
    `durable appends a second: ${whole(appendsPerSecond(1, seconds / 2))} at 1 row a commit, ${whole(appendsPerSecond(50, seconds / 2))} at 50\n`,
  );
  const postgres = await startPostgres();
  try {
    for (const tables of quick ? [50] : [50, 500]) {
      const contestants: Contestant[] = [
        echo,
        durable,
        oursBare('SQLite'),
        oursBare('PostgreSQL', { DATABASE_URL: await postgres.database(`load_${tables}`) }),
        ...(await Promise.all(SCENARIOS.map((scenario) => oursWith(scenario, 'SQLite')))),
        boardgameBare,
        oursWithCups('SQLite'),
        colyseus,
        boardgame,
      ];
      const results: Measured[] = [];
      for (const contestant of contestants) results.push(await load(contestant, tables, seconds));
      print(tables, results);
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

function print(tables: number, results: readonly Measured[]): void {
  const rateOf = ({ name, clients }: Contestant): number =>
    results.find(({ contestant }) => contestant.name === name && contestant.clients === clients)?.rate ?? Number.NaN;
  console.log(`${tables} tables of two clients, each move waits for its acknowledgement`);
  console.log(
    '| server | clients | moves/s | p50 ms | p99 ms | server µs/move | of echo | of durable ceiling | × boardgame.io |',
  );
  console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const { contestant, rate, p50, p99, cpu } of results) {
    const cells = [
      contestant.name,
      contestant.clients,
      whole(rate),
      p50.toFixed(1),
      p99.toFixed(1),
      whole(cpu),
      percent(rate / rateOf(echo)),
      percent(rate / rateOf(durable)),
      (rate / rateOf({ ...boardgame, clients: contestant.clients })).toFixed(1),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const what = new Map(results.map(({ contestant }) => [contestant.name, contestant.does]));
  console.log([...what].map(([name, does]) => `- ${name}: ${does}`).join('\n'));
  console.log(
    'own: two clients of that server at each table, as an app has them; bare: sockets that do as little as they can\n',
  );
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

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

function kilobytes(bytes: number): string {
  return `${(Math.max(0, bytes) / 1024).toFixed(1)} kB`;
}
