import { type Board, type Cell, type Direction, rowOf } from '../board/board.ts';

/**
 * Searches see every board as rows of squares with eight ways out, the lanes: 0 to 7 clockwise from north, as on a square
 * board. A hex board fits, because its rows are only shifted: two of the eight lanes stay closed, not the same two in even
 * and odd rows. So one loop, with one constant offset per lane, searches both.
 *
 * The ways out of a cell are one word of 32 bits: four for each lane, the cost of its step, 0 when it is closed. One read tells
 * a search all it needs of a cell, and a large map stays small in memory; the price is that no step costs more than 15.
 */
const LANE_BITS = 4;

/** The highest cost of a step. */
export const DEAREST_STEP = (1 << LANE_BITS) - 1;

/** The lane of each direction of a hex (NE, E, SE, SW, W, NW), from an even row and from an odd one. */
const HEX_LANES = [
  [0, 2, 4, 5, 6, 7],
  [1, 2, 3, 4, 6, 0],
] as const;

/** The lane a direction uses from that cell. */
export function laneOf(board: Board, cell: Cell, direction: Direction): number {
  return board.grid === 'square' ? direction : HEX_LANES[rowOf(board, cell) % 2 === 0 ? 0 : 1][direction]!;
}

/** What each lane adds to the number of a cell. */
export function laneOffsets(columns: number): readonly number[] {
  return [-columns, 1 - columns, 1, columns + 1, columns, columns - 1, -1, -columns - 1];
}

/** The cost of a step, 0 when it is closed. */
export function laneCost(ways: Int32Array, cell: Cell, lane: number): number {
  return (ways[cell]! >>> (LANE_BITS * lane)) & DEAREST_STEP;
}

/** Writes a table of ways, and keeps the least and the greatest cost in it. */
export class Paver {
  readonly ways: Int32Array;
  cheapest = DEAREST_STEP;
  dearest = 1;

  constructor(ways: Int32Array) {
    this.ways = ways;
  }

  /** Opens a closed lane. A cost that does not fit is a mistake of the game. */
  open(cell: Cell, lane: number, cost: number): void {
    if (!(cost >= 1 && cost <= DEAREST_STEP)) {
      throw new RangeError(
        `a step from cell ${cell} costs ${cost}: it must be 1 to ${DEAREST_STEP}, or use phasedReach`,
      );
    }
    this.ways[cell]! |= cost << (LANE_BITS * lane);
    if (cost < this.cheapest) this.cheapest = cost;
    if (cost > this.dearest) this.dearest = cost;
  }

  close(cell: Cell, lane: number): void {
    this.ways[cell]! &= ~(DEAREST_STEP << (LANE_BITS * lane));
  }
}
