import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex, hmacSha256, sha256, sha256Hex, utf8 } from './sha256.ts';

test('the two vectors printed in FIPS 180-4', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

test('agrees with the platform on any bytes and texts, any length around a block, under any key', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), text, fc.uint8Array({ maxLength: 100 }), (message, said, key) => {
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      expect(sha256Hex(said)).toBe(createHash('sha256').update(said).digest('hex'));
      expect(hex(hmacSha256(key)(said))).toBe(createHmac('sha256', key).update(said).digest('hex'));
    }),
    { numRuns: 300 },
  );
});

test('a long text is hashed whole, and a short one after it too', () => {
  for (const said of ['é'.repeat(100_000), 'x'.repeat(4096), '']) {
    expect(sha256Hex(said)).toBe(createHash('sha256').update(said).digest('hex'));
  }
});

test('text is hashed as UTF-8, lone surrogates included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(hex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
    }),
  );
  expect(hex(utf8('\ud800'))).toBe('efbfbd');
});
