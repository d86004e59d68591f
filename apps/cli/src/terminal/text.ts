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

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Breaks a text at its plain spaces so that lines fit; further lines are indented. A narrow no-break space holds. */
export function wrap(text: string, width: number, indent = ''): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    const [first = '', ...words] = paragraph.split(/(?<=\S) (?=\S)/);
    let line = first;
    for (const word of words) {
      const longer = `${line} ${word}`;
      if (widthOf(longer) <= width) line = longer;
      else {
        lines.push(line);
        line = indent + word;
      }
    }
    return [...lines, line];
  });
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

/** Without capitals and accents, so that “epee” finds « Épée ». */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
