import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFolders } from './folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitre-'));
const nowhere = join(folder, 'nowhere');
const file = join(folder, 'file');
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder that an option names must be there, and hold pages if it is for pages', () => {
  checkFolders({ web: '', scenarios: '' });
  writeFileSync(file, '');
  for (const scenarios of [nowhere, file, join(file, 'below')])
    expect(() => checkFolders({ web: '', scenarios })).toThrow(
      expect.objectContaining({ code: 'ERR_FOLDER', option: 'scenarios', folder: scenarios }),
    );
  for (const web of [nowhere, folder])
    expect(() => checkFolders({ web, scenarios: '' })).toThrow(
      expect.objectContaining({ code: 'ERR_FOLDER', option: 'web', folder: web }),
    );
  writeFileSync(join(folder, 'index.html'), '');
  checkFolders({ web: folder, scenarios: folder });
});
