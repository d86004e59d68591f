import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, fraction, multiply, showFraction, subtract, toDecimal, ZERO } from './fraction.ts';

const fractions = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([n, d]) => fraction(n, d));

test('fractions are kept in lowest terms with the sign on top', () => {
  expect(fraction(2, 4)).toEqual({ n: 1n, d: 2n });
  expect(fraction(3, -6)).toEqual({ n: -1n, d: 2n });
  expect(fraction(0, 5)).toEqual({ n: 0n, d: 1n });
  expect(() => fraction(1, 0)).toThrow('denominator other than 0');
});

test('the usual laws hold', () => {
  fc.assert(
    fc.property(fractions, fractions, fractions, (a, b, c) => {
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      expect(subtract(add(a, b), b)).toEqual(a);
      expect(Math.sign(compare(a, b))).toBe(Math.sign(-compare(b, a)) + 0);
    }),
  );
});

test('shown as a fraction, or rounded for the eye only', () => {
  expect(showFraction(fraction(227, 400))).toBe('227/400');
  expect(showFraction(fraction(4, 2))).toBe('2');
  expect(toDecimal(fraction(227, 400), 3)).toBe('0.568');
  expect(toDecimal(fraction(-1, 8), 2)).toBe('-0.13');
  expect(toDecimal(fraction(1, 3), 0)).toBe('0');
});

test('a fraction survives JSON, as numbers where they are exact', () => {
  expect(JSON.stringify({ chance: fraction(2, 12) })).toBe('{"chance":{"n":1,"d":6}}');
  expect(JSON.stringify(ZERO)).toBe('{"n":0,"d":1}');
  expect(JSON.stringify(fraction(1n, 2n ** 60n))).toBe('{"n":1,"d":"1152921504606846976"}');
});
