import * as crypto from 'node:crypto';
import { diceOf, hex, type Hmac } from '@arbitre/kernel';

/** What a table's secret says of a text: its dice are cast and its seals made of that. */
export interface KeyedHash {
  readonly bytes: Hmac;
  readonly hex: (text: string) => string;
}

const BLOCK = 64;
const DIGEST = 32;

/**
 * HMAC-SHA-256 under a table's secret (hexadecimal, at most a block of it), as the kernel's `diceOf` makes it, by the machine's own SHA-256: two calls
 * of it. Node 20 learned to hash in one call in its twelfth release.
 */
export function keyedHash(secret: string): KeyedHash {
  const key = Buffer.from(secret, 'hex');
  if (typeof crypto.hash !== 'function' || key.length > BLOCK) {
    const bytes = diceOf(secret);
    return { bytes, hex: (text) => hex(bytes(text)) };
  }
  const inner = padded(key, 0x36, BLOCK);
  const outer = padded(key, 0x5c, BLOCK + DIGEST);
  const digest = (text: string, form: 'hex' | 'binary'): string => {
    if (scratch.length < BLOCK + text.length * 3) scratch = Buffer.allocUnsafeSlow(BLOCK + text.length * 3);
    inner.copy(scratch);
    const length = BLOCK + scratch.write(text, BLOCK);
    outer.write(crypto.hash('sha256', scratch.subarray(0, length), 'binary'), BLOCK, 'latin1');
    return crypto.hash('sha256', outer, form);
  };
  return { bytes: (text) => Buffer.from(digest(text, 'binary'), 'latin1'), hex: (text) => digest(text, 'hex') };
}

/** Where texts are encoded on their way through. */
let scratch = Buffer.allocUnsafeSlow(1024);

/** A key in a block of its own, masked. */
function padded(key: Buffer, mask: number, size: number): Buffer {
  const block = Buffer.alloc(size, mask);
  for (const [at, byte] of key.entries()) block[at] = byte ^ mask;
  return block;
}
