import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Two clients at one table of a running server. */
export interface LoadTable {
  /** Makes the next move possible, outside what is timed: a game that is over is begun again. */
  prepare?(): Promise<void>;
  /** Plays one move by whoever's turn it is; resolves when its player has been told. */
  move(): Promise<void>;
  /** Moves that both clients have heard of. */
  heard(): number;
  close(): void;
}

/** One server under load: how it is started, and how a table of it is opened. */
export interface Contestant {
  readonly name: string;
  /** What it does for a move, for the table of results. */
  readonly does: string;
  /** The module that serves, beside this one or by its whole address, and its environment. */
  readonly module: string;
  readonly environment?: Readonly<Record<string, string>>;
  open(port: number, index: number): Promise<LoadTable>;
}

/** A server in a process of its own. */
export interface Serving {
  readonly port: number;
  /** Processor time it has used, in milliseconds. */
  cpu(): number;
  /** Bytes in use, in its heap and in buffers beside it, once everything unused is collected; only of a server that answers this. */
  inUse(): Promise<number>;
  stop(): Promise<void>;
}

/** Ticks of the kernel's clock a second, on every Linux that runs Node. */
const TICKS = 100;

/** Starts a module that sends its port once it listens. */
export async function serve({ module, environment }: Pick<Contestant, 'module' | 'environment'>): Promise<Serving> {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-bench-'));
  const child: ChildProcess = fork(fileURLToPath(new URL(`${module}.js`, import.meta.url)), [], {
    env: { ...process.env, NODE_ENV: 'production', BENCH_FOLDER: folder, ...environment },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    cpu() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS; // utime and stime
    },
    async inUse() {
      child.send('in use?');
      const [{ inUse }] = (await once(child, 'message')) as [{ inUse: number }]; // from `listening` below
      return inUse;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Where a forked server may write; removed once it has stopped. */
export function benchFolder(): string {
  const { BENCH_FOLDER: folder } = process.env;
  if (!folder) throw new Error('this server is started by the bench, which gives it a folder (BENCH_FOLDER)');
  return folder;
}

/** Says to whoever forked this process that it listens. */
export function listening(port: number): void {
  process.send?.({ port });
  process.on('message', () => {
    globalThis.gc?.();
    setTimeout(() => {
      globalThis.gc?.(); // buffers are given back some time after their owners
      const { heapUsed, external } = process.memoryUsage();
      process.send?.({ inUse: heapUsed + external });
    }, 200);
  });
  process.on('disconnect', () => process.exit(0));
}
