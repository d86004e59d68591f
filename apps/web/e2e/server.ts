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

interface Kept {
  /** The database of an earlier server. */
  readonly data?: string;
  /** Leave the database for a later one. */
  readonly keep?: boolean;
}

/** The real server on the real page, with a database of its own; returns how to stop it, and where its database is. */
export async function serve(port = PORT, { data: given, keep = false }: Kept = {}): Promise<() => Promise<string>> {
  const page = fileURLToPath(new URL('../dist/index.html', import.meta.url));
  if (!existsSync(page)) throw new Error('the page is not built: run `npm run build -w apps/web` first');
  const { readOptions, startServer } = await import('@arbitre/server');
  const data = given ?? (await mkdtemp(`${tmpdir()}/arbitre-e2e-`));
  const plenty = { botDelay: '50', createRate: '100000', httpRate: '1000000', rate: '1000', burst: '1000' };
  const options = readOptions({}, { port: `${port}`, host: '127.0.0.1', data, log: 'error', ...plenty });
  if (!options.ok) throw new Error(`the server refuses ${options.option.flag} ${options.found}`);
  const server = await startServer(options.value);
  return async () => {
    await server.stop();
    if (!keep) await rm(data, { recursive: true, force: true });
    return data;
  };
}
