import { expect, test } from 'vitest';
import { citedBy, testTwin, testVectors } from '../../../../conformance/suite.ts';
import { twinAnswer } from '../../../../conformance/thucidide/twin.mjs';
import { RULEBOOK } from '../rulebook/index.ts';
import { conformance } from './answer.ts';

const { all } = testVectors('thucidide', conformance, [
  'ledger.yaml',
  'book.yaml',
  'companion.yaml',
  'random-moves.yaml',
  'random-reach.yaml',
]);

testTwin(all, twinAnswer, 300);

test('there are at least 300 vectors, and every rule of the book has one', () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  const cited = citedBy(all);
  expect(Object.keys(RULEBOOK.rules).filter((id) => !cited.has(id))).toEqual([]);
  expect([...cited].filter((id) => !Object.hasOwn(RULEBOOK.rules, id))).toEqual([]);
});

test('a vector that cannot be read says where', () => {
  const vector = { id: 'x', rules: ['th.cap.leader'], question: 'leader', given: { rank: 3 }, verdict: null } as const;
  expect(conformance.answer(vector)).toMatchObject({ ok: false, problems: [{ at: ['rank'], found: '3' }] });
  expect(conformance.answer({ ...vector, rulings: { roadBase: 'yards' } })).toMatchObject({
    ok: false,
    problems: [{ at: ['roadBase'], found: '"yards"' }],
  });
});
