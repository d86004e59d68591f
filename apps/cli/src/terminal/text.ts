import { stripVTControlCharacters } from 'node:util';
import type { Shell } from '../shell.ts';

/** Lines longer than this are hard to read, however wide the window. */
const WIDEST = 120;

/** Columns to write in: those of the terminal, 80 where there is none. */
export function widthFor({ output }: Pick<Shell, 'output'>): number {
  return Math.min(WIDEST, output.columns ?? 80);
}

/** Characters a text takes on screen, its colours left out. */
export function widthOf(text: string): number {
  return Array.from(stripVTControlCharacters(text)).length;
}

/** As much of a text as so many characters hold; its colours are kept, and end where they should. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let left = width;
  return text.replaceAll(/(\p{Cc}\[[0-9;]*m)|([^])/gu, (_all, colour: string | undefined, character: string) => {
    if (colour !== undefined) return colour;
    left -= 1;
    return left >= 0 ? character : '';
  });
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** A plain space that a line may end at: not before the high punctuation of French nor inside its quotation marks. */
const BREAK = /(?<=[^\s«]) (?=[^\s:;!?»%])/u;

/** Breaks a text at its plain spaces so that lines fit; further lines are indented. A no-break space holds. */
export function wrap(text: string, width: number, indent = ''): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    const [first = '', ...words] = paragraph.split(BREAK);
    let line = first;
    for (const word of words) {
      const longer = `${line} ${word}`;
      if (widthOf(longer) <= width) line = longer;
      else {
        lines.push(line);
        const [last = '', ...before] = hyphened(word, width, indent).toReversed();
        lines.push(...before.toReversed());
        line = last;
      }
    }
    return [...lines, line];
  });
}

/** A word that is longer than a line breaks at its hyphens. */
function hyphened(word: string, width: number, indent: string): readonly string[] {
  if (widthOf(indent + word) <= width) return [indent + word];
  const lines: string[] = [];
  for (const part of word.split(/(?<=\p{L}-)/u)) {
    const longer = `${lines.at(-1) ?? ''}${part}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(indent + part);
  }
  return lines;
}

/** Two blocks side by side. */
export function beside(left: readonly string[], right: readonly string[], gap: number): readonly string[] {
  const width = Math.max(0, ...left.map(widthOf)) + gap;
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, n) => (padTo(left[n] ?? '', width) + (right[n] ?? '')).trimEnd());
}

/** Rows with their columns aligned. */
export function columns(rows: readonly (readonly string[])[], gap = 2): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, widthOf(cell))));
  return rows.map((row) =>
    row
      .map((cell, n) => padTo(cell, (widths[n] ?? 0) + gap))
      .join('')
      .trimEnd(),
  );
}

/** A column narrower than this is no column. */
const NARROWEST = 10;

/** Terms in one column, what is said of them beside; what is long goes on under itself. One after the other where there is no room. */
export function glossed(rows: readonly (readonly [string, string])[], width: number): readonly string[] {
  const terms = Math.max(0, ...rows.map(([term]) => widthOf(term))) + 2;
  if (width - terms < NARROWEST) return rows.flatMap(([term, meaning]) => wrap(`${term}  ${meaning}`, width, '    '));
  return rows.flatMap(([term, meaning]) => {
    const [first = '', ...rest] = wrap(meaning, width - terms);
    return [(padTo(term, terms) + first).trimEnd(), ...rest.map((line) => ' '.repeat(terms) + line)];
  });
}

/** With a capital, as what begins a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Without capitals and accents, so that “epee” finds « Épée ». */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
