import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbitre-serve-'));
  const first = '{"format":"arbitre-backup","version":1}\n';
  const sha256 = createHash('sha256').update(first).digest('hex');
  await writeFile(join(folder, 'empty.jsonl'), `${first}{"games":0,"entries":0,"sha256":"${sha256}"}\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command line to its end. */
async function arbitre(...args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: folder, env: { ...process.env, LC_ALL: 'C' } });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, out, err };
}

test('serve answers on the port it prints, and stops in order when asked', async () => {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', 'served'], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  let address = '';
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const entry: unknown = JSON.parse(line);
      const url = typeof entry === 'object' && entry !== null && 'url' in entry ? String(entry.url) : '';
      if (url === '') continue;
      address = url;
      expect((await fetch(`${url}/health`)).status).toBe(200);
      child.kill('SIGTERM');
    }
    if (child.exitCode === null) await once(child, 'close');
    expect(child.exitCode).toBe(0);
    expect(said).toBe(`Arbitre is served: open ${address}\n`); // one plain line, beside a log that nobody asked for
  } finally {
    child.kill('SIGKILL');
  }
});

test('npm start stops in order with the npm that started it', async () => {
  const npm = spawn('npm', ['start', '--', '--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'by-npm')], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    shell: process.platform === 'win32', // npm is a script there
  });
  let url = '';
  let stopped = false;
  try {
    for await (const line of createInterface({ input: npm.stdout })) {
      stopped ||= line.includes('"msg":"stopped"');
      if (url !== '' || !line.includes('"msg":"serving"')) continue;
      url = /"url":"([^"]+)"/.exec(line)?.[1] ?? '';
      npm.kill('SIGTERM');
    }
  } finally {
    npm.kill('SIGKILL');
  }
  expect(stopped).toBe(true);
  await expect(fetch(`${url}/health`)).rejects.toThrow();
});

test('a taken port is said plainly', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, err } = await arbitre('serve', '--host', '127.0.0.1', '--port', String(port), '--data', 'taken');
  taken.close();
  expect(code).toBe(2);
  expect(err).toContain(`Port ${port} is already taken. Try --port ${port + 1}`);
});

test('folders that are not there are refused, with what was expected', async () => {
  const serve = ['serve', '--port', '0', '--data', 'folders'];
  expect(await arbitre(...serve, '--scenarios', 'nope')).toMatchObject({
    code: 2,
    err: '--scenarios: found “nope”, expected a folder of scenarios\n',
  });
  expect(await arbitre(...serve, '--web', 'nope', '--lang', 'fr')).toMatchObject({
    code: 2,
    err: '--web\u202f: trouvé «\u202fnope\u202f», attendu un dossier de pages avec un index.html\n',
  });
});

test('a database that does not open is said plainly, in both languages', async () => {
  await writeFile(join(folder, 'a-file'), 'hello\n');
  for (const args of [
    ['serve', '--port', '0'],
    ['restore', 'empty.jsonl'],
  ]) {
    const english = await arbitre(...args, '--data', join('a-file', 'data'));
    expect([english.code, english.out]).toEqual([2, '']);
    expect(english.err).toContain('does not open: ');
    const french = await arbitre(...args, '--data', join('a-file', 'data'), '--lang', 'fr');
    expect(french.err).toContain('ne s’ouvre pas\u202f: ');
  }
  const unreachable = ['serve', '--port', '0', '--database-url', 'postgres://127.0.0.1:1/games'];
  expect(await arbitre(...unreachable)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^The database \(PostgreSQL\) does not open: .*ECONNREFUSED/) as unknown,
  });
});

describe('backup and restore', () => {
  test('what was kept comes back into an empty database, once', async () => {
    expect(await arbitre('restore', 'empty.jsonl', '--data', 'one')).toMatchObject({ code: 0 });
    expect(await arbitre('backup', 'all.jsonl', '--data', 'one')).toMatchObject({
      code: 0,
      out: 'Kept 0 tables and 0 entries in all.jsonl.\n',
    });
    expect(await arbitre('restore', 'all.jsonl', '--data', 'two')).toMatchObject({ code: 0 });
  });

  test('a folder without a database is not backed up, and stays as it was', async () => {
    expect(await arbitre('backup', 'none.jsonl', '--data', 'wrong')).toMatchObject({
      code: 2,
      err: 'There is no database in wrong. --data and --database-url say which one to open.\n',
    });
    expect([existsSync(join(folder, 'wrong')), existsSync(join(folder, 'none.jsonl'))]).toEqual([false, false]);
  });

  test('what is not a regular file is not replaced by a backup', async () => {
    const door = createServer().listen(join(folder, 'door'));
    await once(door, 'listening');
    const { code, err } = await arbitre('backup', 'door', '--data', 'one');
    expect([code, err]).toEqual([2, 'door: this is not a regular file\n']);
    expect(statSync(join(folder, 'door')).isSocket()).toBe(true);
    door.close();
  });

  test('a missing, foreign or damaged file is refused and nothing is written', async () => {
    await writeFile(join(folder, 'other.txt'), 'hello\n');
    const whole = await readFile(join(folder, 'all.jsonl'), 'utf8');
    await writeFile(join(folder, 'cut.jsonl'), whole.slice(0, -20));
    expect(await arbitre('restore', 'none.jsonl')).toMatchObject({
      code: 2,
      err: 'none.jsonl: there is no such file\n',
    });
    expect(await arbitre('restore', 'other.txt')).toMatchObject({
      code: 2,
      err: 'other.txt: this file is not a backup of Arbitre\n',
    });
    expect(await arbitre('restore', 'cut.jsonl')).toMatchObject({
      code: 2,
      err: 'cut.jsonl: this backup is damaged or incomplete\n',
    });
  });

  test('an option that makes no sense says what it is for', async () => {
    expect(await arbitre('serve', '--port', 'http')).toMatchObject({
      code: 2,
      err: '--port <number> (ARBITRE_PORT): port to listen on, up to 65535; 0 for a free one; found “http”\n',
    });
    expect(await arbitre('serve', '--log', 'loud', '--lang', 'fr')).toMatchObject({
      code: 2,
      err: expect.stringContaining('trouvé «\u202floud\u202f»'),
    });
  });
});
