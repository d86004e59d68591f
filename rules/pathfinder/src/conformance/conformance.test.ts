import { read } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import companion from '../../../../conformance/pathfinder/companion.json' with { type: 'json' };
import geometry from '../../../../conformance/pathfinder/geometry.json' with { type: 'json' };
import ledger from '../../../../conformance/pathfinder/ledger.json' with { type: 'json' };
import rules from '../../../../conformance/pathfinder/rules.json' with { type: 'json' };
import { FILES as WRITTEN, printed } from '../../../../conformance/pathfinder/print.mjs';
import { twinAnswer } from '../../../../conformance/pathfinder/twin.mjs';
import { rulebook } from '../rulebook/index.ts';
import { answerVector } from './answer.ts';
import { type Vector, vectorFileShape } from './vector.ts';

const FILES: Readonly<Record<string, unknown>> = { ledger, rules, companion, geometry };

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

test('the JSON files are those that the vectors written to be read print', () => {
  for (const name of WRITTEN) expect({ name, file: FILES[name] }).toEqual({ name, file: JSON.parse(printed(name)) });
});

test('the naive twin gives the same verdict wherever it knows the question', () => {
  let known = 0;
  for (const vector of all) {
    const twin: unknown = twinAnswer(vector);
    if (twin === undefined) continue;
    known++;
    expect({ id: vector.id, verdict: twin }).toEqual({ id: vector.id, verdict: vector.verdict });
  }
  expect(known).toBeGreaterThan(600);
});

test('there are at least 500 vectors, each with its own id, and every rule of the chapter has one', () => {
  expect(all.length).toBeGreaterThanOrEqual(500);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const cited = new Set(all.flatMap((vector) => vector.rules));
  const chapter = Object.keys(rulebook.rules).filter((id) => !id.startsWith('pf.x.'));
  expect(chapter).toHaveLength(145);
  expect(chapter.filter((id) => !cited.has(id))).toEqual([]);
  expect([...cited].filter((id) => !Object.hasOwn(rulebook.rules, id))).toEqual([]);
});

test('a vector that cannot be read says where', () => {
  const vector: Vector = { id: 'x', rules: ['pf.geom.4'], question: 'distance', given: { a: 3 }, verdict: null };
  expect(answerVector(vector)).toMatchObject({ ok: false, problems: [{ at: ['a'], found: '3' }, { at: [] }] });
  expect(answerVector({ ...vector, rulings: { reachMetric: 'yards' } })).toMatchObject({
    ok: false,
    problems: [{ at: ['reachMetric'], found: '"yards"' }],
  });
});
