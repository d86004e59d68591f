import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqlite } from '../store/sqlite.ts';
import { type AttackName, ATTACKS } from './attacks.ts';
import { addLongTable, type LongTable } from './long-table.ts';
import { Neighbours } from './neighbours.ts';
import { goAhead, type Order } from './go-ahead.ts';
import { firstThreadOf, memoryOf, processorOf, type ProcessorTime } from './process-figures.ts';
import type { Ordered } from './siege-attacker.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';

/** Built code is run in processes of their own, also when the source is tested: Node 20 runs no TypeScript. */
const ATTACKER = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../dist/testing/siege-attacker.js' : './siege-attacker.js',
    import.meta.url,
  ),
);

export interface SiegePlan {
  readonly folder: string;
  /** Records of the long tables. */
  readonly records: number;
  /** Tables of two that play on meanwhile. */
  readonly neighbours: number;
  /** Each attack comes in so many slices of so many seconds, a calm and a control as long with each. */
  readonly slices: number;
  readonly seconds: number;
  /** Only these attacks; all of them if there are none. */
  readonly only?: readonly AttackName[];
  /** The servers and the neighbours go before everything else on the machine, where it lets us (`goAhead`): for figures. */
  readonly ahead?: Order;
  /** A folder for a profile of the neighbours' server, if one is wanted. It costs everyone some time. */
  readonly profile?: string;
  readonly progress?: (line: Attacked) => void;
}

/** How the neighbours fared, and their server. */
export interface Fared {
  /** Milliseconds from a move to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  readonly moves: number;
  /** Processor time of the neighbours' server, in milliseconds a second. */
  readonly processor: number;
  /** The same of the thread that serves. */
  readonly serving: ProcessorTime;
}

/**
 * How an attack went, for the neighbours. All three come in turns, so that they meet the machine in the same minute: `calm`, nobody attacks; `control`, the same attacker does the
 * same to *another* server on the same machine; `during`, to the server that the neighbours play at. What a control costs the neighbours is the price of sharing
 * processors and a disk with the attack; what the attack costs them beyond that, they wait for a stranger in their server.
 */
export interface Attacked {
  readonly attack: AttackName;
  readonly calm: Fared;
  readonly control: Fared;
  readonly during: Fared;
  /** Megabytes that the server takes, at most. */
  readonly memory: number;
  /** When the slices of the attack were: from, to, in microseconds of the machine's own clock. */
  readonly slices: readonly (readonly [number, number])[];
  /** What the attacker got done, at the other server and at this one. */
  readonly done: { readonly control: number; readonly during: number };
}

/** A server with long tables in it; the other one has the same, under the same keys. */
interface Besieged {
  readonly server: SpawnedServer;
  readonly other: SpawnedServer;
  readonly neighbours: Neighbours;
  readonly attacker: ChildProcess;
  readonly tables: { readonly open: LongTable; readonly hidden: LongTable };
}

