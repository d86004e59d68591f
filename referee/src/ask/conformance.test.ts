import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGames, registryOf } from '../registry.ts';
import { checkConformance } from './conformance.ts';

const games = await loadGames();
const text = readFileSync(new URL('../../../conformance/pathfinder/ledger.json', import.meta.url), 'utf8');

test('the published cases agree', () => {
  const checked = checkConformance(text, games);
  expect(checked).toMatchObject({ ok: true, value: { disagreements: [] } });
  if (checked.ok) expect(checked.value.cases).toBeGreaterThan(50);
});

test('cases written to be read, in YAML, are cases too', () => {
  const yaml = `format: arbitre-conformance
formatVersion: 1
game: pathfinder
licence: MIT
title: Two creatures
vectors:
  - id: two
    note: two squares apart
    rules: [pf.geom.4]
    question: distance
    given:
      a: { size: Medium, at: [0, 0] }
      b: { size: Medium, at: [2, 0] }
    verdict: { distance: 2, adjacent: false, withinReach: { "1": false, "2": true, "3": true, "4": true } }
`;
  expect(checkConformance(yaml, games)).toMatchObject({ ok: true, value: { cases: 1, disagreements: [] } });
  expect(checkConformance(yaml.replace('[pf.geom.4]', '[pf.geom.4'), games)).toMatchObject({ ok: false });
});

test('a verdict that was changed is reported with its rules', () => {
  const file: { vectors: { id: string; verdict: unknown }[] } = JSON.parse(text);
  const [first] = file.vectors;
  if (first) first.verdict = { distance: 99 };
  expect(checkConformance(JSON.stringify(file), games)).toMatchObject({
    value: { disagreements: [{ id: first?.id, rules: ['pf.geom.4'], expected: { distance: 99 } }] },
  });
});

test('what is not a file of cases says so', () => {
  const format = '"format":"arbitre-conformance"';
  expect(checkConformance('', games)).toMatchObject({ mistakes: [{ code: 'empty' }] });
  expect(checkConformance('{', games)).toMatchObject({ mistakes: [{ code: 'truncated' }] });
  for (const other of ['game: race', '[]', '{"game":"pathfinder"}', '{"header":{"format":"arbitre-game"}}'])
    expect(checkConformance(other, games), other).toMatchObject({ mistakes: [{ code: 'not-cases' }] });
  expect(checkConformance(`{${format}}`, games)).toMatchObject({
    mistakes: [{ code: 'value', expected: { kind: 'key', key: 'game' } }],
  });
  expect(checkConformance(`{${format},"game":"chess"}`, games)).toMatchObject({
    mistakes: [{ code: 'unknown-game', known: expect.arrayContaining(['pathfinder']) }],
  });
  const [pathfinder, silent] = [games.get('pathfinder'), games.get('donjon-d10')];
  if (pathfinder === undefined || silent === undefined) throw new Error('both games are registered');
  const { conformance: _published, ...unpublished } = silent;
  expect(checkConformance(`{${format},"game":"donjon-d10"}`, registryOf(pathfinder, unpublished))).toMatchObject({
    mistakes: [{ code: 'no-cases', game: 'donjon-d10', known: ['pathfinder'] }],
  });
  expect(checkConformance(`{${format},"game":"pathfinder"}`, games)).toMatchObject({
    ok: false,
    mistakes: [{ code: 'value' }, {}, {}, {}],
  });
});
