import {
  type Board,
  type Cell,
  HALF_POINTS,
  hexBoard,
  SeededChance,
  type StepRules,
  type Steps,
  squareBoard,
  stepTable,
} from '@arbitre/kernel';

/** The rules of movement the contestants are asked for. */
export const METRICS = ['square', 'alternating', 'hex'] as const;
export type Metric = (typeof METRICS)[number];

/** One row of the table: a map, its steps, and the queries to answer on it. */
export interface Course {
  readonly metric: Metric;
  readonly side: number;
  /** In points, as a player would say it. */
  readonly points: number;
  /** In the unit of `steps`. */
  readonly budget: number;
  readonly board: Board;
  readonly solid: Uint8Array;
  /** What entering each cell adds, in the unit of `steps`. */
  readonly surcharge: Uint8Array;
  /** The rule as the games play it: terrain costs, no cutting of corners. */
  readonly steps: Steps;
  /** The same map for libraries that know neither: every step costs 1, corners may be cut. */
  readonly plain: Steps;
  readonly starts: readonly Cell[];
}

/** A random map: a fifth of the cells solid; of the others, a fifth cost 1 more, a twentieth 2 more. */
export function course(metric: Metric, side: number, points: number, queries: number): Course {
  const dice = new SeededChance(1000 * side + points);
  const board = metric === 'hex' ? hexBoard(side, side) : squareBoard(side, side);
  const solid = Uint8Array.from({ length: board.size }, () => (dice.int(5) === 0 ? 1 : 0));
  const unit = metric === 'alternating' ? 2 : 1;
  const surcharge = Uint8Array.from({ length: board.size }, () => {
    const place = dice.int(20);
    return place < 4 ? unit : place === 4 ? 2 * unit : 0;
  });
  const base = metric === 'alternating' ? HALF_POINTS : { straight: 1, diagonal: 1 };
  const rules: StepRules = { ...base, solid: (cell) => solid[cell] === 1 };
  const open = Array.from({ length: board.size }, (_, cell) => cell).filter((cell) => solid[cell] === 0);
  return {
    metric,
    side,
    points,
    budget: metric === 'alternating' ? 2 * points + 1 : points,
    board,
    solid,
    surcharge,
    steps: stepTable(board, { ...rules, surcharge: (cell) => surcharge[cell]! }),
    plain: stepTable(board, { straight: 1, diagonal: 1, corners: 'free', solid: (cell) => solid[cell] === 1 }),
    starts: Array.from({ length: queries }, () => open[dice.int(open.length)]!),
  };
}
