import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { siege } from './siege.ts';

test('whatever one address does, the others stay connected and play on, and the server does not swell', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-'));
  const results = await siege({ folder, records: 3_000, neighbours: 4, seconds: 1.5 }); // it throws if a neighbour is cut off
  rmSync(folder, { recursive: true });
  expect(results.map(({ attack }) => attack)).toEqual([...ATTACKS]);
  for (const { attack, moves } of results) expect(moves, attack).toBeGreaterThan(0);
  const [calm] = results;
  for (const { attack, memory } of results) expect(memory - (calm?.memory ?? 0), attack).toBeLessThan(400);
});
