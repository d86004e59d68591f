import { columnOf, hexBoard, neighbour, rowOf } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { bearing } from './bearing.ts';

test('the six neighbours of a hex lie six ways, from even and odd rows alike', () => {
  const board = hexBoard(7, 7);
  for (const from of [23, 24, 31])
    expect([0, 1, 2, 3, 4, 5].map((direction) => bearing(board, from, neighbour(board, from, direction)).en)).toEqual([
      'to the north-east',
      'to the east',
      'to the south-east',
      'to the south-west',
      'to the west',
      'to the north-west',
    ]);
  expect(bearing(board, 24, 24 - 14).fr).toBe('vers le nord');
});

test('any way is the one that its angle says', () => {
  const board = hexBoard(15, 15);
  const ways = ['north', 'north-east', 'east-north-east', 'east', 'east-south-east', 'south-east'];
  const opposite = ['south', 'south-west', 'west-south-west', 'west', 'west-north-west', 'north-west'];
  const from = 7 * 15 + 7;
  for (let to = 0; to < board.size; to++) {
    if (to === from) continue;
    const x = 2 * (columnOf(board, to) - 7) + (rowOf(board, to) % 2) - 1;
    const turn = Math.round((Math.atan2(x, (7 - rowOf(board, to)) * Math.sqrt(3)) * 6) / Math.PI);
    expect(bearing(board, from, to).en).toBe(`to the ${[...ways, ...opposite][(turn + 12) % 12]}`);
  }
});
