import * as z from 'zod/mini';

const LONGEST_NAME = 40;
const LONGEST_WORDS = 500;

/** Control characters, halves of a character, ends of line, and marks that turn the text around them: a name stands amid other words. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Control characters but the line feed, and halves of a character. */
const NOT_IN_WORDS = /[^\n\P{Cc}]|\p{Cs}/gu;
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}]/u;

const written = (longest: number, not: RegExp) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.refine((text) => text.search(not) < 0 && VISIBLE.test(text)),
  );

/** What a person is called at a table: one line, something to see. */
export const displayName = written(LONGEST_NAME, NOT_IN_NAMES);

/** What a person says at a table. */
export const said = written(LONGEST_WORDS, NOT_IN_WORDS);

/** A name as someone typed it, made one that a server takes; undefined when nothing of it is left. */
export function cleanName(typed: string): string | undefined {
  const line = typed.replace(/\s+/g, ' ').replace(NOT_IN_NAMES, '').trim();
  return displayName.safeParse(Array.from(line).slice(0, LONGEST_NAME).join('')).data;
}

/** Longest title of a table that is shown. */
const LONGEST_TITLE = 80;

/** A title from a file, made one line that stands amid others without disturbing them. */
export function cleanTitle(written: string): string {
  const line = written
    .slice(0, LONGEST_TITLE * 10)
    .replace(/\s+/g, ' ')
    .replace(NOT_IN_NAMES, '')
    .trim();
  const letters = Array.from(line);
  return letters.length <= LONGEST_TITLE ? line : `${letters.slice(0, LONGEST_TITLE - 1).join('')}…`;
}

/** The same for what is said; it is never cut short: undefined when it is too long. */
export function cleanWords(typed: string): string | undefined {
  const lines = typed.replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return said.safeParse(lines.replace(NOT_IN_WORDS, '')).data;
}
