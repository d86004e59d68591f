import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpClient, LONGEST_GAME_FILE, LONGEST_SCENARIO } from '@arbitre/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SpawnedServer, spawnServer } from '../testing/spawned-server.ts';
import { openTable } from '../testing/table.ts';

const FRIEND = 'https://friend.example';

const data = mkdtempSync(join(tmpdir(), 'arbitre-'));
let server: SpawnedServer;

beforeAll(async () => {
  server = await spawnServer({ ARBITRE_DATA: data, ARBITRE_ORIGINS: `https://other.example,${FRIEND}` });
});
afterAll(async () => {
  await server.kill();
  rmSync(data, { recursive: true });
});

test('behind a proxy, what a client writes in front of its address does not count', async () => {
  const behind = await spawnServer({
    ARBITRE_DATA: join(data, 'behind'),
    ARBITRE_TRUST_PROXY: '1',
    ARBITRE_HTTP_RATE: '2',
  });
  const ask = async (forwarded: string) =>
    (await fetch(`${behind.url}/api/games`, { headers: { 'x-forwarded-for': forwarded } })).status;
  expect(await ask('1.1.1.1, 9.9.9.9')).toBe(200);
  expect(await ask('2.2.2.2, 9.9.9.9')).toBe(200);
  expect(await ask('3.3.3.3, 9.9.9.9')).toBe(429);
  expect(await ask('9.9.9.9, 4.4.4.4')).toBe(200);
  await behind.kill();
});

test('the metrics are for whoever runs the server: not through its proxy, and with its password if it has one', async () => {
  const ask = async (url: string, headers: Readonly<Record<string, string>>) =>
    (await fetch(`${url}/metrics`, { headers })).status;
  expect(await ask(server.url, {})).toBe(200); // from the machine itself
  expect(await ask(server.url, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  const locked = await spawnServer({ ARBITRE_DATA: join(data, 'locked'), ARBITRE_METRICS: 'a-long-password-of-mine' });
  expect(await ask(locked.url, {})).toBe(404);
  expect(await ask(locked.url, { authorization: 'Bearer a-long-password-of-mine' })).toBe(200);
  await locked.kill();
});

describe('pages of other origins', () => {
  const ask = async (method: string, path: string, origin: string, url = server.url) => {
    const { status, headers } = await fetch(`${url}${path}`, { method, headers: { origin } });
    return { status, headers, allowed: headers.get('access-control-allow-origin'), vary: headers.get('vary') };
  };

  test('those the operator named may call the API', async () => {
    const preflight = await ask('OPTIONS', '/api/tables', FRIEND);
    expect(preflight).toMatchObject({ status: 204, allowed: FRIEND, vary: 'Origin' });
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    for (const path of ['/api/games', '/api/tables/nowhere', '/api/openapi.json'])
      expect(await ask('GET', path, FRIEND)).toMatchObject({ allowed: FRIEND, vary: 'Origin' });
  });
  test('others get no leave, nor does anyone for what is not the API', async () => {
    const none = { allowed: null, vary: 'Origin' };
    expect(await ask('OPTIONS', '/api/tables', 'https://evil.example')).toMatchObject({ status: 404, ...none });
    expect(await ask('GET', '/api/games', 'https://evil.example')).toMatchObject(none);
    expect(await ask('GET', '/api/games', 'null')).toMatchObject(none);
    expect(await ask('GET', '/health', FRIEND)).toMatchObject({ allowed: null, vary: null });
  });
  test('none may when none was named', async () => {
    const strict = await spawnServer({ ARBITRE_DATA: join(data, 'strict') });
    expect(await ask('GET', '/api/games', FRIEND, strict.url)).toMatchObject({ allowed: null, vary: null });
    await strict.kill();
  });
});

test.each([
  ['scenario', LONGEST_SCENARIO, 'bad-scenario'],
  ['game', LONGEST_GAME_FILE, 'bad-game-file'],
] as const)('a %s of more than its limit is too large; at the limit it is read', async (kind, limit, code) => {
  const http = new HttpClient(server.url);
  const create = (text: string) => http.call('create', { body: { from: { kind, text } } });
  expect(await create('x'.repeat(limit))).toMatchObject({ ok: false, error: { code } });
  expect(await create('x'.repeat(limit + 1))).toEqual({ ok: false, error: { code: 'too-large', rules: [] } });
});

test('an address that cannot be decoded is refused in the documented shape', async () => {
  const answer = await fetch(`${server.url}/api/tables/%`);
  expect([answer.status, await answer.json()]).toEqual([400, { error: { code: 'malformed', rules: [] } }]);
});

test('an open seat of a listed table is taken by anyone, however many tables were listed since', async () => {
  const { table } = await openTable(server.url, { listed: true });
  for (let newer = 0; newer < 50; newer++) await openTable(server.url, { listed: true });
  expect((await new HttpClient(server.url).take(table, 'red', 'walker')).ok).toBe(true);
});
