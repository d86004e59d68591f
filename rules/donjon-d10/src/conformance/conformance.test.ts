import { readFileSync } from 'node:fs';
import type { ConformanceVector } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { twinAnswer } from '../../../../conformance/donjon-d10/twin.mjs';
import { citedBy, testTwin, testVectors } from '../../../../conformance/suite.ts';
import { RULEBOOK } from '../rulebook/index.ts';
import { conformance } from './answer.ts';

const published = testVectors('donjon-d10', conformance, ['rules.json', 'generated.json']);
const { all } = published;

testTwin(all, twinVerdict, 480);

/** The twin knows walls and webs, no other square; of a refused walk it knows the step, not the words. */
function twinVerdict(vector: ConformanceVector): unknown {
  const { map } = (vector.given ?? {}) as { readonly map?: string };
  if (map !== undefined && /[^#.Sw\n]/.test(map)) return undefined;
  const twin: unknown = twinAnswer(vector);
  return vector.question === 'walk' && twin !== undefined
    ? { ...(vector.verdict as object), ...(twin as object) }
    : twin;
}

test('there are at least 300 vectors, and every rule of the page has one written by hand', () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  const cited = citedBy(published.of('rules.json'));
  const page = Object.keys(RULEBOOK.rules).filter((id) => !id.startsWith('dx.x.'));
  expect(page).toHaveLength(89);
  expect(page.filter((id) => !cited.has(id))).toEqual([]);
  expect([...citedBy(all)].filter((id) => !Object.hasOwn(RULEBOOK.rules, id))).toEqual([]);
});

test('rules.json holds the cases of the five YAML files, printed for programs', () => {
  const written = ['movement', 'squares', 'hero', 'combat', 'dungeon'].flatMap((room) => {
    const file = new URL(`../../../../conformance/donjon-d10/${room}.yaml`, import.meta.url);
    return parse(readFileSync(file, 'utf8')).vectors;
  });
  expect(published.of('rules.json')).toEqual(written);
});

test('a vector that cannot be read says where', () => {
  const vector = { id: 'x', rules: ['dx.move.1'], question: 'walk', given: { die: 3 }, verdict: null } as const;
  expect(conformance.answer(vector)).toMatchObject({ ok: false, problems: [{ at: [] }, { at: [] }] });
  const walk = (given: ConformanceVector['given']) => conformance.answer({ ...vector, given });
  expect(walk({ map: 'S..', die: 11, headings: 'E' })).toMatchObject({ ok: false });
  expect(walk({ map: 'S..', die: 2, headings: 'up' })).toMatchObject({
    ok: false,
    problems: [{ at: ['headings'], found: 'up' }],
  });
  expect(conformance.answer({ ...vector, rulings: { webRule: 'sticky' } })).toMatchObject({
    ok: false,
    problems: [{ at: ['webRule'] }],
  });
});
