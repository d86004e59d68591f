import { type Cell, CLOSED, into, isDiagonal, type PhasedStart, phasedReach, stepCost } from '@arbitre/kernel';
import { landSpeed } from '../encounter/creature.ts';
import { stepBase } from './diagonal.ts';
import { halfPoints } from './land.ts';
import type { Creature, State } from '../play/state.ts';
import { diagonalsOf, strideSteps } from './walking.ts';

/**
 * Every square a creature can be in after so many Strides of this turn. Speed caps each Stride by itself while the diagonal count
 * runs over all of them (pf.diag.3), so each Stride starts from (square, parity) pairs: a dearer way that ends on the better
 * parity may go further with the next.
 *
 * @example turnReach(state, creature, 2).length // 305 on open ground at Speed 5
 */
export function turnReach(state: State, creature: Creature, strides: number): Cell[] {
  const steps = strideSteps(state, creature);
  const { board, noStop } = steps;
  const step = (from: Cell, phase: number, direction: number) => {
    const halves = stepCost(steps, from, direction);
    if (halves === 0) return CLOSED;
    const diagonal = isDiagonal(direction);
    const surcharge = (halves - halfPoints(diagonal, 0)) / 2;
    return into(diagonal ? 1 - phase : phase, stepBase(diagonal, phase) + surcharge);
  };
  const mayStop = (cell: Cell) => noStop[cell] === 0;
  let starts: PhasedStart[] = [{ cell: creature.at, phase: diagonalsOf(state, creature) % 2 }];
  let cells: Cell[] = [creature.at];
  for (let stride = 0; stride < strides; stride++) {
    const reached = phasedReach(board, { phases: 2, step, mayStop }, starts, landSpeed(state, creature));
    const stops = Array.from(reached.cells, (cell, trail) => ({ cell, phase: reached.phases[trail] ?? 0 })).filter(
      ({ cell }) => mayStop(cell),
    );
    starts = stops;
    cells = [...new Set(stops.map(({ cell }) => cell))];
  }
  return cells.sort((a, b) => a - b);
}
