import { type Cell, type PhasedStart, phasedReach } from '@arbitre/kernel';
import { blockOf } from '../encounter/creature.ts';
import { landSpeed } from './speed.ts';
import type { Creature, State } from '../play/state.ts';
import { isCrowded } from '../sharing/sharing.ts';
import { diagonalsOf } from './diagonal.ts';
import { alternating, strideSteps } from './walking.ts';

/**
 * Every square a creature can be in after so many Strides of this turn. Speed caps each Stride by itself while the diagonal count
 * runs over all of them (pf.diag.3), so each Stride starts from (square, parity) pairs: a dearer way that ends on the better
 * parity may go further with the next. A Stride may end in a space one may pass if the next leaves it (pf.through.4).
 *
 * @example turnReach(state, creature, 2).length // 305 on open ground at Speed 5
 */
export function turnReach(state: State, creature: Creature, strides: number): Cell[] {
  const steps = strideSteps(state, creature);
  const { board, noStop } = steps;
  const phasing = alternating(steps);
  const speed = landSpeed(state, creature);
  const after = (starts: readonly PhasedStart[]): PhasedStart[] => {
    const { cells, phases } = phasedReach(board, phasing, starts, speed);
    return cells.map((cell, trail) => ({ cell, phase: phases[trail] ?? 0 }));
  };
  const mayStay = ({ cell }: PhasedStart) => noStop[cell] === 0;
  const tiny = blockOf(state, creature).size === 'Tiny';
  const mayPause = (start: PhasedStart) => !mayStay(start) && !(tiny && isCrowded(state, creature, start.cell));
  const here = { cell: creature.at, phase: diagonalsOf(state, creature) % 2 };
  const leaving = state.turn?.who === creature.id && state.turn.mustLeave;
  let [free, paused]: [PhasedStart[], PhasedStart[]] = leaving ? [[], [here]] : [[here], []];
  for (let stride = 0; stride < strides; stride++) {
    const reached = after(free);
    const left = after(paused).filter(mayStay);
    [free, paused] = [[...reached.filter(mayStay), ...left], reached.filter(mayPause)];
  }
  return [...new Set([creature.at, ...free.map(({ cell }) => cell)])].sort((a, b) => a - b);
}
