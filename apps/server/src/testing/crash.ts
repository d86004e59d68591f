import { SeededChance } from '@arbitre/kernel';
import { type Checked, Crowd } from './crowd.ts';
import { freePort } from './free-port.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';

export interface CrashPlan {
  /** Folder of the database. */
  readonly data: string;
  readonly instants: number;
  readonly tables: number;
  readonly seed: number;
  /** Told after each one. */
  readonly progress?: (instant: number, acknowledged: number) => void;
}

/**
 * Tables play without pause; at random instants the server is killed without warning and started again on the same
 * database. At the end every move that was acknowledged must be there, once, and every table must have gone on.
 */
export async function crash({ data, instants, tables, seed, progress }: CrashPlan): Promise<Checked> {
  const chance = new SeededChance(seed);
  const port = await freePort();
  const start = (): Promise<SpawnedServer> => spawnServer({ ARBITRE_DATA: data, ARBITRE_PORT: String(port) });
  let server = await start();
  const crowd = new Crowd(() => `http://127.0.0.1:${port}`);
  try {
    await crowd.open(tables);
    for (let instant = 1; instant <= instants; instant++) {
      await crowd.together();
      const before = crowd.acknowledged;
      await new Promise((resolve) => setTimeout(resolve, 1 + chance.int(120)));
      await server.kill();
      progress?.(instant, crowd.acknowledged);
      if (instant % 20 === 0 && crowd.acknowledged === before) throw new Error('nobody plays: the test tests nothing');
      server = await start();
    }
    await crowd.together();
    const before = crowd.tables.map(({ acknowledged }) => acknowledged.length);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await crowd.stop();
    const stuck = crowd.tables.filter(({ acknowledged }, index) => acknowledged.length === before[index]);
    const checked = await crowd.check();
    return { ...checked, wrong: [...checked.wrong, ...stuck.map(({ made }) => `${made.table}: did not go on`)] };
  } finally {
    crowd.close();
    await server.kill();
  }
}
