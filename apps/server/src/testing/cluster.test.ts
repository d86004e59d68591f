import { SeededChance } from '@arbitre/kernel';
import { HttpClient, type TableClient } from '@arbitre/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Crowd } from './crowd.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { codeOf, connect, openTable, takeSeat, until } from './table.ts';
import { startPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let postgres: TemporaryPostgres;
let url: string;
let servers: SpawnedServer[] = [];
const open: TableClient[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database('cluster');
  servers = await Promise.all([0, 1, 2].map(() => spawnServer({ DATABASE_URL: url }))); // all three migrate at once
});

afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await postgres.stop();
});

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
  test('one server is killed in mid-game: its players come back on another, nothing is lost', async () => {
    const chance = new SeededChance(20_261_115);
    const alive = (): readonly SpawnedServer[] =>
      servers.filter(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null);
    const crowd = new Crowd(() => alive()[chance.int(alive().length)]?.url ?? '');
    await crowd.open(8);
    await until(() => crowd.acknowledged > 400, 'some play', 30_000);
    await servers[2]?.kill();
    const before = crowd.tables.map(({ acknowledged }) => acknowledged.length);
    await until(
      () => crowd.tables.every(({ acknowledged }, index) => acknowledged.length > (before[index] ?? 0) + 10),
      'every table to go on',
      30_000,
    );
    await crowd.stop();
    const checked = await crowd.check();
    crowd.close();
    expect(checked.wrong).toEqual([]);
    expect(checked.acknowledged).toBe(checked.entries);
  });
});
