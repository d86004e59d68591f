import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SeededChance } from '@arbitre/kernel';
import { HttpClient, type TableClient } from '@arbitre/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../store/store.ts';
import { toRow } from '../table/stored-record.ts';
import { Crowd } from './crowd.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { codeOf, connect, openTable, takeSeat, until } from './table.ts';
import { startPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

let postgres: TemporaryPostgres;
let url: string;
let servers: SpawnedServer[] = [];
const open: TableClient[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database('cluster');
  servers = await Promise.all([0, 1, 2, 3].map(() => spawnServer({ DATABASE_URL: url }))); // all four migrate at once
});

afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await postgres.stop();
});

/** Does something with a store of its own; `act` is code. In a process of its own: the test runner loads `pg` in its own way. */
async function withStore(act: string, argument = ''): Promise<void> {
  const store = fileURLToPath(new URL('../../dist/store/postgres.js', import.meta.url));
  const kysely = import.meta.resolve('kysely');
  const script = `import { openPostgres } from ${JSON.stringify(store)};
    import { sql } from ${JSON.stringify(kysely)};
    const store = await openPostgres(process.argv[1]);
    ${act}
    await store.close();`;
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, url, argument], {
    env: environment,
    stdio: 'inherit',
  });
  expect((await once(child, 'exit'))[0]).toBe(0);
}

/** Puts a record into the database, and not a word of it on the bus. */
function appendSilently(row: Row): Promise<void> {
  return withStore('await store.append([JSON.parse(process.argv[2])]);', JSON.stringify(row));
}

function at(index: number): string {
  return servers[index]?.url ?? '';
}

async function across() {
  const made = await openTable(at(0));
  const keys = { red: await takeSeat(at(0), made, 'red'), blue: await takeSeat(at(1), made, 'blue') };
  const red = await connect(at(0), made.table, keys.red);
  const blue = await connect(at(1), made.table, keys.blue);
  open.push(red, blue);
  await until(() => red.table.phase === 'playing' && blue.table.phase === 'playing', 'the game to begin on both');
  return { made, keys, red, blue };
}

describe('several servers on one PostgreSQL', () => {
  test('a move on one is told on the others; any seat on any server', async () => {
    const { made, red, blue } = await across();
    const watching = await connect(at(2), made.table, made.watch);
    open.push(watching);
    expect(codeOf(await red.play({ do: 'roll' }))).toBe('ok');
    await until(() => blue.entries.length === 1 && watching.entries.length === 1, 'the move to cross');
    expect(codeOf(await blue.play({ do: 'pass' }))).toBe('ok');
    await until(() => red.entries.length === 2 && watching.entries.length === 2, 'the answer to cross');
    expect(watching.entries.map(({ hash }) => hash)).toEqual(red.entries.map(({ hash }) => hash));
  });
  test('who is present is known on every server', async () => {
    const { red, blue } = await across();
    await until(() => red.present.includes('blue') && blue.present.includes('red'), 'presence to cross');
    blue.close();
    await until(() => !red.present.includes('blue'), 'the leaving to cross');
  });
  test('the same seat on two servers at once: one command wins, the other is stale', async () => {
    const { made, keys, red, blue } = await across();
    const twin = await connect(at(2), made.table, keys.red);
    open.push(twin);
    for (let round = 0; round < 15; round++) {
      await until(() => twin.table.seq === red.table.seq && red.table.seq === blue.table.seq, 'all to be even');
      const replies = await Promise.all([red.play({ do: 'pass' }), twin.play({ do: 'roll' })]);
      expect(replies.map(codeOf).sort()).toEqual(['ok', 'stale']);
      await until(() => twin.table.seq === red.table.seq && red.table.seq === blue.table.seq, 'all to be even');
      expect(codeOf(await blue.play({ do: 'pass' }))).toBe('ok');
    }
  });
  test('a key revoked on one server opens nothing on another', async () => {
    const { made, keys, red } = await across();
    const left = await new HttpClient(at(1)).call('leave', { table: made.table, seat: 'red', token: keys.red });
    expect(left.ok).toBe(true);
    await until(() => red.status.is === 'closed', 'the key to stop working elsewhere');
  });
  test('a move whose server died before it could tell is found by the others', async () => {
    const { made, red, blue } = await across();
    const { seq } = blue.table;
    const body = { kind: 'said', from: 'red', text: 'nobody was told' } as const;
    await appendSilently(toRow(made.table, { seq: seq + 1, at: Date.now(), body }));
    await until(() => red.table.seq > seq && blue.table.seq > seq, 'both to find it');
  });
  test('no query waits for ever: PostgreSQL itself ends one that takes too long', async () => {
    await withStore(`const { rows } = await sql\`SHOW statement_timeout\`.execute(store.db);
      if (rows[0].statement_timeout !== '10s') throw new Error(JSON.stringify(rows));`);
  });
  test('of four servers one is killed and one frozen in mid-game: their players come back on the others, nothing is lost', async () => {
    const chance = new SeededChance(20_261_115);
    let reachable: readonly SpawnedServer[] = servers;
    const crowd = new Crowd(() => reachable[chance.int(reachable.length)]?.url ?? '');
    await crowd.open(8);
    await until(() => crowd.acknowledged > 300, 'some play', 60_000);
    const goOn = async (): Promise<void> => {
      const before = crowd.tables.map(({ acknowledged }) => acknowledged.length);
      const everyTable = (): boolean =>
        crowd.tables.every(({ acknowledged }, index) => acknowledged.length > (before[index] ?? 0) + 10);
      await until(everyTable, 'every table to go on', 60_000);
    };
    reachable = servers.slice(0, 3);
    await servers[3]?.kill();
    await goOn();
    reachable = servers.slice(0, 2);
    servers[2]?.process.kill('SIGSTOP'); // it holds its sockets and its connections, and does nothing
    await goOn();
    servers[2]?.process.kill('SIGCONT'); // and wakes up to a world that went on without it
    await goOn();
    await crowd.stop();
    const checked = await crowd.check();
    crowd.close();
    expect(checked.wrong).toEqual([]);
    expect(checked.acknowledged).toBe(checked.entries);
  });
});
