import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root, sources } from './sources.mjs';

const BOOKS = ['attention-donjon', 'donjon-d10', 'pathfinder', 'thucidide'];

interface Row {
  readonly french: string;
  readonly books: readonly string[];
  readonly names: readonly string[];
}

/** The rows of the glossary's table: which books each name is from. `a / b` gives the first names to the first book. */
function rows(): readonly Row[] {
  const page = readFileSync(`${root}/docs/glossary.md`, 'utf8');
  return page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (French|---)/.test(line))
    .map((line) => {
      const [, french = '', book = '', english = ''] = line.split('|').map((cell) => cell.trim());
      const books = book === 'all' ? BOOKS : book.split('/').map((one) => one.trim());
      return { french, books, names: [...english.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) };
    });
}

/** Letters and digits alone: `greaterDifficult`, `greater-difficult` and "greater difficult" are one name. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const code = new Map(
  [...BOOKS.map((book) => `rules/${book}/src`), 'kernel/src'].map((folder) => [
    folder,
    bare(
      sources([folder], /(?<!\.test)\.ts$/)
        .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
        .join(' '),
    ),
  ]),
);

test('the glossary has its rows, each of a book that exists, with a name', () => {
  expect(rows().length).toBeGreaterThan(30);
  for (const { french, books, names } of rows()) {
    expect(names.length, french).toBeGreaterThan(0);
    for (const book of books) expect(BOOKS, french).toContain(book);
  }
});

test.each(rows())('glossary: $french is in the code under its name', ({ books, names }) => {
  for (const name of names) {
    const found = [...books.map((book) => `rules/${book}/src`), 'kernel/src'].some((folder) =>
      code.get(folder)?.includes(bare(name)),
    );
    expect(found, `${name} occurs in no source of ${books.join(', ')}`).toBe(true);
  }
});
