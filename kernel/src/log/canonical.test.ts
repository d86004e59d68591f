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

/** The same, written the long way. */
function naive(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

test('it is what JSON writes once every key is in its place, byte for byte', () => {
  const key = fc.oneof(fc.constantFrom('b', 'a', 'seq', '"', 'é', '\n', 'a-b', ''), fc.string({ unit: 'binary' }));
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      fc.jsonValue(),
      fc.double(),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(
        key.filter((name) => name !== '__proto__' && !/^\d+$/.test(name)),
        tie('tree'),
        { maxKeys: 4 },
      ),
    ),
  }));
  const numbered = (value: unknown): boolean => /"\d+":/.test(JSON.stringify(value)); // JavaScript moves those to the front
  fc.assert(
    fc.property(
      tree.filter((value) => !numbered(value)),
      (value) => {
        expect(canonical(value)).toBe(naive(value));
      },
    ),
  );
});
