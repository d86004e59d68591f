import { expect, test } from 'vitest';
import { Lexer } from 'yaml';
import { MOST_MISTAKES } from './mistake.ts';
import { LIMITS, readTokens } from './tokens.ts';

/** How many words and signs of a text are asked for before the reading ends. */
function asked(text: string): number {
  let count = 0;
  function* counted() {
    for (const lexeme of new Lexer().lex(text)) {
      count++;
      yield lexeme;
    }
  }
  readTokens(counted());
  return count;
}

test.each([
  ['is too long', ','.repeat(100_000).replace(/^/, '['), LIMITS.words + 1],
  ['is too deep', '['.repeat(100_000), LIMITS.depth + 10],
  ['holds many documents', '--- a\n'.repeat(10_000), 20],
  ['is full of errors', `[]${']'.repeat(100_000)}`, MOST_MISTAKES + 10],
])('of a text that %s, no more is read than says so', (_what, text, most) => {
  expect(asked(text)).toBeLessThanOrEqual(most);
});

test('a text within the limits is read to its end', () => {
  expect(asked('a: 1\n')).toBe([...new Lexer().lex('a: 1\n')].length);
});
