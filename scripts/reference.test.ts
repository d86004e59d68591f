import { loadGames, schemaFor } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { PACKAGES } from '../apps/web/docs/contents.ts';
import { nodesOf } from '../apps/web/docs/schema.ts';
import { exportsOf } from '../apps/web/docs/reference.ts';
import { root } from './sources.mjs';

const ENTRIES = PACKAGES.flatMap(({ folder, entries }) => entries.map((entry) => ({ folder, entry })));

test.each(ENTRIES)('every name that $folder exports from $entry is documented', ({ folder, entry }) => {
  const exported = exportsOf(`${root}/${folder}`, entry);
  expect(exported.length).toBeGreaterThan(0);
  expect(exported.filter(({ doc }) => doc === '').map(({ name, room }) => `${name} (${room})`)).toEqual([]);
});

test.each(ENTRIES)('what $folder exports from $entry is declared whole', ({ folder, entry }) => {
  for (const { name, declared } of exportsOf(`${root}/${folder}`, entry)) {
    const open = declared
      .replaceAll('=>', '')
      .split('')
      .reduce((depth, sign) => depth + ('({['.includes(sign) ? 1 : ')}]'.includes(sign) ? -1 : 0), 0);
    expect([name, open]).toEqual([name, 0]);
  }
});

test('every key that a scenario file may have is described', async () => {
  for (const [id, game] of await loadGames()) {
    const nodes = nodesOf(schemaFor(game), id, root);
    expect(nodes.length).toBeGreaterThan(40);
    expect(nodes.filter(({ note }) => note === '').map(({ group, key }) => `${id}: ${group}.${key}`)).toEqual([]);
  }
});
