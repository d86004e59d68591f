import { describe, expect, test } from 'vitest';
import { cellAt } from './board.ts';
import { cellName, parseCellName } from './cell-name.ts';
import { hexBoard } from './hex.ts';
import { squareBoard } from './square.ts';

describe('squares are named like a spreadsheet', () => {
  const board = squareBoard(800, 30);

  test.each([
    [2, 3, 'c4'],
    [0, 0, 'a1'],
    [25, 0, 'z1'],
    [26, 9, 'aa10'],
    [27, 29, 'ab30'],
    [701, 0, 'zz1'],
    [702, 0, 'aaa1'],
  ])('column %i, row %i is %s', (column, row, name) => {
    expect(cellName(board, cellAt(board, column, row))).toBe(name);
    expect(parseCellName(board, name.toUpperCase())).toBe(cellAt(board, column, row));
  });
});

describe('hexes are named as wargames print them', () => {
  test('column then row, both from 01', () => {
    const board = hexBoard(12, 9);
    expect(cellName(board, cellAt(board, 5, 4))).toBe('0605');
    expect(parseCellName(board, '0605')).toBe(cellAt(board, 5, 4));
  });

  test('with three digits once a side of the map needs them', () => {
    const board = hexBoard(5, 100);
    expect(cellName(board, cellAt(board, 0, 99))).toBe('001100');
    expect(parseCellName(board, '0110')).toMatchObject({ code: 'malformed-cell-name' });
  });
});

test.each([squareBoard(30, 20), hexBoard(30, 20)])('every cell is found again by its name', (board) => {
  for (let cell = 0; cell < board.size; cell++) expect(parseCellName(board, cellName(board, cell))).toBe(cell);
});

describe('a bad name is answered, not thrown', () => {
  const squares = squareBoard(8, 8);
  const hexes = hexBoard(8, 8);

  test.each(['', 'c', '4', '4c', 'c0', 'c04', 'c 4', 'c-1', 'ç4', '0605'])('%j is no square', (text) => {
    expect(parseCellName(squares, text)).toMatchObject({ code: 'malformed-cell-name', found: text });
  });

  test.each(['', '605', 'c4', '06 05', '06050', '-605'])('%j is no hex', (text) => {
    expect(parseCellName(hexes, text)).toMatchObject({ code: 'malformed-cell-name', found: text });
  });

  test('a cell past the edge is named with the last one of the board', () => {
    expect(parseCellName(squares, 'i1')).toEqual({
      code: 'cell-off-board',
      found: 'i1',
      words: {
        fr: '«\u202Fi1\u202F» est hors du plateau, dont la dernière case est «\u202Fh8\u202F»',
        en: '“i1” is off the board, whose last cell is “h8”',
      },
    });
    expect(parseCellName(squares, 'a9')).toMatchObject({ code: 'cell-off-board' });
    expect(parseCellName(hexes, '0001')).toMatchObject({ code: 'cell-off-board' });
    expect(parseCellName(hexes, '0109')).toMatchObject({ code: 'cell-off-board' });
  });
});
