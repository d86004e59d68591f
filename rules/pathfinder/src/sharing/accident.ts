import { columnOf, OFF_BOARD, rowOf } from '@arbitre/kernel';
import { fits, squaresOf } from '../space/battlefield.ts';
import { chart, occupantsOf, sideOf, spaceOf, theCreature } from '../encounter/creature.ts';
import { restingFloor, standingHeight } from '../walking/ground.ts';
import { passageThrough } from './passage.ts';
import { stayProblem } from './sharing.ts';
import { distance } from '../space/space.ts';
import type { Creature, CreatureId, Spot, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** How far a creature is moved out of a space it shares by accident. */
const FARTHEST = 2;

/**
 * pf.through.5: two creatures ended up in one space by accident. The one that arrived last is moved to the nearest free
 * place, or stays prone, or the referee is asked.
 */
export function settleSharing(unfolding: Unfolding, who: CreatureId, cameFrom: Spot): void {
  const creature = theCreature(unfolding.state, who);
  if (stayProblem(unfolding.state, creature, spaceOf(unfolding.state, creature)) === null) return;
  switch (unfolding.state.rulings.accidentalSharing) {
    case 'ask':
      unfolding.frames.push({ kind: 'share', who, cameFrom });
      return;
    case 'prone-last-mover':
      lieDown(unfolding, who);
      return;
    case 'displace-last-mover':
      makeRoom(unfolding, who, cameFrom);
  }
}

/** Moves the last to arrive to the nearest place, as forced movement; where there is none it stays, prone. */
export function makeRoom(unfolding: Unfolding, who: CreatureId, cameFrom: Spot): void {
  const creature = theCreature(unfolding.state, who);
  const to = nearestPlace(unfolding.state, creature, cameFrom);
  if (to === null) return lieDown(unfolding, who);
  const water = restingFloor(chart(unfolding.state), spaceOf(unfolding.state, creature, to)).water !== null;
  unfolding.happens({
    is: 'pushed',
    who,
    from: { at: creature.at, z: creature.z },
    to,
    stance: creature.stance === 'ground' && water ? 'swimming' : creature.stance,
  });
}

export function lieDown(unfolding: Unfolding, who: CreatureId): void {
  if (!theCreature(unfolding.state, who).conditions.prone) {
    unfolding.happens({ is: 'changed', who, change: { prone: true }, why: 'pf.through.5' });
  }
}

/** The free legal place nearest to it; then nearest to where it came from, then the smallest row, then column. */
function nearestPlace(state: State, creature: Creature, cameFrom: Spot): Spot | null {
  const map = chart(state);
  const { board } = map;
  const side = sideOf(state, creature);
  const here = spaceOf(state, creature);
  const origin = spaceOf(state, creature, cameFrom);
  const candidates = squaresOf(map, here.x - FARTHEST, here.y - FARTHEST, 2 * FARTHEST + 1)
    .filter((at) => at !== OFF_BOARD && fits(map, columnOf(board, at), rowOf(board, at), side))
    .filter((at) => creature.stance !== 'ground' || standingHeight(map, at, side) === creature.z)
    .map((at) => spaceOf(state, creature, { at, z: creature.z }))
    .filter((space) => anchorDistance(space, here) <= FARTHEST && stayProblem(state, creature, space) === null);
  candidates.sort(
    (a, b) =>
      anchorDistance(a, here) - anchorDistance(b, here) ||
      anchorDistance(a, origin) - anchorDistance(b, origin) ||
      a.y - b.y ||
      a.x - b.x,
  );
  const best = candidates[0];
  return best === undefined ? null : { at: best.y * board.columns + best.x, z: creature.z };
}

/** How far a whole body would be moved. */
function anchorDistance(a: { x: number; y: number; z: number }, b: { x: number; y: number; z: number }): number {
  return distance({ ...a, side: 1 }, { ...b, side: 1 });
}

/** The creature whose space it may not stay in. */
export function sharedWith(state: State, creature: Creature): CreatureId | null {
  const space = spaceOf(state, creature);
  const other = occupantsOf(state, space, creature.id).find((one) => !passageThrough(state, creature, one, false).stay);
  return other?.id ?? null;
}
