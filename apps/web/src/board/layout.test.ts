import { hexBoard, neighbour, OFF_BOARD, squareBoard } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { fromRim, type Layout, layoutOf } from './layout.ts';

const BOARDS = { squares: squareBoard(7, 5), hexes: hexBoard(6, 5) };

for (const [name, board] of Object.entries(BOARDS)) {
  const layout = layoutOf(board);

  test(`${name}: the cell under the middle of a cell is that cell`, () => {
    for (let cell = 0; cell < board.size; cell++) expect(layout.cellAt(layout.centre(cell))).toBe(cell);
  });

  test(`${name}: a side drawn for a direction lies between the two cells it parts`, () => {
    for (let cell = 0; cell < board.size; cell++) {
      layout.sides.forEach((direction, side) => {
        const beyond = neighbour(board, cell, direction);
        if (beyond === OFF_BOARD) return;
        const middle = middleOfSide(layout, cell, side);
        const [a, b] = [layout.centre(cell), layout.centre(beyond)];
        expect(middle.x).toBeCloseTo((a.x + b.x) / 2, 5);
        expect(middle.y).toBeCloseTo((a.y + b.y) / 2, 5);
      });
    }
  });

  test(`${name}: nothing is under a point beside the board`, () => {
    for (const point of [
      { x: -40, y: 10 },
      { x: 10, y: -40 },
      { x: layout.width + 40, y: 10 },
      { x: 10, y: layout.height + 40 },
    ]) {
      expect(layout.cellAt(point)).toBe(-1);
    }
  });
}

function middleOfSide(layout: Layout, cell: number, side: number) {
  const corners = layout.corners(cell);
  const [a, b] = [corners[side], corners[(side + 1) % corners.length]];
  return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
}

test('a way begins at the rim of whoever goes it, and goes on as it did', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 30, y: 40 },
    { x: 60, y: 40 },
  ];
  expect(fromRim(way, 20)).toEqual([{ x: 12, y: 16 }, ...way.slice(1)]);
  expect(fromRim(way.slice(0, 1), 20)).toEqual([]);
});
