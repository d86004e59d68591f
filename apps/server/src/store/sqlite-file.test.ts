import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBatch, writeBatch } from './sqlite-file.ts';

test('a batch reads back as it was written, whatever its bodies say', () => {
  const row = fc.record({
    game: fc.stringMatching(/^[A-Za-z0-9_-]{22}$/),
    seq: fc.nat(),
    at: fc.nat({ max: 2 ** 50 }),
    body: fc.jsonValue().map((value) => JSON.stringify(value)),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      expect(readBatch(writeBatch(rows))).toEqual(rows);
    }),
  );
});
