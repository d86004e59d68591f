import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';

test('equal data has equal text whatever the order of keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'é' }], a: true })).toBe('{"a":true,"b":[1,{"c":"é","d":null}]}');
  expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
});

test('it is JSON: parsing gives the data back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
