import { expect, test } from 'vitest';
import { readDocument } from './document.ts';
import { MOST_MISTAKES } from './mistake.ts';
import { LIMITS } from './tokens.ts';

function read(text: string) {
  const document = readDocument(text);
  if (!document.ok) throw new Error(JSON.stringify(document.mistakes));
  return document.value;
}

function mistakes(text: string) {
  const document = readDocument(text);
  if (document.ok) throw new Error(`read as ${JSON.stringify(document.value.value)}`);
  return document.mistakes;
}

test('YAML and the same in JSON give the same value', () => {
  const value = { title: 'x', list: [1, true, null], map: { a: 'b' } };
  expect(read('title: x\nlist: [1, true, null]\nmap:\n  a: b\n').value).toEqual(value);
  expect(read(JSON.stringify(value, null, '\t')).value).toEqual(value);
});

test('a place leads back to its line and column', () => {
  const document = read('hero:\n  class: bard\n  items:\n    - rope\n    - {name: lamp}\nboard: |\n  ...\n  .#.\n');
  expect(document.locate([])).toEqual({ line: 1, column: 1 });
  expect(document.locate(['hero', 'class'])).toEqual({ line: 2, column: 10 });
  expect(document.locate(['hero', 'items', 1, 'name'])).toEqual({ line: 5, column: 14 });
  expect(document.locate(['hero', 'items', 0])).toEqual({ line: 4, column: 7 });
});

test('a mapping is located by its key, something missing by what should hold it', () => {
  const document = read('title: x\nhero:\n  class: bard\n');
  expect(document.locate(['hero'])).toEqual({ line: 2, column: 1 });
  expect(document.locate(['hero', 'gold'])).toEqual({ line: 2, column: 1 });
});

test('a number after a text is one of its lines: a row of a drawing', () => {
  const document = read('title: x\nboard: |\n  ...\n  .#.\nquoted: "a"\n');
  expect(document.locate(['board', 0]).line).toBe(3);
  expect(document.locate(['board', 1]).line).toBe(4);
  expect(document.locate(['quoted', 5]).line).toBe(5);
});

test('a syntax error has a reason and a position', () => {
  expect(mistakes('a: 1\na: 2')).toEqual([{ code: 'syntax', reason: 'DUPLICATE_KEY', at: { line: 2, column: 1 } }]);
  expect(mistakes('a:\n\t- b')[0]).toMatchObject({ code: 'syntax', reason: 'TAB_AS_INDENT', at: { line: 2 } });
  expect(mistakes('a: !weapon x')[0]).toMatchObject({ code: 'syntax', reason: 'TAG_RESOLVE_FAILED' });
  expect(mistakes('a: 1\n---\nb: 2')[0]).toMatchObject({ code: 'syntax', reason: 'MULTIPLE_DOCS', at: { line: 2 } });
});

test('nothing, only comments, and binary are told apart from a document', () => {
  expect(mistakes('')).toEqual([{ code: 'empty' }]);
  expect(mistakes(' \n# a comment\n')).toEqual([{ code: 'empty' }]);
  expect(mistakes('a\0b')).toEqual([{ code: 'binary' }]);
});

test('a text that is too large is refused before it is parsed', () => {
  expect(mistakes(`a: ${'x'.repeat(LIMITS.characters)}`)).toEqual([{ code: 'too-large', limit: LIMITS.characters }]);
});

test.each([
  ['brackets', '['.repeat(100_000)],
  ['dashes', `${'- '.repeat(5000)}x`],
  ['maps', `${'{a: '.repeat(50)}1${'}'.repeat(50)}`],
])('a bomb of nested %s is refused without exhausting the stack', (_name, text) => {
  expect(mistakes(text)[0]).toMatchObject({ code: 'too-deep', limit: LIMITS.depth });
});

test('reasonable depth and aliases are read', () => {
  expect(read(`${'['.repeat(30)}${']'.repeat(30)}`).value).toHaveLength(1);
  expect(read('a: &rat {hp: 3}\nb: [*rat, *rat]').value).toEqual({ a: { hp: 3 }, b: [{ hp: 3 }, { hp: 3 }] });
});

test('a bomb of aliases is refused', () => {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
  for (let n = 1; n < 9; n++) lines.push(`a${n}: &a${n} [${Array.from({ length: 9 }, () => `*a${n - 1}`).join(', ')}]`);
  expect(mistakes(lines.join('\n'))[0]).toMatchObject({ code: 'too-many-aliases', limit: LIMITS.aliases });
});

