/**
 * Squares of movement for a step before any surcharge. pf.diag.1: the diagonals of a turn count 1, 2, 1, 2…; pf.diag.2: straight
 * steps (pf.cost.2: always 1) neither change nor reset the count.
 *
 * @example stepBase(true, 3) // 2: the fourth diagonal of the turn (pf.diag.3: counted over all its actions)
 */
export function stepBase(diagonal: boolean, diagonalsTaken: number): number {
  return diagonal && diagonalsTaken % 2 === 1 ? 2 : 1;
}

/** One step of a path as its cost is counted. */
export interface PricedStep {
  readonly diagonal: boolean;
  readonly surcharge: number;
}

/** What a path costs, step by step. */
export interface PathCost {
  readonly steps: readonly number[];
  readonly total: number;
  readonly diagonals: number;
}

/**
 * pf.cost.1: the sum over the steps of base and surcharge. `form` is the multiplier of a form of movement that costs more
 * per square (pf.cost.4: base times form, plus the surcharge).
 */
export function pathCost(path: readonly PricedStep[], diagonalsTaken: number, form = 1): PathCost {
  let diagonals = diagonalsTaken;
  const steps = path.map(({ diagonal, surcharge }) => {
    const cost = stepBase(diagonal, diagonals) * form + surcharge; // pf.terrain.5: the surcharge does not grow
    if (diagonal) diagonals++;
    return cost;
  });
  return { steps, total: steps.reduce((sum, cost) => sum + cost, 0), diagonals };
}

/** pf.cost.4: several multipliers combine by adding what each has beyond 1, so two doublings make a triple. */
export function combinedForm(multipliers: readonly number[]): number {
  return multipliers.reduce((sum, multiplier) => sum + multiplier - 1, 1);
}
