import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { openSqlite } from '../store/sqlite.ts';
import { addLongTable } from './long-table.ts';
import { type AttackName, ATTACKS } from './attacks.ts';
import type { Ordered } from './siege-attacker.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { openTable, takeSeat } from './table.ts';

/** Built code is run in threads, also when the source is tested: Node 20 runs no TypeScript there. */
const ATTACKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/testing/siege-attacker.js' : './siege-attacker.js',
  import.meta.url,
);

export interface SiegePlan {
  readonly folder: string;
  /** Records of the long tables. */
  readonly records: number;
  /** Tables of two that play on meanwhile. */
  readonly neighbours: number;
  /** Each attack comes in so many slices of so many seconds, a calm as long before each. */
  readonly slices: number;
  readonly seconds: number;
  readonly progress?: (line: Attacked) => void;
}

/** How the neighbours fared. */
export interface Fared {
  /** Milliseconds from a move to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  readonly moves: number;
  /** Processor time of the server, in milliseconds a second. */
  readonly processor: number;
}

/** How an attack went, for the neighbours, beside the calm between its slices: both meet the machine in the same minute. */
export interface Attacked {
  readonly attack: AttackName;
  readonly calm: Fared;
  readonly during: Fared;
  /** Megabytes that the server takes, at most. */
  readonly memory: number;
  /** What the attacker got done. */
  readonly done: number;
}

/** Milliseconds between the moves of a table, at least and at most: well within what a seat may ask (`DEFAULTS`), however fast the server is. */
const PAUSE = { least: 35, most: 65 };

/** Ordinary people: each table plays a move every so often, and notes how long it took. */
class Neighbours {
  readonly #url: string;
  readonly #sockets: WebSocket[] = [];
  #latencies: number[] = [];
  #playing = true;
  #tables: Promise<void>[] = [];
  lost = 0;
  refused = 0;

  constructor(url: string) {
    this.#url = url;
  }

