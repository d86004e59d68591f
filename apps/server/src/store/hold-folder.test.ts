import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderServed, holdFolder } from './hold-folder.ts';

test('one holds a folder at a time, and the next as soon as it is let go', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-'));
  const release = holdFolder(folder);
  expect(() => holdFolder(folder)).toThrow(FolderServed);
  release();
  holdFolder(folder)();
  rmSync(folder, { recursive: true });
});
