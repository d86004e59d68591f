import { type Contestant, type LoadTable, serve, type Serving } from './contestant.ts';

export interface Measured {
  readonly contestant: Contestant;
  /** Acknowledged moves a second. */
  readonly rate: number;
  /** Milliseconds from a move to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for one move, in microseconds. */
  readonly cpu: number;
}

/** Seconds until code is compiled and caches are full; the same for everyone. */
const WARM_UP = 8;

/** A server with its tables, and what it has done so far. */
interface Running {
  readonly contestant: Contestant;
  readonly server: Serving;
  readonly tables: readonly LoadTable[];
  readonly latencies: number[];
  seconds: number;
  cpu: number;
}

/**
 * Every table plays move after move, each waiting for its acknowledgement. The servers take turns of a second, so that all
 * of them meet the machine in its good and in its bad moments; one that waits for its turn does nothing.
 */
export async function loadInTurns(
  contestants: readonly Contestant[],
  tables: number,
  turns: number,
): Promise<readonly Measured[]> {
  const running: Running[] = [];
  try {
    for (const contestant of contestants) running.push(await start(contestant, tables));
    for (const { tables: opened } of running) await playFor(opened, WARM_UP);
    for (let turn = 0; turn < turns; turn++) for (const one of running) await takeTurn(one);
    for (const { contestant, tables: opened } of running) await checkHeard(opened, contestant.name);
    return running.map(measured);
  } finally {
    for (const { server, tables: opened } of running) {
      for (const table of opened) table.close();
      await server.stop();
    }
  }
}

async function start(contestant: Contestant, count: number): Promise<Running> {
  const server = await serve(contestant);
  const tables: LoadTable[] = [];
  await inGroups(count, async (index) => void tables.push(await contestant.open(server.port, index)));
  return { contestant, server, tables, latencies: [], seconds: 0, cpu: 0 };
}

async function takeTurn(one: Running): Promise<void> {
  const cpu = one.server.cpu();
  const start = performance.now();
  for (const latency of await playFor(one.tables, 1)) one.latencies.push(latency);
  one.seconds += (performance.now() - start) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 50)); // what it does after its last answer is its own time too
  one.cpu += one.server.cpu() - cpu;
}

function measured({ contestant, latencies, seconds, cpu }: Running): Measured {
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    contestant,
    rate: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    cpu: (cpu * 1000) / latencies.length,
  };
}

/** Does something so many times, a few at once. */
export async function inGroups(count: number, act: (index: number) => Promise<void>): Promise<void> {
  const AT_ONCE = 10;
  for (let from = 0; from < count; from += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => act(from + index));
    await Promise.all(group);
  }
}

const played = new WeakMap<LoadTable, number>();

async function playFor(tables: readonly LoadTable[], seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const latencies: number[] = [];
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end) {
        if (table.prepare !== undefined) await table.prepare();
        const sent = performance.now();
        await table.move();
        latencies.push(performance.now() - sent);
        played.set(table, (played.get(table) ?? 0) + 1);
      }
    }),
  );
  return latencies;
}

/** A server that is fast because it tells nobody would win otherwise. */
async function checkHeard(tables: readonly LoadTable[], name: string): Promise<void> {
  for (const table of tables) {
    for (let attempt = 0; table.heard() < (played.get(table) ?? 0); attempt++) {
      if (attempt > 200)
        throw new Error(
          `${name}: ${played.get(table)} moves were acknowledged, the other client heard ${table.heard()}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
