import { type Board, type Cell, cellAt, OFF_BOARD } from '../board/board.ts';
import type { Segment } from './segment.ts';

/**
 * The cells of a square board that a segment touches, be it at a corner; row by row.
 *
 * @example supercover(squareBoard(2, 2), { from: { x: 1, y: 1 }, to: { x: 3, y: 3 } }) // all four
 */
export function supercover(board: Board, { from, to }: Segment): Cell[] {
  const [high, low] = from.y <= to.y ? [from, to] : [to, from];
  const dx = low.x - high.x;
  const dy = low.y - high.y;
  const cells: Cell[] = [];
  // A cell ends 2 after it begins, its last point included: the first one touched begins at or after the point minus 2.
  for (let row = floorDiv(high.y - 1, 2); row <= floorDiv(low.y, 2); row++) {
    // Where the segment enters and leaves this row, as x times dy; a level segment is all in one place.
    const top = Math.max(high.y, 2 * row);
    const bottom = Math.min(low.y, 2 * row + 2);
    const span = dy === 0 ? 1 : dy;
    const enters = dy === 0 ? high.x : high.x * dy + (top - high.y) * dx;
    const leaves = dy === 0 ? low.x : high.x * dy + (bottom - high.y) * dx;
    const first = floorDiv(Math.min(enters, leaves) - 1, 2 * span);
    const last = floorDiv(Math.max(enters, leaves), 2 * span);
    for (let column = first; column <= last; column++) {
      const cell = cellAt(board, column, row);
      if (cell !== OFF_BOARD) cells.push(cell);
    }
  }
  return cells;
}

/** The whole part of a quotient, rounded down, without leaving whole numbers; `divisor` is above 0. */
function floorDiv(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - (rest < 0 ? rest + divisor : rest)) / divisor;
}
