/**
 * Alternating diagonals (1, 2, 1, 2…) counted exactly in half points: a straight step 2, a diagonal step 3, surcharges
 * doubled.
 *
 * Why it is exact: `d` diagonals cost `d + floor(d / 2) = floor(3d / 2)` when the first counts 1, and
 * `floor((3d + 1) / 2)` when it counts 2. So with `s` straight steps, surcharges `e` and a parity `p` carried in, the cost
 * is `floor((2s + 3d + 2e + p) / 2)`: one sum of halves, floored once at the end. Flooring keeps the order, so the path
 * with the fewest halves is the cheapest, and one number per cell is enough: no (cell, parity) pairs. It holds while surcharges add to a
 * step; a ruling that multiplies a step needs `phasedReach`. So does a turn of several moves, each with a budget of its own,
 * over which the count runs: a dearer way that ends on the better parity may go further.
 */
export const HALF_POINTS = { straight: 2, diagonal: 3 } as const;

/**
 * The budget in half points of a move of `points` after `diagonals` diagonal steps: search from
 * `[{ cell, cost: diagonals % 2 }]`.
 *
 * @example halfPointBudget(5) // 11: 5 points and the half that flooring drops
 */
export function halfPointBudget(points: number): number {
  return 2 * points + 1;
}

/**
 * Whole points of a cost in half points.
 *
 * @example wholePoints(3) // 1: a first diagonal
 */
export function wholePoints(halves: number): number {
  return Math.floor(halves / 2);
}

/**
 * 1 when the next diagonal will count 2. Straight steps and surcharges are even, so the last bit is the parity.
 *
 * @example parityAfter(3) // 1
 */
export function parityAfter(halves: number): number {
  return halves % 2;
}
