import type { Writable } from 'node:stream';

/** The longest payload whose length stands in the second byte, and in the two bytes after it. */
const SHORT = 125;
const MIDDLE = 0xffff;
/** A text message, whole. */
const TEXT = 0x81;
/** Bytes of a message that are worth bringing together: a longer one is written in its parts. */
const COPIED = 16_384;

const NOTHING: readonly Buffer[] = [];

/** What messages are written to. */
export type Wire = Pick<Writable, 'write' | 'cork' | 'uncork'>;

/**
 * One text message as a WebSocket frame (RFC 6455, not masked: it comes from a server). It is made once, and everyone who is
 * sent the same message is sent the same bytes. A long one is the very bytes that it was made of: they must not change any more.
 */
export class Frame {
  /** Bytes on the wire. */
  readonly length: number;
  readonly #header: number;
  readonly #bytes: Buffer;
  /** What follows them, of a long one. */
  readonly #rest: readonly Buffer[];

  /** The message is `parts` one after the other, in UTF-8. */
  constructor(parts: readonly (string | Buffer)[]) {
    let length = 0;
    for (const part of parts) length += typeof part === 'string' ? Buffer.byteLength(part) : part.length;
    this.#header = length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10;
    this.length = this.#header + length;
    const long = length > COPIED;
    this.#bytes = together(this.#header, length, long ? [] : parts);
    this.#rest = long ? parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)) : NOTHING;
  }

  /** Writes it all; `done` is called once it has left. */
  writeTo(wire: Wire, done?: () => void): void {
    if (this.#rest.length === 0) return void wire.write(this.#bytes, done);
    wire.cork();
    wire.write(this.#bytes);
    for (const [index, part] of this.#rest.entries())
      wire.write(part, index === this.#rest.length - 1 ? done : undefined);
    wire.uncork();
  }

  /** The message. */
  toString(): string {
    return Buffer.concat([this.#bytes, ...this.#rest]).toString('utf8', this.#header);
  }
}

/** The header of a message of so many bytes, and these parts of it. */
function together(header: number, length: number, parts: readonly (string | Buffer)[]): Buffer {
  const bytes = Buffer.allocUnsafe(parts.length === 0 ? header : header + length);
  bytes[0] = TEXT;
  if (header === 2) bytes[1] = length;
  else if (header === 4) {
    bytes[1] = 126;
    bytes[2] = length >> 8;
    bytes[3] = length & 0xff;
  } else {
    bytes[1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  let at = header;
  for (const part of parts) {
    if (typeof part === 'string') at += bytes.write(part, at);
    else {
      bytes.set(part, at);
      at += part.length;
    }
  }
  return bytes;
}
