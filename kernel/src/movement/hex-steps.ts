import { type Board, OFF_BOARD } from '../board/board.ts';
import { LANES, laneOf } from './lane.ts';
import { closedCodes, type StepRules, surcharges } from './step-rules.ts';

/** The cost table of a figure that fills one hex. */
export function hexCosts(board: Board, rules: StepRules): Uint8Array {
  const closed = closedCodes(rules);
  const extra = surcharges(board, rules);
  const cost = new Uint8Array(board.size * LANES);
  for (let from = 0; from < board.size; from++) {
    for (let direction = 0; direction < 6; direction++) {
      const to = board.neighbours[from * 6 + direction]!;
      if (to === OFF_BOARD || closed[board.sides[from * 6 + direction]!] === 1 || rules.solid?.(to)) continue;
      cost[from * LANES + laneOf(board, from, direction)] = rules.straight + extra[to]!;
    }
  }
  return cost;
}
