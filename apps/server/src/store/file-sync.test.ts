import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FileSync } from './file-sync.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitre-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'log');
writeFileSync(file, 'x');

test('whoever asks while a sync is under way is served by the next, all of them by one; a failure is told to those it served', async () => {
  const syncs: ((problem: Error | null) => void)[] = [];
  const log = new FileSync(file, (_file, done) => syncs.push(done));
  const told: string[] = [];
  const ask = (name: string): Promise<unknown> =>
    log.synced().then(
      () => told.push(name),
      (problem: Error) => told.push(`${name}: ${problem.message}`),
    );
  expect(log.idle).toBe(true);
  const first = ask('first');
  const later = [ask('second'), ask('third')];
  expect([syncs.length, log.idle]).toEqual([1, false]);
  syncs[0]?.(null);
  await first;
  expect([told, syncs.length]).toEqual([['first'], 2]);
  syncs[1]?.(new Error('EIO'));
  await Promise.all(later);
  expect([told, log.idle]).toEqual([['first', 'second: EIO', 'third: EIO'], true]);
  log.close();
});

test('a real file is synced, again and again', async () => {
  const log = new FileSync(file);
  await Promise.all([log.synced(), log.synced()]);
  await log.synced();
  expect(log.idle).toBe(true);
  log.close();
});
