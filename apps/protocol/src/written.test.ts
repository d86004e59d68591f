import { expect, test } from 'vitest';
import { API, clientMessage } from './index.ts';
import { cleanName, cleanWords } from './written.ts';

const nonce = '0'.repeat(32);
const named = (name: string) => API.take.body.safeParse({ name, nonce }).data?.name;
const say = (text: string) => {
  const read = clientMessage.safeParse({ t: 'say', id: '12345678', text });
  return read.success && read.data.t === 'say' ? read.data.text : undefined;
};

test('names are trimmed; accents, scripts and emoji of several parts are names', () => {
  for (const name of ['Ada', 'Zoé d’Étretat', '李白', 'ענת', '👩‍🚀', 'x'.repeat(40)]) expect(named(name)).toBe(name);
  expect(named('  Ada  ')).toBe('Ada');
});

test.each([
  ['empty', '', undefined],
  ['blanks', ' \u00a0\u2003 ', undefined],
  ['nothing to see', '\u200b\u200d', undefined],
  ['NUL', 'A\0da', 'Ada'],
  ['a line feed', 'Ada\nLovelace', 'Ada Lovelace'],
  ['a line separator', 'Ada\u2028Lovelace', 'Ada Lovelace'],
  ['text turned around', '\u202eadA', 'adA'],
  ['text set apart', '\u2066Ada\u2069', 'Ada'],
  ['half a character', 'Ada\ud83d', 'Ada'],
  ['41 letters', 'x'.repeat(41), 'x'.repeat(40)],
  ['41 crowns', '👑'.repeat(41), '👑'.repeat(40)],
])('a name with %s is refused by the server, and put right by the client', (_what, name, clean) => {
  expect(named(name)).toBeUndefined();
  expect(cleanName(name)).toBe(clean);
});

test('someone may sit down without a name', () => {
  expect(API.take.body.safeParse({ nonce }).success).toBe(true);
});

test('words are trimmed and may have several lines', () => {
  expect(say(' well\nplayed\u2028! \n')).toBe('well\nplayed\u2028!');
  expect(say('x'.repeat(500))).toHaveLength(500);
});

test.each([
  ['blanks', ' \n\t ', undefined],
  ['a tab', 'a\tb', 'a b'],
  ['NUL and an escape', 'a\0\u001b[31mb', 'a[31mb'],
  ['a carriage return', 'a\r\nb', 'a\nb'],
  ['half a character', 'a\udc00', 'a'],
  ['501 letters', 'x'.repeat(501), undefined],
])('words with %s are refused by the server, and put right by the client', (_what, text, clean) => {
  expect(say(text)).toBeUndefined();
  expect(cleanWords(text)).toBe(clean);
});
