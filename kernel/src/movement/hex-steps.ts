import { type Board, OFF_BOARD } from '../board/board.ts';
import { laneOf, Paver } from './lane.ts';
import { closedCodes, type StepRules, surcharges } from './step-rules.ts';

/** The ways of a figure that fills one hex. */
export function paveHexes(board: Board, rules: StepRules): Paver {
  const closed = closedCodes(rules);
  const extra = surcharges(board, rules);
  const paver = new Paver(new Int32Array(board.size));
  for (let from = 0; from < board.size; from++) {
    for (let direction = 0; direction < 6; direction++) {
      const to = board.neighbours[from * 6 + direction]!;
      if (to === OFF_BOARD || closed[board.sides[from * 6 + direction]!] === 1 || rules.solid?.(to)) continue;
      paver.open(from, laneOf(board, from, direction), rules.straight + (extra?.[to] ?? 0));
    }
  }
  return paver;
}
