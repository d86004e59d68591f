import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Frame } from '../frame.ts';
import { Journal } from './journal.ts';

/** The records of a message. */
function recordsIn(message: Frame): readonly { readonly number: number }[] {
  return (JSON.parse(message.toString()) as { records: { number: number }[] }).records; // as they were added
}

const texts = [
  '""',
  '"oui"',
  '"éàü « » ’"',
  '"龍と迷宮"',
  `"${'🎲'.repeat(400)}"`,
  '"\\u2028 and more"',
  `"${'x'.repeat(20_000)}"`,
];

test('a journal gives back every record, in any script and at any length', () => {
  const journal = new Journal();
  for (const text of texts) journal.add(text);
  expect(texts.map((_, index) => journal.text(index + 1))).toEqual(texts);
  expect(texts.map((_, index) => journal.bytes(index + 1).toString())).toEqual(texts);
  expect([journal.length, journal.size]).toEqual([7, Buffer.byteLength(texts.join())]);
});

test('a piece is as many records as fit, one at least, and is JSON with brackets around it', () => {
  const journal = new Journal();
  for (let number = 1; number <= 1000; number++) journal.add(JSON.stringify({ number }));
  for (const most of [0, 13, 14, 100, 777, 100_000]) {
    const told: number[] = [];
    for (let from = 1; from <= journal.length; ) {
      const { message, to } = journal.piece(from, most);
      const records = recordsIn(message);
      expect(records.length).toBe(to - from + 1);
      expect(records.length === 1 || JSON.stringify(records).length - 2 <= most).toBe(true);
      told.push(...records.map(({ number }) => number));
      from = to + 1;
    }
    expect(told).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
  }
});

/** The same, kept as a list of texts. */
class Plain {
  readonly texts: string[] = [];
  piece(from: number, most: number): number {
    let bytes = -1;
    let to = from - 1;
    for (const text of this.texts.slice(from - 1)) {
      bytes += Buffer.byteLength(text) + 1;
      if (to >= from && bytes > most) break;
      to++;
    }
    return to;
  }
}

test('a long journal, records of any size, is its plain twin: every text, every piece whole, the last record as one message', () => {
  const sizes = fc.array(fc.oneof(fc.nat(300), fc.nat(40_000), fc.constant(70_000)), { maxLength: 40 });
  fc.assert(
    fc.property(sizes, fc.nat(100_000), (lengths, most) => {
      const journal = new Journal();
      const plain = new Plain();
      for (const [number, length] of lengths.entries()) {
        const text = JSON.stringify({ number: number + 1, words: 'é🎲'.repeat(length / 6) });
        journal.add(text);
        plain.texts.push(text);
        expect(recordsIn(journal.latest())).toEqual([JSON.parse(text)]);
        expect(journal.latest()).toBe(journal.latest());
      }
      expect(plain.texts.map((_, index) => journal.text(index + 1))).toEqual(plain.texts);
      expect([journal.length, journal.size]).toEqual([lengths.length, Buffer.byteLength(plain.texts.join())]);
      for (let from = 1; from <= journal.length; ) {
        const { message, to } = journal.piece(from, most);
        expect(to).toBeLessThanOrEqual(plain.piece(from, most));
        expect(recordsIn(message)).toEqual(plain.texts.slice(from - 1, to).map((text) => JSON.parse(text) as unknown));
        expect(to).toBeGreaterThanOrEqual(from);
        from = to + 1;
      }
    }),
    { numRuns: 50 },
  );
});
