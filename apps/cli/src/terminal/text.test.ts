import { expect, test } from 'vitest';
import { columns, glossed, widthOf, wrap } from './text.ts';

test('French punctuation stays with its word, whatever space it is written with', () => {
  for (const space of [' ', '\u202f', '\u00a0']) {
    const text = `Le dragon dit${space}: «${space}Qui va là${space}? Personne${space}!${space}» et rit à 50${space}%${space}; puis il dort.`;
    for (let width = 1; width <= 70; width++) {
      const lines = wrap(text, width);
      for (const line of lines) expect(line, `${width}`).not.toMatch(/^[\s\u202f]*[:;!?»%]|«[\s\u202f]*$/u);
      expect(lines.join(' ')).toBe(text);
    }
  }
});

test('lines fit where words allow it, further ones are indented, colours take no room', () => {
  expect(wrap('one two three', 9, '  ')).toEqual(['one two', '  three']);
  expect(wrap('  deep indent kept', 8)).toEqual(['  deep', 'indent', 'kept']);
  expect(wrap('\u001b[31mred\u001b[0m wine', 8)).toHaveLength(1);
  expect(widthOf('\u001b[1mé\u202f!\u001b[0m')).toBe(3);
});

test('what is said of a term goes on under itself', () => {
  expect(
    glossed(
      [
        ['a', 'one two three four'],
        ['bbb', ''],
      ],
      16,
    ),
  ).toEqual(['a    one two', '     three four', 'bbb']);
});

test('columns are as wide as their widest cell', () => {
  expect(
    columns([
      ['a', 'bb'],
      ['ccc', 'd'],
    ]),
  ).toEqual(['a    bb', 'ccc  d']);
});
