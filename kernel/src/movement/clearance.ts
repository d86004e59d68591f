import type { Board, Cell } from '../board/board.ts';
import { SQUARE_DX, SQUARE_DY } from '../board/square.ts';

/**
 * For each cell of a square board, the side of the largest block of free cells whose top-left cell it is; 0 when it is
 * blocked itself. A figure of side `s` fits where the answer is `s` or more.
 *
 * @example clearance(squareBoard(3, 3), () => false) // 3 2 1 / 2 2 1 / 1 1 1
 */
export function clearance(board: Board, blocked: (cell: Cell) => boolean): Uint8Array {
  const sides = new Uint8Array(board.size);
  for (let cell = 0; cell < board.size; cell++) sides[cell] = blocked(cell) ? 0 : 1;
  return growBlocks(board, sides);
}

/**
 * For each cell of a square board, the side of the largest block of cells, from this top-left one, with no closed side
 * strictly inside; 1 or more. `closed` is 1 for the codes that close. A code on a diagonal stands on the grid corner and closes it.
 */
export function roominess(board: Board, closed: Uint8Array): Uint8Array {
  const { columns, rows, size, sides } = board;
  const junctions = new Uint8Array(size);
  // Every side strictly inside a block is inside one of its 2 by 2 blocks: find those that are open, then the blocks of them.
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const cell = row * columns + column;
      const east = (cell + 1) * 8;
      const shut =
        closed[sides[cell * 8 + E]!]! |
        closed[sides[cell * 8 + S]!]! |
        closed[sides[east + S]!]! |
        closed[sides[(cell + columns) * 8 + E]!]! |
        closed[sides[cell * 8 + SE]!]! |
        closed[sides[east + SW]!]!;
      junctions[cell] = 1 - shut;
    }
  }
  const blocks = growBlocks(board, junctions);
  for (let cell = 0; cell < size; cell++) blocks[cell] = Math.min(blocks[cell]! + 1, 255);
  return blocks;
}

const E = 2;
const SE = 3;
const S = 4;
const SW = 5;

/** From 1 where a cell is good to the side of the largest good block it is the top left of: one more than the least of the three beside it. */
function growBlocks({ columns, rows }: Board, good: Uint8Array): Uint8Array {
  for (let row = rows - 2; row >= 0; row--) {
    for (let cell = (row + 1) * columns - 2; cell >= row * columns; cell--) {
      if (good[cell] === 0) continue;
      const least = Math.min(good[cell + 1]!, good[cell + columns]!, good[cell + columns + 1]!);
      good[cell] = Math.min(least + 1, 255);
    }
  }
  return good;
}

/**
 * The cells a figure of that side fills, row by row, its anchor first.
 *
 * @example footprint(squareBoard(4, 4), 5, 2) // [5, 6, 9, 10]
 */
export function footprint(board: Board, anchor: Cell, side: number): Cell[] {
  return Array.from({ length: side * side }, (_, i) => anchor + Math.floor(i / side) * board.columns + (i % side));
}

/** The cells a figure of that side newly enters by a step, as offsets from its new anchor. */
export function enteredOffsets(columns: number, side: number, direction: number): readonly number[] {
  const offsets: number[] = [];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const before = [x + SQUARE_DX[direction]!, y + SQUARE_DY[direction]!];
      if (before.some((place) => place < 0 || place >= side)) offsets.push(y * columns + x);
    }
  }
  return offsets;
}
