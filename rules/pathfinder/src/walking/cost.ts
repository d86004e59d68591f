import { stepBase } from './diagonal.ts';

/**
 * pf.cost.1: a step costs its base (pf.cost.2: 1 going straight) plus the surcharge of the terrain it enters (pf.cost.3). pf.cost.4: a form of
 * movement may multiply the base; pf.terrain.5: the surcharge never grows.
 */
export function stepPrice(base: number, surcharge: number, form = 1): number {
  return base * form + surcharge;
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
    const cost = stepPrice(stepBase(diagonal, diagonals), surcharge, form);
    if (diagonal) diagonals++;
    return cost;
  });
  return { steps, total: steps.reduce((sum, cost) => sum + cost, 0), diagonals };
}

/** pf.cost.4: several multipliers combine by adding what each has beyond 1, so two doublings make a triple. */
export function combinedForm(multipliers: readonly number[]): number {
  return multipliers.reduce((sum, multiplier) => sum + multiplier - 1, 1);
}
