import type { Board, Cell, Direction } from '../board/board.ts';
import { isDiagonal, SQUARE_DIRECTIONS, SQUARE_DX, SQUARE_DY } from '../board/square.ts';
import { clearance, enteredOffsets, roominess } from './clearance.ts';
import { Paver } from './lane.ts';
import { closedCodes, type StepRules, surcharges } from './step-rules.ts';

/** The ways of a figure that fills `side` by `side` squares, from each anchor. */
export function paveSquares(board: Board, rules: StepRules): Paver {
  const { side = 1, solid = () => false, corners = 'either' } = rules;
  const { neighbours, sides } = board;
  const closed = closedCodes(rules);
  const clear = clearance(board, solid);
  const room = roominess(board, closed);
  const extra = surcharges(board, rules);
  const solidsAllowed = { either: 0, both: 1, free: 2 }[corners];
  const moves = SQUARE_DIRECTIONS.map((_, direction) => moveOf(board, rules, side, direction));
  const paver = new Paver(new Int32Array(board.size));

  for (let from = 0; from < board.size; from++) {
    for (let direction = 0; direction < 8; direction++) {
      const to = neighbours[from * 8 + direction]!;
      const { base, diagonal, topLeft, besideOne, besideTwo, entered } = moves[direction]!;
      if (to < 0 || base === 0 || clear[to]! < side) continue;
      if (diagonal) {
        if (room[from + topLeft]! <= side) continue;
        const solids = (clear[from + besideOne] === 0 ? 1 : 0) + (clear[from + besideTwo] === 0 ? 1 : 0);
        if (solids > solidsAllowed) continue;
      } else if (side === 1) {
        if (closed[sides[from * 8 + direction]!] === 1) continue;
      } else if (room[from]! < side || room[to]! < side) continue; // a side inside their union is inside one of the two
      paver.open(from, direction, extra === null ? base : base + entryCost(extra, to, entered, rules.entering));
    }
  }
  return paver;
}

/** What is the same for every step in one direction; places are offsets from the old anchor, `entered` from the new one. */
interface Move {
  /** 0: there is no such step. */
  readonly base: number;
  readonly diagonal: boolean;
  /** The area a diagonal step sweeps: its first cell, and the two corner cells that belong to neither end of the step. */
  readonly topLeft: number;
  readonly besideOne: number;
  readonly besideTwo: number;
  readonly entered: readonly number[];
}

function moveOf({ columns }: Board, rules: StepRules, side: number, direction: Direction): Move {
  const [dx, dy] = [SQUARE_DX[direction]!, SQUARE_DY[direction]!];
  const topLeft = Math.min(dx, 0) + Math.min(dy, 0) * columns;
  return {
    base: (isDiagonal(direction) ? rules.diagonal : rules.straight) ?? 0,
    diagonal: isDiagonal(direction),
    topLeft,
    besideOne: topLeft + (dx === dy ? side : 0),
    besideTwo: topLeft + side * columns + (dx === dy ? 0 : side),
    entered: enteredOffsets(columns, side, direction),
  };
}

/** What the newly entered cells add to a step: the worst of them, unless the game counts otherwise. */
function entryCost(extra: Int32Array, to: Cell, entered: readonly number[], entering: StepRules['entering']): number {
  if (entering !== undefined && entered.length > 1) return entering(entered.map((offset) => extra[to + offset]!));
  let worst = 0;
  for (let i = 0; i < entered.length; i++) worst = Math.max(worst, extra[to + entered[i]!]!);
  return worst;
}
