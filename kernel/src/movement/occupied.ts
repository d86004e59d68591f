import { type Cell, columnOf, neighbour, OFF_BOARD, opposite, rowOf } from '../board/board.ts';
import { laneOf, Paver } from './lane.ts';
import type { Steps } from './steps.ts';

/** Cells that other figures hold, as the mover sees them. */
export interface Occupied {
  /** It may not enter these. They do not hinder a diagonal step beside them. */
  readonly barred?: Iterable<Cell>;
  /** It may cross these and not stop on them. */
  readonly crossed?: Iterable<Cell>;
}

/**
 * The same steps among other figures.
 *
 * @example occupied(steps, { barred: enemies, crossed: allies })
 */
export function occupied(steps: Steps, others: Occupied): Steps {
  const paver = new Paver(steps.ways.slice());
  const noStop = steps.noStop.slice();
  for (const cell of others.barred ?? []) {
    for (const anchor of anchorsOver(steps, cell)) closeEntrances(steps, paver, anchor);
  }
  for (const cell of others.crossed ?? []) {
    for (const anchor of anchorsOver(steps, cell)) noStop[anchor] = 1;
  }
  return { ...steps, ways: paver.ways, noStop };
}

/** The anchors from which a figure covers that cell. */
function anchorsOver({ board, side }: Steps, cell: Cell): Cell[] {
  const anchors: Cell[] = [];
  for (let up = 0; up < side && up <= rowOf(board, cell); up++) {
    for (let left = 0; left < side && left <= columnOf(board, cell); left++) {
      anchors.push(cell - up * board.columns - left);
    }
  }
  return anchors;
}

function closeEntrances({ board }: Steps, paver: Paver, anchor: Cell): void {
  for (let direction = 0; direction < board.degree; direction++) {
    const from = neighbour(board, anchor, opposite(board, direction));
    if (from !== OFF_BOARD) paver.close(from, laneOf(board, from, direction));
  }
}
