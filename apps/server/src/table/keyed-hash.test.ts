import { diceOf, hex } from '@arbitre/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

test('the machine’s own hash under a secret is the kernel’s, whatever the text', () => {
  const secret = fc.uint8Array({ minLength: 1, maxLength: 70 }).map((bytes) => Buffer.from(bytes).toString('hex'));
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2000 }),
    fc.string({ unit: 'grapheme', maxLength: 500 }),
  );
  fc.assert(
    fc.property(secret, text, (key, said) => {
      const expected = hex(diceOf(key)(said));
      const ours = keyedHash(key);
      expect(ours.hex(said)).toBe(expected);
      expect(hex(ours.bytes(said))).toBe(expected);
    }),
  );
});
