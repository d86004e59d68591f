import { describe, expect, test } from 'vitest';
import { draw, parseDrawing, undent } from './drawing.ts';
import { hexBoard } from './hex.ts';
import { squareBoard } from './square.ts';

describe('reading', () => {
  const read = { columns: 3, rows: 2, characters: ['.', '#', 'A', '.', '.', '~'] };

  test.each([
    ['cells apart', '. # A\n. . ~'],
    ['cells touching', '.#A\n..~'],
    ['indented in a template', '\n\n    . # A\n    . . ~\n  '],
    ['with the line ends of Windows', '. # A\r\n. . ~\r\n'],
    ['shifted hex rows', '. # A\n . . ~'],
    ['wider blanks', '.  #   A\n.  .   ~'],
  ])('%s', (_, text) => {
    expect(parseDrawing(text)).toEqual(read);
  });

  test('a character is what people see as one sign, beyond the first plane too', () => {
    expect(parseDrawing('.𐂂\n..')).toEqual({ columns: 2, rows: 2, characters: ['.', '𐂂', '.', '.'] });
  });

  test('a short row is reported where it stops, a long one where it should have', () => {
    expect(parseDrawing('. . .\n. .\n. . .')).toMatchObject({ code: 'ragged-row', row: 2, column: 3 });
    expect(parseDrawing('...\n...\n.....')).toMatchObject({ code: 'ragged-row', row: 3, column: 4 });
    expect(parseDrawing('...\n\n...')).toMatchObject({ code: 'ragged-row', row: 2, column: 1 });
  });

  test('cells that touch in a drawing of cells apart are reported', () => {
    expect(parseDrawing('. . .\n. .. .')).toEqual({
      code: 'wide-cell',
      row: 2,
      column: 2,
      words: {
        fr: 'rangée 2, colonne 2\u202F: «\u202F..\u202F» au lieu d’un seul caractère',
        en: 'row 2, column 2: “..” instead of a single character',
      },
    });
  });

  test('nothing is no drawing', () => {
    for (const text of ['', '  ', '\n \n']) expect(parseDrawing(text)).toMatchObject({ code: 'empty-drawing' });
  });
});

describe('drawing', () => {
  test('squares stand apart', () => {
    expect(draw(squareBoard(3, 2), (cell) => '.#A..~'.charAt(cell))).toBe('. # A\n. . ~');
  });

  test('odd hex rows are shifted by half a hex', () => {
    expect(draw(hexBoard(3, 3), () => '.')).toBe(
      undent(`
        . . .
         . . .
        . . .`),
    );
  });

  test('wider cells are aligned on the right, and hexes stay half a hex apart', () => {
    expect(draw(squareBoard(2, 2), (cell) => `${cell * 9}`)).toBe(' 0  9\n18 27');
    expect(draw(hexBoard(2, 2), (cell) => `${cell * 9}`)).toBe('  0   9\n   18  27');
  });

  test('what is drawn is read back', () => {
    for (const board of [squareBoard(4, 5), hexBoard(5, 4)]) {
      const drawn = draw(board, (cell) => String.fromCharCode(97 + cell));
      expect(parseDrawing(drawn)).toEqual({
        columns: board.columns,
        rows: board.rows,
        characters: Array.from({ length: board.size }, (_, cell) => String.fromCharCode(97 + cell)),
      });
    }
  });
});
