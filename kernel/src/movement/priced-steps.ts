import type { Board, Cell, Direction } from '../board/board.ts';
import { closeLane, DEAREST_STEP, laneOf, openLane } from './lane.ts';
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
  const ways = new Int32Array(board.size);
  let cheapest = DEAREST_STEP;
  let dearest = 1;
  for (let anchor = 0; anchor < board.size; anchor++) {
    for (let direction = 0; direction < board.degree; direction++) {
      if (board.neighbours[anchor * board.degree + direction]! < 0) continue;
      const cost = price(anchor, direction);
      if (cost === 0) continue;
      openLane(ways, anchor, laneOf(board, anchor, direction), cost);
      cheapest = Math.min(cheapest, cost);
      dearest = Math.max(dearest, cost);
    }
  }
  return { board, side, ways, cheapest, dearest, noStop: new Uint8Array(board.size) };
}

/**
 * The same steps with some prices changed, and some anchors that may be passed and not stopped on.
 *
 * @example repriced(steps, [{ anchor, direction, cost: 0 }], allies)
 */
export function repriced(steps: Steps, changes: Iterable<PriceChange>, noStop: Iterable<Cell>): Steps {
  const ways = steps.ways.slice();
  const passed = steps.noStop.slice();
  let { cheapest, dearest } = steps;
  for (const { anchor, direction, cost } of changes) {
    const lane = laneOf(steps.board, anchor, direction);
    closeLane(ways, anchor, lane);
    if (cost === 0) continue;
    openLane(ways, anchor, lane, cost);
    cheapest = Math.min(cheapest, cost);
    dearest = Math.max(dearest, cost);
  }
  for (const anchor of noStop) passed[anchor] = 1;
  return { ...steps, ways, cheapest, dearest, noStop: passed };
}
