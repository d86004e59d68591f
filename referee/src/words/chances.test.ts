import { add, type Fraction, fraction, subtract, ZERO } from '@arbitre/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayChance, sayDecimal, sayPercent, sayPercents } from './chances.ts';

test('decimals keep only the digits that say something', () => {
  expect(sayDecimal(fraction(11, 2), 'fr')).toBe('5,5');
  expect(sayDecimal(fraction(100), 'en')).toBe('100');
  expect(sayDecimal(fraction(2, 3), 'en')).toBe('0.67');
});

test.each([
  [fraction(3, 20), '15%', '15\u202f%'],
  [fraction(1, 3), '33.3%', '33,3\u202f%'],
  [fraction(0), '0%', '0\u202f%'],
  [fraction(1), '100%', '100\u202f%'],
  [fraction(1, 100_000), '< 0.1%', '< 0,1\u202f%'],
  [fraction(99_999, 100_000), '> 99.9%', '> 99,9\u202f%'],
  [fraction(1, 10), '10%', '10\u202f%'],
])('the share %o in hundredths', (share, english, french) => {
  expect(sayPercent(share, 'en')).toBe(english);
  expect(sayPercent(share, 'fr')).toBe(french);
});

test('a chance is a fraction and a percentage, unless the fraction is too long to read', () => {
  expect(sayChance(fraction(3, 20), 'fr')).toBe('3/20 (15\u202f%)');
  expect(sayChance(fraction(1), 'en')).toBe('100%');
  expect(sayChance(fraction(1n, 3n ** 40n), 'en')).toBe('< 0.1%');
});

test('shares of a whole are said so that they make 100: what rounding leaves over goes to those that lost most', () => {
  const thirds = [fraction(1, 3), fraction(1, 3), fraction(1, 3)];
  expect(sayPercents(thirds, 'en')).toEqual(['33.4%', '33.3%', '33.3%']);
  expect(sayPercents([fraction(2, 3), fraction(1, 6), fraction(1, 6)], 'fr')).toEqual([
    '66,7\u202f%',
    '16,7\u202f%',
    '16,6\u202f%',
  ]);
  expect(sayPercents([fraction(9996, 10_000), fraction(4, 10_000)], 'en')).toEqual(['> 99.9%', '< 0.1%']);
  expect(sayPercents([fraction(1), fraction(0)], 'en')).toEqual(['100%', '0%']);
});

test('whatever the shares, what is said of them makes 100 but for what is too small or too near to all to be said', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 }), (weights) => {
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      const shares = weights.map((weight) => fraction(weight, all));
      const said = sayPercents(shares, 'en');
      if (said.some((one) => one.startsWith('<') || one.startsWith('>'))) return;
      const whole = said.reduce((sum, one): Fraction => add(sum, tenths(one)), ZERO);
      expect(whole).toEqual(fraction(1000));
      for (const [n, share] of shares.entries()) {
        const off = subtract(tenths(said[n] ?? ''), fraction(share.n * 1000n, share.d));
        expect(off.n < off.d && -off.n < off.d).toBe(true);
      }
    }),
  );
});

function tenths(percent: string): Fraction {
  return fraction(BigInt(Math.round(Number(percent.slice(0, -1)) * 10)));
}
