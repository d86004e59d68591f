import { type Board, type Cell, cellAt, columnOf, OFF_BOARD, rowOf } from './board.ts';
import type { Bilingual } from '../rulebook/lang.ts';

/** Why a text names no cell. */
export interface CellNameProblem {
  readonly code: 'malformed-cell-name' | 'cell-off-board';
  readonly found: string;
  readonly words: Bilingual;
}

/**
 * The name people give a cell. Squares as in a spreadsheet: letters for the column, then the row from 1 (`c4`; past `z`
 * come `aa`, `ab`…). Hexes as wargames print them: column then row, both from 01 (`0605`), three digits on large maps.
 *
 * @example cellName(squareBoard(8, 8), 26) // 'c4'
 */
export function cellName(board: Board, cell: Cell): string {
  const column = columnOf(board, cell) + 1;
  const row = rowOf(board, cell) + 1;
  if (board.grid === 'square') return `${letters(column)}${row}`;
  const digits = hexDigits(board);
  return `${column}`.padStart(digits, '0') + `${row}`.padStart(digits, '0');
}

/**
 * The cell of that name, or what is wrong with the name. Capitals are read like small letters.
 *
 * @example parseCellName(squareBoard(8, 8), 'c4') // 26
 */
export function parseCellName(board: Board, text: string): Cell | CellNameProblem {
  const read = board.grid === 'square' ? readSquare(text) : readHex(text, hexDigits(board));
  if (read === null) return malformed(board, text);
  const cell = cellAt(board, read.column - 1, read.row - 1);
  return cell === OFF_BOARD ? offBoard(board, text) : cell;
}

/** Column and row from 1. */
type Read = { readonly column: number; readonly row: number } | null;

function readSquare(text: string): Read {
  const parts = /^([a-z]{1,4})([1-9][0-9]{0,5})$/.exec(text.toLowerCase());
  if (parts === null) return null;
  const [, column = '', row = ''] = parts;
  return { column: columnNumber(column), row: Number(row) };
}

function readHex(text: string, digits: number): Read {
  if (text.length !== 2 * digits || !/^[0-9]+$/.test(text)) return null;
  return { column: Number(text.slice(0, digits)), row: Number(text.slice(digits)) };
}

/** 1 is a, 26 is z, 27 is aa: the digits of base 26 without a zero. */
function letters(column: number): string {
  const last = (column - 1) % 26;
  const before = (column - 1 - last) / 26;
  return (before > 0 ? letters(before) : '') + String.fromCharCode(97 + last);
}

function columnNumber(name: string): number {
  let column = 0;
  for (const letter of name) column = column * 26 + letter.charCodeAt(0) - 96;
  return column;
}

function hexDigits(board: Board): number {
  return Math.max(2, `${Math.max(board.columns, board.rows)}`.length);
}

function malformed(board: Board, found: string): CellNameProblem {
  const example = cellName(board, board.size - 1);
  return {
    code: 'malformed-cell-name',
    found,
    words: {
      fr: `« ${found} » n’est pas un nom de case ; attendu par exemple « ${example} »`,
      en: `“${found}” is not the name of a cell; expected for example “${example}”`,
    },
  };
}

function offBoard(board: Board, found: string): CellNameProblem {
  const last = cellName(board, board.size - 1);
  return {
    code: 'cell-off-board',
    found,
    words: {
      fr: `« ${found} » est hors du plateau, dont la dernière case est « ${last} »`,
      en: `“${found}” is off the board, whose last cell is “${last}”`,
    },
  };
}
