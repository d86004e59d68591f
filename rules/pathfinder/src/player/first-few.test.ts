import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstFew } from './first-few.ts';

test('the first few are those that sorting all of them would put first', () => {
  const scored = fc.array(fc.record({ score: fc.integer({ min: 0, max: 9 }), name: fc.integer() }));
  fc.assert(
    fc.property(scored, fc.integer({ min: 0, max: 6 }), (all, few) => {
      const sorted = all.toSorted((a, b) => a.score - b.score).slice(0, few);
      expect(firstFew(all, few, ({ score }) => score)).toEqual(sorted);
    }),
  );
});
