import type { Cell } from '@arbitre/kernel';
import type { LandCommand } from '../play/command.ts';
import { chart, occupantsOf, sideOf, spaceOf } from '../encounter/creature.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { Creature, State } from '../play/state.ts';
import { passageThrough } from '../sharing/passage.ts';
import { hasWayOut } from '../sharing/way-out.ts';
import { standingHeight } from './ground.ts';
import { landProblem, moveProblem } from './mobility.ts';
import { whyUnreachable } from './unreachable.ts';
import { landSearch } from './land-search.ts';
import { isFixedMove } from './diagonal.ts';
import { judgeWalk, onGround, otherWay, pathBalanceDC, type Walk } from './walking.ts';

/** A legal move on the ground: the walk, and the highest Balance DC it meets. */
export interface WalkPlan {
  readonly kind: 'walk';
  readonly walk: Walk;
  readonly balance: number | null;
}

/** Judges a move on the ground: whether the action is possible at all, the way, every step of it, and its end. */
export function judgeLand(state: State, creature: Creature, command: LandCommand): WalkPlan | Refusal {
  const problem = moveProblem(creature, command.do) ?? landProblem(state, creature, command.do);
  if (problem !== null) return problem;
  const facts = { who: creature.id, at: command.to };
  if (command.path !== undefined && (command.path.at(-1) ?? creature.at) !== command.to)
    return refuse('not-adjacent', ['pf.geom.5'], facts);
  const path = command.path ?? findWay(state, creature, command);
  if (path.length === 0 && command.to !== creature.at) return whyUnreachable(state, creature, command);
  if (path.length === 0 && (command.do !== 'stride' || state.turn?.mustLeave))
    return refuse('not-adjacent', ['pf.geom.5'], facts);
  const walk = judgeWayAndEnd(state, creature, command, path);
  if ('code' in walk) return walk;
  const balance = pathBalanceDC(state, creature, walk.path);
  if (command.do === 'balance' && balance === null) return refuse('no-surface', ['pf.narrow.1', 'pf.uneven.1'], facts);
  if (command.do === 'tumble' && !tumbles(state, creature, walk.path))
    return refuse('no-such-target', ['pf.through.2', 'pf.x.tumble'], facts);
  return { kind: 'walk', walk, balance };
}

/** Does the path enter the space of someone whom a plain Stride could not pass? */
function tumbles(state: State, creature: Creature, path: readonly Cell[]): boolean {
  return path.some((at) => {
    const space = spaceOf(state, creature, { at, z: standingHeight(chart(state), at, sideOf(state, creature)) });
    return occupantsOf(state, space, creature.id).some((other) => !passageThrough(state, creature, other, false).enter);
  });
}

/** The squares entered on the way to a destination, or none when it cannot be reached. */
function findWay(state: State, creature: Creature, { do: action, to, way }: LandCommand): readonly Cell[] {
  if (isFixedMove(action)) return to === creature.at ? [] : [to]; // one square: there is no way to look for
  return landSearch(state, creature, action).wayTo(to, way ?? 'cheapest');
}

/** The walk along a path, or along the other way where the first leads into a space that could not be left (pf.through.4). */
function judgeWayAndEnd(
  state: State,
  creature: Creature,
  { do: action, path: asked }: LandCommand,
  path: readonly Cell[],
): Walk | Refusal {
  const walk = judgeWalk(state, creature, action, path);
  if ('code' in walk || !walk.mustLeave || mayPause(state, creature, walk)) return walk;
  const other = asked === undefined ? otherWay(state, creature, action, path) : [];
  const second = other.length === 0 ? walk : judgeWalk(state, creature, action, other);
  if (!('code' in second) && second !== walk && mayPause(state, creature, second)) return second;
  return refuse('nowhere-to-leave', ['pf.through.4'], { who: creature.id, at: path.at(-1) ?? creature.at });
}

/** pf.through.4: once the walk has ended in a space it shares, could the next action leave it? */
function mayPause(state: State, creature: Creature, { path, diagonals }: Walk): boolean {
  return hasWayOut(state, creature, onGround(state, creature, path.at(-1) ?? creature.at), diagonals);
}
