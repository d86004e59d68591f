import { hexBoard, neighbour } from '@arbitre/kernel';
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
