import { expect, test } from 'vitest';
import { defaultRulings, readRulings, type RulingTable } from './rulings.ts';

const both = { fr: 'oui ?', en: 'yes?' };
const table = {
  webRule: { values: ['debt', 'lenient'], rules: ['dx.web.3'], question: both, meanings: [both, both] },
  gold: { values: [5, 0], rules: ['dx.cha.5'], question: both, meanings: [both, both] },
} as const satisfies RulingTable;

test('the first value is the default', () => {
  expect(defaultRulings(table)).toEqual({ webRule: 'debt', gold: 5 });
});

test('a table may choose another value', () => {
  expect(readRulings(table, { webRule: 'lenient' })).toEqual({ ok: true, value: { webRule: 'lenient', gold: 5 } });
});

test('an unknown ruling or value is refused with what is known', () => {
  expect(readRulings(table, { webRuel: 'debt', gold: '5', __proto__: null })).toEqual({
    ok: false,
    problems: [
      {
        at: ['webRuel'],
        found: 'webRuel',
        expected: { kind: 'no-such-key', key: 'webRuel', known: ['webRule', 'gold'] },
      },
      { at: ['gold'], found: '"5"', expected: { kind: 'one-of', values: [5, 0] } },
    ],
  });
});