test('many aliases of one thing are refused too, before any is followed', () => {
  const many = (count: number): string => `a: &a 1\nb: [${Array.from({ length: count }, () => '*a').join(', ')}]`;
  expect(read(many(LIMITS.aliases / 2)).value).toMatchObject({ a: 1 });
  expect(mistakes(many(LIMITS.aliases + 1))).toEqual([{ code: 'too-many-aliases', limit: LIMITS.aliases }]);
  expect(mistakes(many(5000))).toEqual([{ code: 'too-many-aliases', limit: LIMITS.aliases }]); // seconds, followed
});

test('a key given twice is found in any mapping, one among many', () => {
  const keys = Array.from({ length: 2000 }, (_, index) => `k${index}: 1`);
  expect(Object.keys(read(keys.join('\n')).value as object)).toHaveLength(2000);
  expect(mistakes([...keys, 'k7: 2'].join('\n'))).toMatchObject([{ reason: 'DUPLICATE_KEY', at: { line: 2001 } }]);
  expect(mistakes('a:\n  b: {c: 1, "c": 2}')).toMatchObject([{ reason: 'DUPLICATE_KEY', at: { line: 2, column: 13 } }]);
});

test('an alias of nothing, or of what contains it, is refused where it stands', () => {
  expect(mistakes('a: 1\nb: *rat')).toEqual([{ code: 'unknown-alias', found: 'rat', at: { line: 2, column: 4 } }]);
  expect(mistakes('a: &me [*me]')[0]).toMatchObject({ code: 'unknown-alias', found: 'me' });
});

test('a key that would reach the prototype is a key like another', () => {
  const { value } = read('__proto__: {polluted: true}\n');
  expect(Object.keys(value as object)).toEqual(['__proto__']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('few aliases of much are refused too: what reads the value would read it as often', () => {
  const list = `[${'1, '.repeat(LIMITS.words / 5)}1]`;
  expect(mistakes(`a: &a ${list}\nb: [${Array.from({ length: 9 }, () => '*a').join(', ')}]`)).toEqual([
    { code: 'too-many-aliases', limit: LIMITS.aliases },
  ]);
});

test('a text of too many words and signs is refused where the reading stopped', () => {
  expect(mistakes(`{${','.repeat(131_000)}}`)).toEqual([
    { code: 'too-many-words', limit: LIMITS.words, at: { line: 1, column: LIMITS.words } },
  ]);
});

test.each([
  ['commas', `{${','.repeat(15_000)}}`, 'UNEXPECTED_TOKEN'],
  ['closing brackets', ']'.repeat(131_000), 'UNEXPECTED_TOKEN'],
  ['keys given twice', 'a: 1\n'.repeat(2000), 'DUPLICATE_KEY'],
  ['empty keys', ':\n'.repeat(4000), 'DUPLICATE_KEY'],
  ['signs that begin nothing', '- @\n'.repeat(3000), 'BAD_SCALAR_START'],
  ['escapes', `a: "${'\\q'.repeat(60_000)}"`, 'BAD_DQ_ESCAPE'],
  ['quotes', '"'.repeat(10_000), 'UNEXPECTED_TOKEN'],
  ['types', '- !t x\n'.repeat(2000), 'TAG_RESOLVE_FAILED'],
  ['anchors', `a: ${'&a '.repeat(5000)}`, 'MULTIPLE_ANCHORS'],
  ['missing commas', `[${'"" '.repeat(4000)}]`, 'MISSING_CHAR'],
])('of a text full of bad %s the first mistakes are told, and that there are more', (_name, text, reason) => {
  const found = mistakes(text);
  expect(found).toHaveLength(MOST_MISTAKES + 1);
  expect(found.slice(0, -1).some((mistake) => mistake.code === 'syntax' && mistake.reason === reason)).toBe(true);
  expect(found.slice(0, -1).every(({ at }) => at !== undefined)).toBe(true);
  expect(found.at(-1)).toEqual({ code: 'more' });
});

test('a key or an alias of any length makes no long answer', () => {
  expect(mistakes(`? ${'x'.repeat(100_000)}\n: 1`)).toEqual([
    { code: 'syntax', reason: 'KEY_OVER_1024_CHARS', at: { line: 1, column: 3 } },
  ]);
  expect(mistakes('*'.repeat(100_000))).toMatchObject([{ code: 'unknown-alias', found: '*'.repeat(60) }]);
});
