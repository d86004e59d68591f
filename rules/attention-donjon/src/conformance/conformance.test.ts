import { readFileSync } from 'node:fs';
import { read } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { twinAnswer } from '../../../../conformance/attention-donjon/twin.mjs';
import { rulebook } from '../rulebook/index.ts';
import { answerVector } from './answer.ts';
import { type Vector, vectorFileShape } from './vector.ts';

const FILES = ['ledger', 'book', 'random-moves', 'random-steps', 'random-pushes', 'random-cards'] as const;

function vectorsOf(name: string): readonly Vector[] {
  const url = new URL(`../../../../conformance/attention-donjon/${name}.yaml`, import.meta.url);
  const file = read(vectorFileShape, parse(readFileSync(url, 'utf8')));
  if (!file.ok) throw new Error(`${name}.yaml: ${JSON.stringify(file.problems.slice(0, 3))}`);
  return file.value.vectors;
}

const all = FILES.flatMap(vectorsOf);

for (const name of FILES) {
  describe(`${name}.yaml`, () => {
    for (const vector of vectorsOf(name)) {
      test(`${vector.rules.join(' ')} ${vector.id}: ${vector.note ?? vector.question}`, () => {
        expect(answerVector(vector)).toEqual({ ok: true, value: vector.verdict });
      });
    }
  });
}

test('the naive twin gives the same verdict wherever it knows the question', () => {
  let known = 0;
  for (const vector of all) {
    const twin: unknown = twinAnswer(vector);
    if (twin === undefined) continue;
    known++;
    expect({ id: vector.id, verdict: twin }).toEqual({ id: vector.id, verdict: vector.verdict });
  }
  expect(known).toBeGreaterThan(350);
});

test('there are at least 300 vectors, each with its own id; every rule of moving, stepping and waiting has one', () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const cited = new Set(all.flatMap((vector) => vector.rules));
  expect([...cited].filter((id) => !Object.hasOwn(rulebook.rules, id))).toEqual([]);
  const rules = Object.keys(rulebook.rules).filter((id) =>
    /^ad\.(space|move|step|push|wait|turn|multi|joker)\./.test(id),
  );
  expect(rules.filter((id) => !cited.has(id))).toEqual([]);
});

test('a vector that cannot be read says where', () => {
  const vector: Vector = {
    id: 'x',
    rules: ['ad.wait.3'],
    question: 'wait',
    given: { former: 3, drawn: 'KS' },
    verdict: null,
  };
  expect(answerVector(vector)).toMatchObject({ ok: false, problems: [{ at: ['former'], found: '3' }] });
  expect(answerVector({ ...vector, rulings: { adjacency: 'six' } })).toMatchObject({
    ok: false,
    problems: [{ at: ['adjacency'] }],
  });
  const board: Vector = { ...vector, question: 'zones', given: { map: '. .\n.' } };
  expect(answerVector(board)).toMatchObject({ ok: false });
});
