import { Frame } from '../frame.ts';

/** Bytes the first leaf begins with; it doubles until it is as long as the others. */
const FIRST_SIZE = 1024;
const LEAF = 65_536;

const COMMA = 0x2c;
const HEAD = Buffer.from('{"t":"records","records":[');
const TAIL = Buffer.from(']}');

/** Some records of a journal in a row, as one message. */
export interface Piece {
  readonly message: Frame;
  /** The last record in it. */
  readonly to: number;
}

/** Records in a row, each followed by a comma. */
interface Leaf {
  bytes: Buffer;
  /** Where the last of them ends. */
  end: number;
  /** The first record in it. */
  readonly first: number;
}

/**
 * Records in order from 1, each as the JSON that people are sent. They are kept as bytes, outside the heap: a thousand long
 * games give the garbage collector a thousand things to look at, not a million. Telling a part of the story is cutting out its bytes.
 */
export class Journal {
  #last: Leaf = { bytes: Buffer.allocUnsafeSlow(FIRST_SIZE), end: -1, first: 1 };
  readonly #leaves: Leaf[] = [this.#last];
  /** Where each record ends in its leaf; a comma follows. */
  readonly #ends: number[] = [];
  /** The message with the last record alone, once somebody has been sent it. */
  #latest: Frame | null = null;

  /** Adds the next record. */
  add(text: string): void {
    const most = text.length * 3 + 1; // as much as UTF-8 takes, and a comma
    let leaf = this.#last;
    if (leaf.end + 1 + most > leaf.bytes.length) leaf = this.#room(leaf, most);
    const from = leaf.end + 1;
    leaf.end = from + leaf.bytes.write(text, from);
    leaf.bytes[leaf.end] = COMMA;
    this.#ends.push(leaf.end);
    this.#latest = null;
  }

  get length(): number {
    return this.#ends.length;
  }

  /** Bytes that all of it takes. */
  get size(): number {
    const bytes = this.#leaves.reduce((sum, { end }) => sum + end + 1, 0);
    return Math.max(0, bytes - 1);
  }

  /** One record, as JSON. */
  text(seq: number): string {
    const leaf = this.#leaves[this.#leafOf(seq)] ?? this.#last;
    return leaf.bytes.toString('utf8', this.#startOf(seq, leaf), this.#ends[seq - 1]);
  }

  /** The same in its own bytes. */
  bytes(seq: number): Buffer {
    const leaf = this.#leaves[this.#leafOf(seq)] ?? this.#last;
    return leaf.bytes.subarray(this.#startOf(seq, leaf), this.#ends[seq - 1]);
  }

  /** The last record as a message: the same one for everybody who is told this story. */
  latest(): Frame {
    const { bytes, end } = this.#last;
    this.#latest ??= framed(bytes.subarray(this.#startOf(this.#ends.length, this.#last), end));
    return this.#latest;
  }

  /** Records from `from` on as a message, as many as `most` bytes hold and are kept together, but one at least. */
  piece(from: number, most: number): Piece {
    const at = this.#leafOf(from);
    const leaf = this.#leaves[at] ?? this.#last;
    const start = this.#startOf(from, leaf);
    const last = (this.#leaves[at + 1]?.first ?? this.#ends.length + 1) - 1;
    let to = from;
    for (let width = last - from; width > 0; width >>= 1) {
      while (to + width <= last && (this.#ends[to + width - 1] ?? 0) - start <= most) to += width;
    }
    return { message: framed(leaf.bytes.subarray(start, this.#ends[to - 1])), to };
  }

  /** Which leaf holds a record. */
  #leafOf(seq: number): number {
    let [low, high] = [0, this.#leaves.length - 1];
    if (seq >= this.#last.first) return high;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#leaves[middle]?.first ?? 0) <= seq) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #startOf(seq: number, { first }: Leaf): number {
    return seq === first ? 0 : (this.#ends[seq - 2] ?? 0) + 1;
  }

  /** A leaf with room for so many more bytes. */
  #room(leaf: Leaf, most: number): Leaf {
    const used = leaf.end + 1;
    if (used + most <= LEAF || used === 0) {
      const bytes = Buffer.allocUnsafeSlow(Math.max(used + most, leaf.bytes.length * 2));
      leaf.bytes.copy(bytes, 0, 0, used);
      leaf.bytes = bytes;
      return leaf;
    }
    this.#last = { bytes: Buffer.allocUnsafeSlow(Math.max(LEAF, most)), end: -1, first: this.#ends.length + 1 };
    this.#leaves.push(this.#last);
    return this.#last;
  }
}

/** Records as one message. */
function framed(records: Buffer): Frame {
  return new Frame([HEAD, records, TAIL]);
}
