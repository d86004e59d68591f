import { loadGame, loadGames, loadScenario, sayMistake, schemaFor } from '@arbitre/referee/core';
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

test('whoever draws a map of Pathfinder reads which signs and stat blocks there are', async () => {
  const game = await loadGame('pathfinder');
  const sides = '[{ id: a, name: { fr: a, en: a } }, { id: b, name: { fr: b, en: b } }]';
  const loaded = loadScenario(
    `{game: pathfinder, map: "?.", sides: ${sides}, creatures: [{ id: x, block: '?', side: a, at: b1 }]}`,
    game,
  );
  const said = (loaded.ok ? [] : loaded.mistakes).map((mistake) => sayMistake(mistake, 'en'));
  const [signs, blocks] = said.flatMap((line) => /(?:legend|stat blocks): (.*), found/.exec(line)?.[1] ?? []);
  const nodes = nodesOf(schemaFor(game), 'pathfinder', root);
  const noted = (wanted: string) => nodes.find(({ group, key }) => `${group}.${key}` === wanted)?.note ?? '';
  const listed = (note: string) => [...note.matchAll(/`([^`]+)`/g)].map(([, sign]) => sign);
  expect(listed(noted('.map')).filter((sign) => sign !== 'legend')).toEqual(signs?.split(' '));
  expect(listed(noted('creatures.block'))).toEqual(blocks?.split(', '));
});
