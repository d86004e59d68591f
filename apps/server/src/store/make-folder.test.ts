import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitre-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder is made with those above it, for its owner alone, and may be there already', () => {
  const deep = join(folder, 'a', 'b', 'c');
  makeFolder(deep);
  makeFolder(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
  expect(statSync(deep).mode & 0o077).toBe(0);
});

test('where none can be made, that is said', () => {
  writeFileSync(join(folder, 'file'), '');
  for (const path of [join(folder, 'file'), join(folder, 'file', 'below'), '/proc/arbitre/data'])
    expect(() => makeFolder(path)).toThrow(/mkdir/);
});
