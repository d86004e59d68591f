import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadGames } from '@arbitre/referee/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ran, runHere } from './testing/fake-shell.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbitre-tables-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** In this process: what is tried are the verbs, not how long a process takes to start. */
async function arbitre(...args: readonly string[]): Promise<Ran> {
  return runHere([...args, '--lang', 'en'], { cwd: folder, games: await loadGames(['donjon-d10']) });
}

/** A server that has had one table of one seat, begun; and its address. */
async function served(): Promise<string> {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', 'data'], {
    cwd: folder,
  });
  let table = '';
  for await (const line of createInterface({ input: child.stdout })) {
    const entry: unknown = JSON.parse(line);
    const url = typeof entry === 'object' && entry !== null && 'url' in entry ? String(entry.url) : '';
    if (url === '') continue;
    const post = async (path: string, body: object, token = ''): Promise<unknown> => {
      const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
      return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const made = (await post('/api/tables', { from: { kind: 'shipped', id: 'donjon-d10/first-steps' } })) as {
      readonly table: string;
      readonly seats: readonly { readonly seat: string; readonly invitation: string }[];
    }; // by its schema
    const [{ seat, invitation }] = made.seats as [(typeof made.seats)[number]]; // a game for one
    await post(`/api/tables/${made.table}/seats/${seat}/take`, { name: 'Ada', nonce: '11'.repeat(16) }, invitation);
    table = made.table;
    child.kill('SIGTERM');
  }
  return table;
}

test('an operator lists, looks at, exports, closes and deletes a table, and keeps an address out', async () => {
  const table = await served();
  const at = ['--data', join(folder, 'data')];
  const listed = await arbitre('tables', ...at);
  expect([listed.code, listed.out]).toEqual([0, expect.stringContaining(table.slice(0, 8))]);
  expect(listed.out).not.toContain(table);
  const shown = await arbitre('table', 'show', table.slice(0, 8), ...at);
  expect(shown.out).toContain('hero: person (Ada)');
  expect(await arbitre('table', 'export', table, 'game.json', ...at)).toMatchObject({ code: 0 });
  await writeFile(join(folder, 'game.json.gz'), gzipSync(await readFile(join(folder, 'game.json'))));
  const replayed = [await arbitre('replay', 'game.json'), await arbitre('replay', 'game.json.gz')]; // as a server archives it
  expect(replayed[1]).toMatchObject({ code: 0, out: replayed[0]?.out.replaceAll('game.json', 'game.json.gz') });
  expect((await arbitre('table', 'forget', table, 'hero', ...at)).out).toContain('1');
  expect((await arbitre('table', 'show', table, ...at)).out).not.toContain('Ada');
  expect((await arbitre('table', 'close', table, ...at, '--json')).out).toContain('true');
  expect(JSON.parse((await arbitre('tables', '--phase', 'over', '--json', ...at)).out)).toMatchObject([{ id: table }]);
  expect((await arbitre('table', 'keep-out', '203.0.113.0/24', '--days', '3', ...at)).code).toBe(0);
  expect((await arbitre('table', 'kept-out', ...at)).out).toContain('203.0.113.0/24');
  expect((await arbitre('table', 'let-in', '203.0.113.0/24', ...at)).code).toBe(0);
  expect((await arbitre('tables', '--tidy', ...at)).out).toContain('0');
  expect((await arbitre('table', 'delete', table, ...at)).code).toBe(0);
  expect((await arbitre('tables', '--json', ...at)).out.trim()).toBe('[]');
  for (const wrong of [['show', 'nope'], ['vanish'], ['export', table], ['keep-out', 'next-door'], ['forget', table]])
    expect((await arbitre('table', ...wrong, ...at)).code).toBe(2);
  expect((await arbitre('tables', '--data', join(folder, 'nowhere'))).code).toBe(2);
});
