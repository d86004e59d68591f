import { readFileSync } from 'node:fs';
import { read } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import generated from '../../../../conformance/donjon-d10/generated.json' with { type: 'json' };
import rules from '../../../../conformance/donjon-d10/rules.json' with { type: 'json' };
import { twinAnswer } from '../../../../conformance/donjon-d10/twin.mjs';
import { RULEBOOK } from '../rulebook/index.ts';
import { answerVector } from './answer.ts';
import { type Vector, vectorFileShape } from './vector.ts';

const FILES: Readonly<Record<string, unknown>> = { rules, generated };

function vectorsOf(name: string): readonly Vector[] {
  const file = read(vectorFileShape, FILES[name]);
  if (!file.ok) throw new Error(`${name}.json: ${JSON.stringify(file.problems.slice(0, 3))}`);
  return file.value.vectors;
}

for (const name of Object.keys(FILES)) {
  describe(`${name}.json`, () => {
    for (const vector of vectorsOf(name)) {
      test(`${vector.rules.join(' ')} ${vector.id}: ${vector.note ?? vector.question}`, () => {
        expect(answerVector(vector)).toEqual({ ok: true, value: vector.verdict });
      });
    }
  });
}

const all = Object.keys(FILES).flatMap(vectorsOf);

test('the naive twin gives the same verdict wherever it knows the question', () => {
  let known = 0;
  for (const vector of all) {
    const { map } = (vector.given ?? {}) as { readonly map?: string };
    if (map !== undefined && /[^#.Sw\n]/.test(map)) continue; // the twin knows walls and webs, no other square
    const twin: unknown = twinAnswer(vector);
    if (twin === undefined) continue;
    known++;
    // Of a refused walk it knows the step, not the words.
    expect({ id: vector.id, verdict: vector.verdict }).toMatchObject({ id: vector.id, verdict: twin });
  }
  expect(known).toBeGreaterThan(480);
});

test('there are at least 300 vectors, each with its own id, and every rule of the page has one written by hand', () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const cited = new Set(vectorsOf('rules').flatMap((vector) => vector.rules));
  const page = Object.keys(RULEBOOK.rules).filter((id) => !id.startsWith('dx.x.'));
  expect(page).toHaveLength(89);
  expect(page.filter((id) => !cited.has(id))).toEqual([]);
  for (const id of all.flatMap((vector) => vector.rules)) expect(RULEBOOK.rules, id).toHaveProperty([id]);
});

test('rules.json holds the cases of the five YAML files, printed for programs', () => {
  const written = ['movement', 'squares', 'hero', 'combat', 'dungeon'].flatMap((room) => {
    const file = new URL(`../../../../conformance/donjon-d10/${room}.yaml`, import.meta.url);
    return parse(readFileSync(file, 'utf8')).vectors;
  });
  expect(rules.vectors).toEqual(written);
});

test('a vector that cannot be read says where', () => {
  const vector: Vector = { id: 'x', rules: ['dx.move.1'], question: 'walk', given: { die: 3 }, verdict: null };
  expect(answerVector(vector)).toMatchObject({ ok: false, problems: [{ at: [] }, { at: [] }] });
  expect(answerVector({ ...vector, given: { map: 'S..', die: 11, headings: 'E' } })).toMatchObject({ ok: false });
  expect(answerVector({ ...vector, given: { map: 'S..', die: 2, headings: 'up' } })).toMatchObject({
    ok: false,
    problems: [{ at: ['headings'], found: 'up' }],
  });
  expect(answerVector({ ...vector, rulings: { webRule: 'sticky' } })).toMatchObject({
    ok: false,
    problems: [{ at: ['webRule'] }],
  });
});
