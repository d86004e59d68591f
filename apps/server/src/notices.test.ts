import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mayNotify } from './notices.ts';
import { spawnServer } from './testing/spawned-server.ts';
import { twoPlayers, until } from './testing/table.ts';

test('a table tells its own address whose turn it is, once a turn', async () => {
  const heard: { readonly awaiting: readonly { readonly seat: string }[]; readonly content: string }[] = [];
  const read = async (request: IncomingMessage): Promise<void> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    heard.push(JSON.parse(text) as (typeof heard)[number]); // by `Notices`
  };
  const hook = createServer((request, response) => void read(request).then(() => response.end()));
  hook.listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const host = `127.0.0.1:${(hook.address() as AddressInfo).port}`; // it listens on a port
  const data = mkdtempSync(join(tmpdir(), 'arbitre-'));
  const server = await spawnServer({ ARBITRE_DATA: data, ARBITRE_WEBHOOKS: host });
  const { red, blue } = await twoPlayers(server.url, { webhook: `http://${host}/hook` });
  await until(() => heard.length === 1, 'the first notice');
  await red.play({ do: 'roll' });
  await until(() => heard.length === 2, 'the second');
  expect(heard.map(({ awaiting }) => awaiting.map(({ seat }) => seat))).toEqual([['red'], ['blue']]);
  expect(heard[1]?.content).toContain('blue');
  red.close();
  blue.close();
  await server.kill();
  hook.close();
  rmSync(data, { recursive: true });
});

test('only to hosts that the operator named, by their whole name', () => {
  const hosts = ['hooks.example', 'ntfy.example:8080'];
  const may = (url: string) => mayNotify(url, hosts);
  expect([may('https://hooks.example/a'), may('http://ntfy.example:8080/b')]).toEqual([true, true]);
  for (const url of [
    'https://evil.example/',
    'https://hooks.example.evil/',
    'https://hooks.example:81/',
    'https://a@hooks.example/',
    'ftp://hooks.example/',
    'http://127.0.0.1/',
  ])
    expect(may(url), url).toBe(false);
});
