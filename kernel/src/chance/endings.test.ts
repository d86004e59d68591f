import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endings, type Way } from './endings.ts';
import { add, fraction, ONE, ZERO } from './fraction.ts';

test('a fair coin flipped until it decides ends evenly, ties notwithstanding', () => {
  const answer = endings<string, 'won' | 'lost'>('fight', String, () => [
    { weight: 3, to: { end: 'won' } },
    { weight: 3, to: { end: 'lost' } },
    { weight: 94, to: { state: 'fight' } },
  ]);
  expect(answer).toEqual(
    new Map([
      ['won', fraction(1, 2)],
      ['lost', fraction(1, 2)],
    ]),
  );
});

test('a process that comes back, or never ends, has no answer here', () => {
  const there: Way<string, 'end'>[] = [
    { weight: 1, to: { state: 'b' } },
    { weight: 1, to: { end: 'end' } },
  ];
  const back: Way<string, 'end'>[] = [{ weight: 1, to: { state: 'a' } }];
  expect(endings<string, 'end'>('a', String, (state) => (state === 'a' ? there : back))).toBeNull();
  expect(endings<string, 'end'>('a', String, () => back)).toBeNull();
});

/** The naive twin: fractions all the way, one state at a time, no factored denominators. */
function naiveWin(
  mine: number,
  theirs: number,
  weights: readonly [number, number, number],
): ReturnType<typeof fraction> {
  if (theirs <= 0) return ONE;
  if (mine <= 0) return ZERO;
  const [hit, hurt] = weights;
  const leaving = hit + hurt;
  const won = naiveWin(mine, theirs - 2, weights);
  const lost = naiveWin(mine - 3, theirs, weights);
  return fraction(won.n * BigInt(hit) * lost.d + lost.n * BigInt(hurt) * won.d, won.d * lost.d * BigInt(leaving));
}

test('a fight to 0 hit points agrees with a naive twin', () => {
  const some = fc.integer({ min: 1, max: 16 });
  fc.assert(
    fc.property(some, some, fc.tuple(some, some, fc.nat({ max: 50 })), (mine, theirs, weights) => {
      const answer = endings<readonly [number, number], 'won' | 'lost'>([mine, theirs], String, ([a, b]) => [
        { weight: weights[0], to: b - 2 <= 0 ? { end: 'won' } : { state: [a, b - 2] } },
        { weight: weights[1], to: a - 3 <= 0 ? { end: 'lost' } : { state: [a - 3, b] } },
        { weight: weights[2], to: { state: [a, b] } },
      ]);
      const won = answer?.get('won') ?? ZERO;
      expect(won).toEqual(naiveWin(mine, theirs, weights));
      expect(add(won, answer?.get('lost') ?? ZERO)).toEqual(ONE);
    }),
    { numRuns: 40 },
  );
});
