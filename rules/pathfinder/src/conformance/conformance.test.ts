import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES as WRITTEN, printed } from '../../../../conformance/pathfinder/print.mjs';
import { twinAnswer } from '../../../../conformance/pathfinder/twin.mjs';
import { citedBy, testTwin, testVectors } from '../../../../conformance/suite.ts';
import { rulebook } from '../rulebook/index.ts';
import { conformance } from './answer.ts';

const { all } = testVectors('pathfinder', conformance, [
  'ledger.json',
  'rules.json',
  'companion.json',
  'geometry.json',
]);

testTwin(all, twinAnswer, 600);

test('the JSON files are those that the vectors written to be read print', () => {
  for (const name of WRITTEN) {
    const file = new URL(`../../../../conformance/pathfinder/${name}.json`, import.meta.url);
    expect({ name, file: JSON.parse(readFileSync(file, 'utf8')) }).toEqual({ name, file: JSON.parse(printed(name)) });
  }
});

test('there are at least 500 vectors, and every rule of the chapter has one', () => {
  expect(all.length).toBeGreaterThanOrEqual(500);
  const cited = citedBy(all);
  const chapter = Object.keys(rulebook.rules).filter((id) => !id.startsWith('pf.x.'));
  expect(chapter).toHaveLength(145);
  expect(chapter.filter((id) => !cited.has(id))).toEqual([]);
  expect([...cited].filter((id) => !Object.hasOwn(rulebook.rules, id))).toEqual([]);
});

test('a vector that cannot be read says where', () => {
  const vector = { id: 'x', rules: ['pf.geom.4'], question: 'distance', given: { a: 3 }, verdict: null } as const;
  expect(conformance.answer(vector)).toMatchObject({ ok: false, problems: [{ at: ['a'], found: '3' }, { at: [] }] });
  expect(conformance.answer({ ...vector, rulings: { reachMetric: 'yards' } })).toMatchObject({
    ok: false,
    problems: [{ at: ['reachMetric'], found: '"yards"' }],
  });
});
