import { type Board, type Cell, type Direction, neighbour, OFF_BOARD } from '../board/board.ts';
import { laneOf, Paver } from './lane.ts';
import type { Steps } from './steps.ts';

/** What one step of an anchor is to cost instead; 0 closes it. */
export interface PriceChange {
  readonly anchor: Cell;
  readonly direction: Direction;
  readonly cost: number;
}

/**
 * Steps priced by the game itself, for ground that `stepTable` cannot describe (heights, surfaces, terrain that depends on
 * the way in). `price` is asked once for every step that stays on the board; 0 closes it.
 *
 * @example pricedSteps(board, 1, (anchor, direction) => (isDiagonal(direction) ? 3 : 2))
 */
export function pricedSteps(board: Board, side: number, price: (anchor: Cell, direction: Direction) => number): Steps {
  const paver = new Paver(new Int32Array(board.size));
  for (let anchor = 0; anchor < board.size; anchor++) {
    for (let direction = 0; direction < board.degree; direction++) {
      if (neighbour(board, anchor, direction) === OFF_BOARD) continue;
      const cost = price(anchor, direction);
      if (cost !== 0) paver.open(anchor, laneOf(board, anchor, direction), cost);
    }
  }
  const { ways, cheapest, dearest } = paver;
  return { board, side, ways, cheapest, dearest, noStop: new Uint8Array(board.size) };
}

/**
 * The same steps with some prices changed, and some anchors that may be passed and not stopped on.
 *
 * @example repriced(steps, [{ anchor, direction, cost: 0 }], allies)
 */
export function repriced(steps: Steps, changes: Iterable<PriceChange>, noStop: Iterable<Cell>): Steps {
  const paver = new Paver(steps.ways.slice());
  const passed = steps.noStop.slice();
  for (const { anchor, direction, cost } of changes) {
    const lane = laneOf(steps.board, anchor, direction);
    paver.close(anchor, lane);
    if (cost !== 0) paver.open(anchor, lane, cost);
  }
  for (const anchor of noStop) passed[anchor] = 1;
  const { ways } = paver;
  const cheapest = Math.min(steps.cheapest, paver.cheapest);
  const dearest = Math.max(steps.dearest, paver.dearest);
  return { ...steps, ways, cheapest, dearest, noStop: passed };
}
