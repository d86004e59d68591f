import type { Board } from '../board/board.ts';
import { isDiagonal, SQUARE_DX, SQUARE_DY } from '../board/square.ts';
import { clearance, enteredOffsets, roominess } from './clearance.ts';
import { openLane } from './lane.ts';
import { closedCodes, type StepRules, surcharges } from './step-rules.ts';

/** The ways of a figure that fills `side` by `side` squares, from each anchor. */
export function squareWays(board: Board, rules: StepRules): Int32Array {
  const { columns, rows } = board;
  const { side = 1, straight, diagonal, solid = () => false, corners = 'either', entering } = rules;
  const closed = closedCodes(rules);
  const clear = clearance(board, solid);
  const room = roominess(board, closed);
  const extra = surcharges(board, rules);
  const solidsAllowed = { either: 0, both: 1, free: 2 }[corners];
  const ways = new Int32Array(board.size);

  for (let direction = 0; direction < 8; direction++) {
    const base = isDiagonal(direction) ? diagonal : straight;
    if (base === undefined) continue;
    const dx = SQUARE_DX[direction]!;
    const dy = SQUARE_DY[direction]!;
    const entered = enteredOffsets(columns, side, direction);
    // The area a diagonal step sweeps has two corner cells that belong to neither of its ends.
    const topLeft = Math.min(dx, 0) + Math.min(dy, 0) * columns;
    const besideOne = topLeft + (dx === dy ? side : 0);
    const besideTwo = topLeft + side * columns + (dx === dy ? 0 : side);

    for (let row = Math.max(0, -dy); row < rows - Math.max(0, dy); row++) {
      for (let column = Math.max(0, -dx); column < columns - Math.max(0, dx); column++) {
        const from = row * columns + column;
        const to = from + dy * columns + dx;
        if (clear[to]! < side) continue;
        if (isDiagonal(direction)) {
          if (room[from + topLeft]! <= side) continue;
          const solids = (clear[from + besideOne] === 0 ? 1 : 0) + (clear[from + besideTwo] === 0 ? 1 : 0);
          if (solids > solidsAllowed) continue;
        } else if (side === 1) {
          if (closed[board.sides[from * 8 + direction]!] === 1) continue;
        } else if (room[from]! < side || room[to]! < side) continue; // every side inside their union is inside one of the two
        openLane(ways, from, direction, base + entryCost(extra, to, entered, entering));
      }
    }
  }
  return ways;
}

/** What the newly entered cells add to a step: the worst of them, unless the game counts otherwise. */
function entryCost(extra: Int32Array, to: number, entered: readonly number[], entering: StepRules['entering']): number {
  if (entering !== undefined && entered.length > 1) return entering(entered.map((offset) => extra[to + offset]!));
  let worst = 0;
  for (let i = 0; i < entered.length; i++) worst = Math.max(worst, extra[to + entered[i]!]!);
  return worst;
}
