import { SeededChance } from '@arbitre/kernel';
import { type Checked, Crowd } from './crowd.ts';
import { freePort } from './free-port.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { until } from './table.ts';

export interface CrashPlan {
  /** The setting that names the database: `ARBITRE_DATA` or `DATABASE_URL`. */
  readonly database: Readonly<Record<string, string>>;
  readonly instants: number;
  readonly tables: number;
  readonly seed: number;
  /** Told after each one. */
  readonly progress?: (instant: number, acknowledged: number) => void;
}

/** Every so many times the server lives until every table has gone on: killed whenever the first has, it might never get to the longest. */
const EVERYONE = 5;

/**
 * Tables play without pause; at random instants the server is killed without warning and started again on the same
 * database. At the end every move that was acknowledged must be there, once, and every table must have gone on.
 */
export async function crash({ database, instants, tables, seed, progress }: CrashPlan): Promise<Checked> {
  const chance = new SeededChance(seed);
  const port = await freePort();
  const start = (): Promise<SpawnedServer> => spawnServer({ ...database, ARBITRE_PORT: String(port) });
  let server = await start();
  const crowd = new Crowd(() => `http://127.0.0.1:${port}`);
  try {
    await crowd.open(tables);
    for (let instant = 1; instant <= instants; instant++) {
      await crowd.together();
      if (instant % EVERYONE === 0) await everyTableGoesOn(crowd);
      const before = crowd.acknowledged;
      await until(() => crowd.acknowledged > before, 'play to go on', 60_000); // an idle server would prove nothing
      await new Promise((resolve) => setTimeout(resolve, chance.int(120)));
      await server.kill();
      progress?.(instant, crowd.acknowledged);
      server = await start();
    }
    await crowd.together();
    await everyTableGoesOn(crowd);
    await crowd.stop();
    return await crowd.check();
  } finally {
    crowd.close();
    await server.kill();
  }
}

async function everyTableGoesOn({ tables }: Crowd): Promise<void> {
  const before = tables.map(({ acknowledged }) => acknowledged.length);
  const goesOn = (): boolean => tables.every(({ acknowledged }, index) => acknowledged.length > (before[index] ?? 0));
  await until(goesOn, 'every table to go on');
}
