import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DatabaseMissing, openExisting, openStore } from './open.ts';

const data = mkdtempSync(join(tmpdir(), 'arbitre-'));
afterAll(() => rmSync(data, { recursive: true }));

test('whoever only reads makes no database where there is none', async () => {
  const folder = join(data, 'elsewhere');
  await expect(openExisting({ databaseUrl: '', data: folder })).rejects.toBeInstanceOf(DatabaseMissing);
  expect(existsSync(folder)).toBe(false);
  await (await openStore({ databaseUrl: '', data: folder })).close();
  await (await openExisting({ databaseUrl: '', data: folder })).close();
});

test('a database that cannot be opened is said to be the problem, and why', async () => {
  writeFileSync(join(data, 'file'), 'not a folder');
  await expect(openStore({ databaseUrl: '', data: join(data, 'file') })).rejects.toMatchObject({
    code: 'ERR_DATABASE',
    message: expect.stringMatching(/^the database cannot be opened: .*(EEXIST|ENOTDIR)/) as unknown,
  });
  writeFileSync(join(data, 'arbitre.db'), 'not a database'.repeat(1000));
  await expect(openStore({ databaseUrl: '', data })).rejects.toMatchObject({
    code: 'ERR_DATABASE',
    message: expect.stringMatching(/not a database/) as unknown,
  });
});
