import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { crash } from './crash.ts';

const data = mkdtempSync(join(tmpdir(), 'arbitre-crash-'));
afterAll(() => rmSync(data, { recursive: true }));

test('after kill -9 at 6 instants under load every acknowledged move is there, once, and every table goes on', async () => {
  const seed = Date.now() % 1_000_000; // the long form is `npm run crash -w apps/server`
  const { wrong, acknowledged, entries } = await crash({
    database: { ARBITRE_DATA: data },
    instants: 6,
    tables: 5,
    seed,
  });
  expect(wrong, `seed ${seed}`).toEqual([]);
  expect(entries, `seed ${seed}`).toBe(acknowledged);
});
