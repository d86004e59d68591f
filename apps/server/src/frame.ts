/** The longest payload whose length stands in the second byte, and in the two bytes after it. */
const SHORT = 125;
const MIDDLE = 0xffff;
/** A text message, whole. */
const TEXT = 0x81;

/**
 * One text message as a WebSocket frame (RFC 6455, not masked: it comes from a server). It is made once, and everyone who is
 * sent the same message is sent the same bytes.
 */
export class Frame {
  readonly bytes: Buffer;
  readonly #from: number;

  /** The message is `parts` one after the other, in UTF-8. */
  constructor(parts: readonly (string | Buffer)[]) {
    let length = 0;
    for (const part of parts) length += typeof part === 'string' ? Buffer.byteLength(part) : part.length;
    const from = length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10;
    const bytes = Buffer.allocUnsafe(from + length);
    bytes[0] = TEXT;
    if (from === 2) bytes[1] = length;
    else if (from === 4) {
      bytes[1] = 126;
      bytes[2] = length >> 8;
      bytes[3] = length & 0xff;
    } else {
      bytes[1] = 127;
      bytes.writeBigUInt64BE(BigInt(length), 2);
    }
    let at = from;
    for (const part of parts) {
      if (typeof part === 'string') at += bytes.write(part, at);
      else {
        bytes.set(part, at);
        at += part.length;
      }
    }
    this.bytes = bytes;
    this.#from = from;
  }

  /** Bytes on the wire. */
  get length(): number {
    return this.bytes.length;
  }

  /** The message. */
  toString(): string {
    return this.bytes.toString('utf8', this.#from);
  }
}
