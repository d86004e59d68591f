import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Chosen by the first process of a run, and handed to the others through their environment. */
process.env['E2E_PORT'] ??= `${await freePort()}`;
const PORT = Number(process.env['E2E_PORT']);
export const ADDRESS = `http://127.0.0.1:${PORT}`;

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** More tables, words and connections of one address than people have. */
const MANY = { connections: '100000', tablesEach: '100000', listedEach: '100000', talk: '100000' };

/** The real server on the real page, with a database of its own; returns how to stop it. */
export async function serve(): Promise<() => Promise<void>> {
  const page = fileURLToPath(new URL('../dist/index.html', import.meta.url));
  if (!existsSync(page)) throw new Error('the page is not built: run `npm run build -w apps/web` first');
  const { readOptions, startServer } = await import('@arbitre/server');
  const data = await mkdtemp(`${tmpdir()}/arbitre-e2e-`);
  const plenty = { botDelay: '50', createRate: '100000', httpRate: '1000000', rate: '1000', burst: '1000', ...MANY };
  const options = readOptions({}, { port: `${PORT}`, host: '127.0.0.1', data, log: 'error', ...plenty });
  if (!options.ok) throw new Error(`the server refuses ${options.option.flag} ${options.found}`);
  const server = await startServer(options.value);
  return async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  };
}

/** The server as people start it, in a process of its own that can be killed. */
export async function arbitreServe(port: number) {
  const data = await mkdtemp(`${tmpdir()}/arbitre-e2e-`);
  const main = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));
  const options = ['--port', `${port}`, '--host', '127.0.0.1', '--data', data, '--log', 'error', '--rate', '1000'];
  let child: ChildProcess | null = null;
  const start = async () => {
    child = spawn(process.execPath, [main, 'serve', ...options], { stdio: 'inherit' });
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) await new Promise((next) => setTimeout(next, 50));
  };
  const kill = async () => {
    const gone = child === null ? null : once(child, 'exit');
    child?.kill('SIGKILL');
    await gone;
    child = null;
  };
  const stop = async () => {
    await kill();
    await rm(data, { recursive: true, force: true });
  };
  await start();
  return { start, kill, stop };
}
