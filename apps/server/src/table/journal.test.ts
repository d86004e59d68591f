import { expect, test } from 'vitest';
import { Journal } from './journal.ts';

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
  expect([journal.length, journal.size]).toEqual([7, Buffer.byteLength(texts.join())]);
});

test('a piece is as many records as fit, one at least, and is JSON with brackets around it', () => {
  const journal = new Journal();
  for (let number = 1; number <= 1000; number++) journal.add(JSON.stringify({ number }));
  for (const most of [0, 13, 14, 100, 777, 100_000]) {
    const told: number[] = [];
    for (let from = 1; from <= journal.length; ) {
      const { bytes, to } = journal.piece(from, most);
      const records = JSON.parse(`[${bytes.toString()}]`) as { number: number }[]; // as they were added
      expect(records.length).toBe(to - from + 1);
      expect(records.length === 1 || bytes.length <= most).toBe(true);
      told.push(...records.map(({ number }) => number));
      from = to + 1;
    }
    expect(told).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
  }
});
