import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, as it runs for people: built code, real sockets, its own memory to lose. */
export interface SpawnedServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything it has logged. */
  log(): string;
  /** SIGTERM, and its exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL: no goodbye. */
  kill(): Promise<void>;
}

/** Wide limits, so that tests meet only those they ask for. */
const WIDE = {
  ARBITRE_HOST: '127.0.0.1',
  ARBITRE_PORT: '0',
  ARBITRE_LOG: 'warn',
  ARBITRE_BOT_DELAY: '0',
  ARBITRE_RATE: '100000',
  ARBITRE_BURST: '100000',
  ARBITRE_HTTP_RATE: '1000000',
  ARBITRE_CREATE_RATE: '1000000',
  ARBITRE_CONNECTIONS: '100000',
  ARBITRE_TALK: '1000000',
  ARBITRE_TABLES_EACH: '1000000',
  ARBITRE_LISTED_EACH: '1000000',
};

/** Built code of ours; or of another build, so that tests can be seen to fail there. */
const SERVE = process.env.ARBITRE_SERVE ?? fileURLToPath(new URL('../../dist/testing/serve.js', import.meta.url));

/** Starts one and waits until it listens. Built code is run: `tsc -b` comes first. `serve`: that of another build; `flags`: Node's. */
export async function spawnServer(
  settings: Readonly<Record<string, string>>,
  serve = SERVE,
  flags: readonly string[] = [],
): Promise<SpawnedServer> {
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [...flags, serve], {
    env: { ...inherited, ...WIDE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // the channel tells it when we are gone
  });
  const exited = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /^listening (\S+)$/m.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the server stopped with ${code} before it listened:\n${output}`)));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await exited;
  };
  return {
    url,
    process: child,
    log: () => output,
    async stop() {
      await end('SIGTERM');
      return child.exitCode;
    },
    kill: () => end('SIGKILL'),
  };
}
