import { fromRow, type StoredRecord } from './stored-record.ts';

/** Bytes a journal begins with; it doubles as it fills. */
const FIRST_SIZE = 1024;

/**
 * The records of a table that is awake, in order from 1. They are kept as bytes, outside the heap: a thousand long games give
 * the garbage collector a thousand things to look at, not a million.
 */
export class Journal {
  #bytes = Buffer.allocUnsafeSlow(FIRST_SIZE);
  /** Where each record's body ends, and when it was made. */
  readonly #ends: number[] = [];
  readonly #times: number[] = [];

  /** When the last record was made; null before the first. */
  get changed(): number | null {
    return this.#times.at(-1) ?? null;
  }

  add({ at, body }: { readonly at: number; readonly body: string }): void {
    const from = this.#ends.at(-1) ?? 0;
    const most = from + body.length * 3; // the most that UTF-8 takes
    if (most > this.#bytes.length) this.#grow(most);
    this.#ends.push(from + this.#bytes.write(body, from));
    this.#times.push(at);
  }

  get length(): number {
    return this.#ends.length;
  }

  /** Every record after `since`. */
  records(since = 0): readonly StoredRecord[] {
    let from = this.#ends[since - 1] ?? 0;
    return this.#ends.slice(since).map((end, index) => {
      const body = this.#bytes.toString('utf8', from, end);
      from = end;
      return fromRow({ seq: since + index + 1, at: this.#times[since + index] ?? 0, body });
    });
  }

  #grow(least: number): void {
    const bytes = Buffer.allocUnsafeSlow(Math.max(least, this.#bytes.length * 2));
    this.#bytes.copy(bytes);
    this.#bytes = bytes;
  }
}
