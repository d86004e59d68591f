import { type Contestant, type LoadTable, serve } from './contestant.ts';

export interface Measured {
  readonly contestant: Contestant;
  readonly tables: number;
  /** Acknowledged moves a second. */
  readonly rate: number;
  /** Milliseconds from a move to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for one move, in microseconds. */
  readonly cpu: number;
  readonly memory: number;
}

/** Seconds until code is compiled and caches are full; the same for everyone. */
const WARM_UP = 10;

/** Every table plays move after move, each waiting for its acknowledgement, for `seconds` after a warm-up. */
export async function load(contestant: Contestant, tables: number, seconds: number): Promise<Measured> {
  const server = await serve(contestant);
  const opened: LoadTable[] = [];
  try {
    await inGroups(tables, async (index) => void opened.push(await contestant.open(server.port, index)));
    await playFor(opened, WARM_UP);
    const cpu = server.cpu();
    const start = performance.now();
    const latencies = await playFor(opened, seconds);
    const elapsed = (performance.now() - start) / 1000;
    const spent = server.cpu() - cpu;
    const memory = server.memory();
    await checkHeard(opened, contestant.name);
    latencies.sort((a, b) => a - b);
    const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
    return {
      contestant,
      tables,
      rate: latencies.length / elapsed,
      p50: at(0.5),
      p99: at(0.99),
      cpu: (spent * 1000) / latencies.length,
      memory,
    };
  } finally {
    for (const table of opened) table.close();
    await server.stop();
  }
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
