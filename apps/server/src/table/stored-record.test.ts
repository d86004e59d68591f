import { expect, test } from 'vitest';
import { copyEntry, entryTextIn, moveText } from './stored-record.ts';

test('the entry in the bytes of a record is the one in its text, whatever was said in it', () => {
  const hash = '0123456789abcdef'.repeat(4);
  for (const said of ['pass', 'épée « 龍 » 🎲', '"entry":"hash":"', `"hash":"${hash}"}`]) {
    const text = JSON.stringify({ command: { do: said }, draws: [], facts: [said], seat: 'red', seq: 7 });
    for (const id of [undefined, 'a-request']) {
      const { stamp, entry, rest } = moveText(
        { seq: 12, at: 1_700_000_000_000, ...(id !== undefined && { id }) },
        text,
      );
      const record = stamp + entry + hash + rest;
      const copied = Buffer.alloc(1_000);
      const whole = copied.toString('utf8', 10, copyEntry(Buffer.from(record), copied, 10));
      expect(whole).toBe(entryTextIn(record));
      expect(JSON.parse(whole)).toEqual({ ...(JSON.parse(text) as object), hash });
    }
  }
});
