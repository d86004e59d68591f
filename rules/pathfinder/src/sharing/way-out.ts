import { neighbour, OFF_BOARD } from '@arbitre/kernel';
import { chart } from '../encounter/creature.ts';
import type { LandAction } from '../play/command.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { VOYAGES, voyagesOf } from '../speeds/judge-volume.ts';
import { judgeLeap, leapSquares } from '../walking/jumping.ts';
import { landProblem, moveProblem } from '../walking/mobility.ts';
import { cheapestWays, judgeWalk, strideSteps } from '../walking/walking.ts';

/**
 * pf.through.4: is there a move action, of any kind the creature has, that would take it from a space it shares to one where it
 * may stay? `diagonals` is the count of the turn by then (pf.diag.3).
 */
export function hasWayOut(state: State, creature: Creature, spot: Spot, diagonals: number): boolean {
  const { turn } = state;
  if (turn === null) return false;
  const there: Creature = { ...creature, at: spot.at, z: spot.z };
  const then: State = {
    ...state,
    creatures: state.creatures.map((one) => (one.id === creature.id ? there : one)),
    turn: { ...turn, diagonals, actions: Math.max(1, turn.actions - 1), mustLeave: true },
  };
  return walksOut(then, there) || leapsOut(then, there) || voyagesOut(then, there);
}

/** What a Stride does not reach, a Balance or a Tumble Through does only across what makes it one. */
function walksOut(state: State, creature: Creature): boolean {
  if (mayWalk(state, creature, 'crawl')) return crawlsOut(state, creature);
  return (['stride', 'balance', 'tumble'] as const).some((action) => {
    if (!mayWalk(state, creature, action)) return false;
    const reached = cheapestWays(state, creature, action, strideSteps(state, creature, action));
    return reached.ends.some((trail) => reached.cells[trail] !== creature.at);
  });
}

function mayWalk(state: State, creature: Creature, action: LandAction | 'leap'): boolean {
  return moveProblem(creature, action) === null && landProblem(state, creature, action) === null;
}

function crawlsOut(state: State, creature: Creature): boolean {
  const { board } = chart(state);
  return [0, 1, 2, 3, 4, 5, 6, 7].some((direction) => {
    const to = neighbour(board, creature.at, direction);
    return to !== OFF_BOARD && !('code' in judgeWalk(state, creature, 'crawl', [to]));
  });
}

function leapsOut(state: State, creature: Creature): boolean {
  if (!mayWalk(state, creature, 'leap')) return false;
  return leapSquares(state, creature).some((to) => !('code' in judgeLeap(state, creature, to)));
}

function voyagesOut(state: State, creature: Creature): boolean {
  return VOYAGES.some(({ action, roll }) =>
    voyagesOf(state, creature, action, roll).some(({ at, z }) => at !== creature.at || z !== creature.z),
  );
}
