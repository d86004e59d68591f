import type { Board, Cell } from './board.ts';
import type { Bilingual } from '../rulebook/lang.ts';

/** A board drawn in text: one character per cell, row-major. */
export interface Drawing {
  readonly columns: number;
  readonly rows: number;
  readonly characters: readonly string[];
}

/** Why a text is not a drawing; row and column count from 1, in cells. */
export interface DrawingProblem {
  readonly code: 'empty-drawing' | 'ragged-row' | 'wide-cell';
  readonly row: number;
  readonly column: number;
  readonly words: Bilingual;
}

/**
 * Reads rows of characters. Cells may touch (`.#.`) or stand apart (`. # .`), the same way in the whole drawing; empty lines
 * around and blanks at both ends of a row do not count, so shifted hex rows read like the others.
 *
 * @example parseDrawing('. #\n. .') // { columns: 2, rows: 2, characters: ['.', '#', '.', '.'] }
 */
export function parseDrawing(text: string): Drawing | DrawingProblem {
  const lines = linesOf(text).map((line) => line.trim());
  const apart = lines.some((line) => /\s/.test(line));
  const cells = lines.map((line) => (line === '' ? [] : apart ? line.split(/\s+/) : Array.from(line)));
  const columns = cells[0]?.length ?? 0;
  if (columns === 0) return emptyDrawing();
  for (const [index, row] of cells.entries()) {
    const wide = row.findIndex((cell) => Array.from(cell).length > 1);
    if (wide >= 0) return wideCell(index + 1, wide + 1, row[wide] ?? '');
    if (row.length !== columns) return raggedRow(index + 1, row.length, columns);
  }
  return { columns, rows: cells.length, characters: cells.flat() };
}

/**
 * The board as text, cells apart, odd hex rows shifted. Cells wider than one character are aligned on the right.
 *
 * @example draw(squareBoard(2, 1), (cell) => `${cell}`) // '0 1'
 */
export function draw(board: Board, character: (cell: Cell) => string): string {
  const cells = Array.from({ length: board.size }, (_, cell) => character(cell));
  const widest = cells.reduce((most, cell) => Math.max(most, Array.from(cell).length), 0);
  // Half a hex must be a whole number of characters, so hex cells are 1, 3, 5… wide.
  const width = board.grid === 'hex' && widest % 2 === 0 ? widest + 1 : widest;
  const lines: string[] = Array.from({ length: board.rows }, (_, row) => {
    const shift = board.grid === 'hex' && row % 2 === 1 ? ' '.repeat((width + 1) / 2) : '';
    const drawn = cells.slice(row * board.columns, (row + 1) * board.columns).map((cell) => cell.padStart(width));
    return (shift + drawn.join(' ')).trimEnd();
  });
  return lines.join('\n');
}

/**
 * A drawing written in a template literal, without the empty lines around it and the indentation common to its rows: what
 * `draw` returns, so that tests can compare the two.
 *
 * @example undent('\n    . .\n    . #') // '. .\n. #'
 */
export function undent(text: string): string {
  const lines = linesOf(text);
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(common).trimEnd()).join('\n');
}

/** The lines from the first that is not blank to the last. */
function linesOf(text: string): string[] {
  const body = text.trimEnd().replace(/^(?:[^\S\n]*\n)+/, '');
  return body === '' ? [] : body.split(/\r?\n/);
}

function emptyDrawing(): DrawingProblem {
  const words = { fr: 'le dessin est vide', en: 'the drawing is empty' };
  return { code: 'empty-drawing', row: 1, column: 1, words };
}

function raggedRow(row: number, found: number, expected: number): DrawingProblem {
  return {
    code: 'ragged-row',
    row,
    column: Math.min(found, expected) + 1,
    words: {
      fr: `rangée ${row} : ${found} cases au lieu de ${expected}`,
      en: `row ${row}: ${found} cells instead of ${expected}`,
    },
  };
}

function wideCell(row: number, column: number, found: string): DrawingProblem {
  return {
    code: 'wide-cell',
    row,
    column,
    words: {
      fr: `rangée ${row}, colonne ${column} : « ${found} » au lieu d’un seul caractère`,
      en: `row ${row}, column ${column}: “${found}” instead of a single character`,
    },
  };
}
