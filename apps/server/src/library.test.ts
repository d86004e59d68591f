import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryOf } from '@arbitre/referee/core';
import { afterAll, expect, test } from 'vitest';
import { readLibrary } from './library.ts';
import { cups } from './testing/cups.ts';
import { cupsScenario } from './testing/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitre-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('scenarios are found by folder and name; those with mistakes or of unknown games are named', () => {
  mkdirSync(join(folder, 'cups'));
  writeFileSync(join(folder, 'cups', 'first.yaml'), cupsScenario());
  writeFileSync(join(folder, 'cups', 'wrong.yaml'), 'game: cups\ntarget: 0\nrounds: 1\n');
  writeFileSync(join(folder, 'cups', 'explosive.yaml'), cupsScenario({ target: 13 }));
  writeFileSync(join(folder, 'chess.yaml'), 'game: chess\n');
  writeFileSync(join(folder, 'notes.txt'), 'not a scenario');
  const setup: typeof cups.setup = (scenario, rulings) => {
    if (scenario.target === 13) throw new Error('a rule has a bug');
    return cups.setup(scenario, rulings);
  };
  const complaints: string[] = [];
  const library = readLibrary(registryOf({ ...cups, setup }), folder, (file) => complaints.push(file));
  expect([...library.scenarios.keys()]).toEqual(['cups/first']);
  expect(complaints).toEqual(
    ['chess.yaml', join('cups', 'explosive.yaml'), join('cups', 'wrong.yaml')].map((file) => join(folder, file)),
  );
  expect(readLibrary(registryOf(cups), '', () => {}).scenarios.size).toBe(0);
});
