import { expect, test } from 'vitest';
import { Parser } from 'yaml';
import { compose } from './compose.ts';
import { MOST_MISTAKES } from './mistake.ts';

const composed = (text: string) => compose([...new Parser().parse(text)], text.length);

test('composing stops one error after those that are told, however deep it stands', () => {
  const { document, errors } = composed(`a: [[{${','.repeat(1000)}}]]`);
  expect(document).toBeNull();
  expect(errors).toHaveLength(MOST_MISTAKES + 1);
});

test('fewer errors leave a document, with all of them', () => {
  const { document, errors } = composed('- @\n- x\n- @\n');
  expect(document).not.toBeNull();
  expect(errors.map(({ pos }) => pos[0])).toEqual([2, 10]);
});
