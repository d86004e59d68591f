/** Bytes a journal begins with; it doubles as it fills. */
const FIRST_SIZE = 1024;

const COMMA = 0x2c;

/** Some records of a journal in a row, as JSON with commas between them. */
export interface Piece {
  readonly bytes: Buffer;
  /** The last record in it. */
  readonly to: number;
}

/**
 * Records in order from 1, each as the JSON that people are sent. They are kept as bytes, outside the heap: a thousand long
 * games give the garbage collector a thousand things to look at, not a million. Telling a part of the story is cutting out its bytes.
 */
export class Journal {
  #bytes = Buffer.allocUnsafeSlow(FIRST_SIZE);
  /** Where each record ends; a comma follows. */
  readonly #ends: number[] = [];

  /** Adds the next record. */
  add(text: string): void {
    const from = this.#startOf(this.#ends.length + 1);
    const most = from + text.length * 3 + 1; // the most that UTF-8 takes, and a comma
    if (most > this.#bytes.length) this.#grow(most);
    const end = from + this.#bytes.write(text, from);
    this.#bytes[end] = COMMA;
    this.#ends.push(end);
  }

  get length(): number {
    return this.#ends.length;
  }

  /** Bytes that all of it takes. */
  get size(): number {
    return this.#ends.at(-1) ?? 0;
  }

  /** One record, as JSON. */
  text(seq: number): string {
    return this.#bytes.toString('utf8', this.#startOf(seq), this.#ends[seq - 1]);
  }

  /** The last record. The bytes must be used before the next one is added. */
  last(): Buffer {
    return this.#bytes.subarray(this.#startOf(this.#ends.length), this.size);
  }

  /** Records from `from` on, as many as `most` bytes hold, but one at least. The bytes must be used before the next record is added. */
  piece(from: number, most: number): Piece {
    const start = this.#startOf(from);
    let to = from;
    for (let width = this.#ends.length - from; width > 0; width >>= 1) {
      while (to + width <= this.#ends.length && (this.#ends[to + width - 1] ?? 0) - start <= most) to += width;
    }
    return { bytes: this.#bytes.subarray(start, this.#ends[to - 1]), to };
  }

  #startOf(seq: number): number {
    const before = this.#ends[seq - 2];
    return before === undefined ? 0 : before + 1;
  }

  #grow(least: number): void {
    const bytes = Buffer.allocUnsafeSlow(Math.max(least, this.#bytes.length * 2));
    this.#bytes.copy(bytes, 0, 0, this.size + 1);
    this.#bytes = bytes;
  }
}
