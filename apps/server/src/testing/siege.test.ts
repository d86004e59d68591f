import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { siege } from './siege.ts';

test('whatever one address does, the others stay connected and play on, and the server does not swell', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-'));
  const results = await siege({ folder, records: 3_000, neighbours: 4, seconds: 0.7, slices: 1 }); // it throws if a neighbour is cut off
  rmSync(folder, { recursive: true });
  expect(results.map(({ attack }) => attack)).toEqual([...ATTACKS]);
  for (const { attack, calm, control, during } of results)
    for (const { moves } of [calm, control, during]) expect(moves, attack).toBeGreaterThan(0);
  const least = Math.min(...results.map(({ memory }) => memory));
  for (const { attack, memory } of results) expect(memory - least, attack).toBeLessThan(400);
});
