import { expect, test } from 'vitest';
import { twinAnswer } from '../../../../conformance/attention-donjon/twin.mjs';
import { citedBy, testTwin, testVectors } from '../../../../conformance/suite.ts';
import { rulebook } from '../rulebook/index.ts';
import { conformance } from './answer.ts';

const { all } = testVectors('attention-donjon', conformance, [
  'ledger.yaml',
  'book.yaml',
  'random-moves.yaml',
  'random-steps.yaml',
  'random-pushes.yaml',
  'random-cards.yaml',
]);

testTwin(all, twinAnswer, 350);

test('there are at least 300 vectors; every rule of moving, stepping and waiting has one', () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  const cited = citedBy(all);
  expect([...cited].filter((id) => !Object.hasOwn(rulebook.rules, id))).toEqual([]);
  const rules = Object.keys(rulebook.rules).filter((id) =>
    /^ad\.(space|move|step|push|wait|turn|multi|joker)\./.test(id),
  );
  expect(rules.filter((id) => !cited.has(id))).toEqual([]);
});

test('a vector that cannot be read says where', () => {
  const given = { former: 3, drawn: 'KS' };
  const vector = { id: 'x', rules: ['ad.wait.3'], question: 'wait', given, verdict: null } as const;
  expect(conformance.answer(vector)).toMatchObject({ ok: false, problems: [{ at: ['former'], found: '3' }] });
  expect(conformance.answer({ ...vector, rulings: { adjacency: 'six' } })).toMatchObject({
    ok: false,
    problems: [{ at: ['adjacency'] }],
  });
  expect(conformance.answer({ ...vector, question: 'zones', given: { map: '. .\n.' } })).toMatchObject({ ok: false });
});
