import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SpawnedServer, spawnServer } from '../testing/spawned-server.ts';
import { codeOf, twoPlayers, until } from '../testing/table.ts';

const data = mkdtempSync(join(tmpdir(), 'arbitre-'));
let server: SpawnedServer;

beforeAll(async () => {
  server = await spawnServer({ ARBITRE_DATA: data });
});

afterAll(async () => {
  await server.kill();
  rmSync(data, { recursive: true });
});

test('two people play a move, and both are told the same', async () => {
  const { red, blue } = await twoPlayers(server.url);
  expect(codeOf(await red.play({ do: 'roll' }))).toBe('ok');
  await until(() => blue.entries.length === 1, 'the move');
  expect(red.entries[0]?.hash).toBe(blue.entries[0]?.hash);
  expect(codeOf(await red.play({ do: 'roll' }))).toBe('not-your-turn');
  expect(codeOf(await blue.play({ do: 'pass' }))).toBe('ok');
  red.close();
  blue.close();
});