/** Servers as people run them, with long tables in them, and everything that one address may do to one within the default limits. */
export async function siege(plan: SiegePlan): Promise<readonly Attacked[]> {
  const { records, seconds, progress } = plan;
  const folders = [join(plan.folder, 'one'), join(plan.folder, 'other')] as const;
  const store = await openSqlite(folders[0]);
  const tables = {
    open: await addLongTable(store, 'saucers', records),
    hidden: await addLongTable(store, 'cups', records),
  };
  await store.close();
  cpSync(folders[0], folders[1], { recursive: true });
  const server = await spawnBesieged(folders[0], records, profiling(plan.profile));
  const other = await spawnBesieged(folders[1], records);
  const neighbours = new Neighbours(server.url);
  const { ahead: order } = plan;
  const processes = [server.process.pid, other.process.pid, process.pid];
  const ahead = order !== undefined && processes.every((pid) => goAhead(pid, order));
  const attacker = fork(ATTACKER, { execArgv: [], env: { ...process.env, STEP_BACK: ahead ? '' : '1' } });
  const results: Attacked[] = [];
  try {
    await neighbours.open(plan.neighbours);
    await rest(seconds * 1000); // what runs often is compiled by then: calm is not the calm of a start
    for (const attack of plan.only ?? ATTACKS) {
      const measured = await underAttack({ server, other, neighbours, attacker, tables }, attack, plan);
      results.push(measured);
      progress?.(measured);
    }
    if (neighbours.lost > 0) throw new Error(`${neighbours.lost} neighbours lost their connection`);
    if (neighbours.refused > 0) throw new Error(`${neighbours.refused} moves of neighbours were refused`);
  } finally {
    attacker.kill('SIGKILL');
    await neighbours.stop();
    await Promise.all([plan.profile === undefined ? server.kill() : server.stop(), other.kill()]);
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

function spawnBesieged(folder: string, records: number, flags: readonly string[] = []): Promise<SpawnedServer> {
  const settings = { ARBITRE_DATA: folder, ARBITRE_LOG: 'error', SHIPPED_GAMES: '1' };
  return spawnServer({ ...settings, ...DEFAULTS, ARBITRE_RECORDS: String(records * 10) }, undefined, flags);
}

/** Node's flags for a profile in a folder, a sample every quarter of a millisecond. */
function profiling(folder: string | undefined): readonly string[] {
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=250'];
}

/** Milliseconds after a slice of an attack in which nothing is measured: what it left under way is not calm. */
const SETTLING = 500;

/** Microseconds of the machine's own clock. */
const now = (): number => Number(process.hrtime.bigint()) / 1000;

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Calm, control and attack take turns, and the last two which of them comes first. */
async function underAttack(
  { server, other, neighbours, attacker, tables }: Besieged,
  attack: AttackName,
  { slices: count, seconds }: SiegePlan,
): Promise<Attacked> {
  const watched = (): Watched => new Watched(server, neighbours);
  const [calm, control, during] = [watched(), watched(), watched()];
  const done = { control: 0, during: 0 };
  const milliseconds = seconds * 1000;
  for (let round = 0; round < count; round++) {
    await calm.watch(() => rest(milliseconds));
    const turns = [
      { kind: 'control', target: other, seen: control },
      { kind: 'during', target: server, seen: during },
    ] as const;
    for (const { kind, target, seen } of round % 2 === 0 ? turns : turns.toReversed()) {
      await seen.watch(async () => {
        done[kind] += await attackFrom(attacker, { url: target.url, tables, attack, round, milliseconds });
      });
      await rest(SETTLING);
    }
  }
  const fared = { calm: calm.fared(), control: control.fared(), during: during.fared() };
  return { attack, ...fared, memory: during.memory, slices: during.slices, done };
}

/** What is seen of the neighbours and their server in all slices of one kind. */
class Watched {
  memory = 0;
  readonly slices: (readonly [number, number])[] = [];
  readonly #pid: number;
  readonly #neighbours: Neighbours;
  readonly #latencies: number[] = [];
  #processor = 0;
  #serving: ProcessorTime = { busy: 0, waited: 0 };
  #seconds = 0;

  constructor({ process: { pid = 0 } }: SpawnedServer, neighbours: Neighbours) {
    this.#pid = pid;
    this.#neighbours = neighbours;
  }

  async watch(act: () => Promise<void>): Promise<void> {
    this.#neighbours.measured();
    const start = now();
    const before = { all: processorOf(this.#pid), serving: firstThreadOf(this.#pid) };
    const look = (): void => {
      this.memory = Math.max(this.memory, memoryOf(this.#pid));
    };
    const looking = setInterval(look, 50);
    await act().finally(() => clearInterval(looking));
    look();
    const { busy, waited } = firstThreadOf(this.#pid);
    this.#processor += processorOf(this.#pid) - before.all;
    this.#serving = {
      busy: this.#serving.busy + busy - before.serving.busy,
      waited: this.#serving.waited + waited - before.serving.waited,
    };
    this.#seconds += (now() - start) / 1e6;
    this.slices.push([start, now()]);
    this.#latencies.push(...this.#neighbours.measured());
  }

  fared(): Fared {
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    const each = (milliseconds: number): number => milliseconds / this.#seconds;
    const { busy, waited } = this.#serving;
    return {
      p50: at(0.5),
      p99: at(0.99),
      moves: sorted.length,
      processor: each(this.#processor),
      serving: { busy: each(busy), waited: each(waited) },
    };
  }
}

/** What one address does, in a process of its own: the neighbours' clocks do not wait for it. */
async function attackFrom(attacker: ChildProcess, ordered: Ordered): Promise<number> {
  attacker.send(ordered);
  const [done] = (await once(attacker, 'message')) as [number]; // by `siege-attacker.ts`
  return done;
}