  async open(count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      const text = 'game: saucers\ntarget: 1000000\nrounds: 1000000\n';
      const made = await openTable(this.#url, { from: { kind: 'scenario', text } });
      const keys = [await takeSeat(this.#url, made, 'red'), await takeSeat(this.#url, made, 'blue')];
      const sockets = [];
      for (const key of keys) {
        const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/socket`);
        socket.on('close', () => {
          if (this.#playing) this.lost++;
        });
        await once(socket, 'open');
        socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: made.table, token: key }));
        sockets.push(socket);
      }
      this.#sockets.push(...sockets);
      this.#tables.push(this.#play(sockets));
    }
  }

  /** What was measured since it was last asked. */
  measured(): readonly number[] {
    return this.#latencies.splice(0);
  }

  async stop(): Promise<void> {
    this.#playing = false;
    for (const socket of this.#sockets) socket.terminate();
    await Promise.all(this.#tables);
  }

  async #play(sockets: readonly WebSocket[]): Promise<void> {
    let tip = 3;
    let acknowledged: (() => void) | null = null;
    let asked = '';
    for (const socket of sockets)
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as {
          t: string;
          records?: { kind: string; seq: number; id?: string }[];
        }; // the server's own
        for (const { kind, seq, id } of message.records ?? []) {
          if (kind === 'played' || kind === 'began') tip = Math.max(tip, seq);
          if (id === asked) acknowledged?.(); // not the move before, which the other one may hear of late
        }
        if (message.t === 'refused') this.refused++;
      });
    for (let move = 0; this.#playing; move++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE.least + ((move * 7919) % (PAUSE.most - PAUSE.least))));
      const start = performance.now();
      const done = new Promise<void>((resolve) => {
        acknowledged = resolve;
      });
      asked = `calm-${move}`.padEnd(8, '-');
      sockets[move % 2]?.send(JSON.stringify({ t: 'play', id: asked, after: tip, command: { do: 'pass' } }));
      await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 30_000).unref())]);
      this.#latencies.push(performance.now() - start);
    }
  }
}

/** A server as people run it, with long tables in it, and everything that one address may do to it within the default limits. */
export async function siege(plan: SiegePlan): Promise<readonly Attacked[]> {
  const { folder, records, neighbours: count, seconds, progress } = plan;
  const store = await openSqlite(folder);
  const [open, hidden] = [await addLongTable(store, 'saucers', records), await addLongTable(store, 'cups', records)];
  await store.close();
  const server = await spawnServer({
    ARBITRE_DATA: folder,
    ARBITRE_LOG: 'error',
    SHIPPED_GAMES: '1',
    ...DEFAULTS,
    ARBITRE_RECORDS: String(records * 10),
  });
  const neighbours = new Neighbours(server.url);
  const thread = new Worker(ATTACKER, { workerData: { url: server.url, open, hidden }, execArgv: [] });
  const results: Attacked[] = [];
  try {
    await neighbours.open(count);
    await rest(seconds * 1000); // what runs often is compiled by then: calm is not the calm of a start
    for (const attack of ATTACKS) {
      const measured = await underAttack(server, neighbours, thread, attack, plan);
      results.push(measured);
      progress?.(measured);
    }
    if (neighbours.lost > 0) throw new Error(`${neighbours.lost} neighbours lost their connection`);
    if (neighbours.refused > 0) throw new Error(`${neighbours.refused} moves of neighbours were refused`);
  } finally {
    await thread.terminate();
    await neighbours.stop();
    await server.kill();
  }
  return results;
}

/** The limits that people meet by default; neighbours come from another address than the attacker. */
const DEFAULTS = {
  ARBITRE_RATE: '20',
  ARBITRE_BURST: '60',
  ARBITRE_HTTP_RATE: '600',
  ARBITRE_CREATE_RATE: '30',
  ARBITRE_CONNECTIONS: '100',
  ARBITRE_TALK: '30',
  ARBITRE_BOT_DELAY: '600',
};

/** Milliseconds after a slice of an attack in which nothing is measured: what it left under way is not calm. */
const SETTLING = 500;

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The calm and the attack take turns. */
async function underAttack(
  server: SpawnedServer,
  neighbours: Neighbours,
  thread: Worker,
  attack: AttackName,
  { slices, seconds }: SiegePlan,
): Promise<Attacked> {
  const [calm, during] = [new Watched(server, neighbours), new Watched(server, neighbours)];
  let done = 0;
  for (let round = 0; round < slices; round++) {
    await calm.watch(() => rest(seconds * 1000));
    await during.watch(async () => {
      done += await attackFrom(thread, { attack, round, milliseconds: seconds * 1000 });
    });
    await rest(SETTLING);
  }
  return { attack, calm: calm.fared(), during: during.fared(), memory: during.memory, done };
}

/** What is seen of the neighbours and the server in all slices of one kind. */
class Watched {
  memory = 0;
  readonly #server: SpawnedServer;
  readonly #neighbours: Neighbours;
  readonly #latencies: number[] = [];
  #processor = 0;
  #seconds = 0;

  constructor(server: SpawnedServer, neighbours: Neighbours) {
    this.#server = server;
    this.#neighbours = neighbours;
  }

  async watch(act: () => Promise<void>): Promise<void> {
    this.#neighbours.measured();
    const start = performance.now();
    const before = processorOf(this.#server);
    const look = (): void => {
      this.memory = Math.max(this.memory, memoryOf(this.#server));
    };
    const looking = setInterval(look, 50);
    await act().finally(() => clearInterval(looking));
    look();
    this.#processor += processorOf(this.#server) - before;
    this.#seconds += (performance.now() - start) / 1000;
    this.#latencies.push(...this.#neighbours.measured());
  }

  fared(): Fared {
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return { p50: at(0.5), p99: at(0.99), moves: sorted.length, processor: this.#processor / this.#seconds };
  }
}

/** What one address does, in a thread of its own: the neighbours' clocks do not wait for it. */
async function attackFrom(thread: Worker, ordered: Ordered): Promise<number> {
  thread.postMessage(ordered);
  const [done] = (await once(thread, 'message')) as [number]; // by `siege-attacker.ts`
  return done;
}

/** Megabytes that a process takes. */
function memoryOf({ process: { pid } }: SpawnedServer): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(found) / 1024;
}

/** Processor time that a process has used, in milliseconds. */
function processorOf({ process: { pid } }: SpawnedServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10; // ticks of a hundredth of a second, in the process and for it
}
