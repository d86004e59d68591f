import { expect, test } from 'vitest';
import { Journal } from './journal.ts';
import { type StoredRecord, toRow } from './stored-record.ts';

test('a journal gives back every record, in any script and at any length', () => {
  const journal = new Journal();
  const texts = ['', 'oui', 'éàü « » ’', '龍と迷宮', '🎲'.repeat(400), '\u2028 and "quotes"\n', 'x'.repeat(20_000)];
  const records = texts.map(
    (text, index): StoredRecord => ({
      seq: index + 1,
      at: 1_790_000_000_000 + index,
      ...(index % 2 === 0 && { id: `request-${index}` }),
      body: { kind: 'said', from: 'red', text },
    }),
  );
  expect(journal.changed).toBeNull();
  for (const record of records) journal.add(toRow('a-table', record));
  expect(journal.records()).toEqual(records);
  for (const since of [1, 4, 7]) expect(journal.records(since)).toEqual(records.slice(since));
  expect(journal.length).toBe(7);
  expect(journal.changed).toBe(1_790_000_000_006);
});
