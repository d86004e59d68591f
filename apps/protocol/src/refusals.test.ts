import { expect, test } from 'vitest';
import { REFUSALS, tableWords } from './refusals.ts';

test('every refusal of the table is a sentence in both languages', () => {
  for (const code of REFUSALS) {
    expect(tableWords.en[code], code).toMatch(/^[A-Z].*\.$/);
    expect(tableWords.fr[code], code).toMatch(/^[A-ZÀ-Ý].*\.$/);
    expect(tableWords.fr[code], code).not.toMatch(/[^\u202f][:;!?»]/); // a narrow space stands before them
  }
});
