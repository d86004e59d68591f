/**
 * SHA-256 (FIPS 180-4). Ours because the kernel must run the same, synchronously, in Node and in a page, where the
 * platform's own is asynchronous or absent.
 */
export function sha256(message: Uint8Array): Uint8Array {
  return digestOf(absorb(INITIAL, 0, message, message.length));
}

/** The digest of a text (UTF-8) in lower-case hexadecimal. */
export function sha256Hex(text: string): string {
  const length = encode(text);
  return hex(digestOf(absorb(INITIAL, 0, encoded, length)));
}

/** The digest of a text (UTF-8) under a key. */
export type Hmac = (text: string) => Uint8Array;

/** HMAC-SHA-256 (RFC 2104) under a key, whose own two blocks are digested once for all messages. */
export function hmacSha256(key: Uint8Array): Hmac {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const keyed = (mask: number): Int32Array => {
    const state = Int32Array.from(INITIAL);
    compress(
      state,
      block.map((byte) => byte ^ mask),
      0,
    );
    return state;
  };
  const [inner, outer] = [keyed(0x36), keyed(0x5c)];
  return (text) => {
    const length = encode(text);
    return digestOf(absorb(outer, 64, digestOf(absorb(inner, 64, encoded, length)), 32));
  };
}

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as two small hexadecimal digits each. */
export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += PAIRS[byte];
  return text;
}

/** UTF-8 bytes of a text; a lone surrogate becomes U+FFFD, as in every encoder. */
export function utf8(text: string): Uint8Array {
  const length = encode(text);
  return encoded.slice(0, length);
}

/** Where texts are encoded on their way through, and the padded end of a message: a new buffer would cost more than a block. */
let encoded = new Uint8Array(4096);
const last = new Uint8Array(128);

/** Writes a text as UTF-8 to `encoded`; how many bytes that takes. */
function encode(text: string): number {
  if (encoded.length < text.length * 3) encoded = new Uint8Array(text.length * 3);
  const bytes = encoded;
  let at = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      bytes[at++] = unit;
      continue;
    }
    const point = text.codePointAt(index) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x800) bytes[at++] = 0xc0 | (code >> 6);
    else {
      if (code < 0x10000) bytes[at++] = 0xe0 | (code >> 12);
      else {
        bytes[at++] = 0xf0 | (code >> 18);
        bytes[at++] = 0x80 | ((code >> 12) & 63);
        index++; // a pair of surrogates is one character
      }
      bytes[at++] = 0x80 | ((code >> 6) & 63);
    }
    bytes[at++] = 0x80 | (code & 63);
  }
  return at;
}

/** The state after the bytes that led to `from` (`before` of them), the first `length` of a message, and the padding. */
function absorb(from: Int32Array, before: number, message: Uint8Array, length: number): Int32Array {
  const state = new Int32Array(8);
  for (let i = 0; i < 8; i++) state[i] = at(from, i);
  const whole = length & ~63;
  for (let block = 0; block < whole; block += 64) compress(state, message, block);
  const left = length - whole;
  const end = left < 56 ? 64 : 128;
  for (let i = 0; i < left; i++) last[i] = byteAt(message, whole + i);
  last[left] = 0x80;
  last.fill(0, left + 1, end);
  const bytes = before + length;
  for (let i = 0; i < 4; i++) {
    last[end - 8 + i] = Math.floor(bytes / 2 ** 29) >>> (24 - 8 * i); // their number in bits, two words of it
    last[end - 4 + i] = (bytes << 3) >>> (24 - 8 * i);
  }
  compress(state, last, 0);
  if (end > 64) compress(state, last, 64);
  return state;
}

function digestOf(state: Int32Array): Uint8Array {
  const digest = new Uint8Array(32);
  for (let i = 0; i < 32; i++) digest[i] = at(state, i >> 2) >>> (24 - 8 * (i & 3));
  return digest;
}

/** The message schedule of the block at hand; kept, because a new one for each block would cost as much as the block. */
const W = new Int32Array(64);

function compress(state: Int32Array, bytes: Uint8Array, block: number): void {
  for (let i = 0, p = block; i < 16; i++, p += 4) {
    W[i] = (byteAt(bytes, p) << 24) | (byteAt(bytes, p + 1) << 16) | (byteAt(bytes, p + 2) << 8) | byteAt(bytes, p + 3);
  }
  for (let i = 16; i < 64; i++) {
    const a = at(W, i - 15);
    const b = at(W, i - 2);
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    W[i] = at(W, i - 16) + s0 + at(W, i - 7) + s1;
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(W, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}

function at(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits of the fractional part of the square (8) or cube (64) roots of the first primes. */
const INITIAL = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);
const ROUND = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
