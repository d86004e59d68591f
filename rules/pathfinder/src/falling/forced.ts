import { neighbour, OFF_BOARD, SQUARE_DX, SQUARE_DY, centreOf } from '@arbitre/kernel';
import { squaresOf, terrainAt } from '../space/battlefield.ts';
import { chart, sideOf, spaceOf, theCreature } from '../encounter/creature.ts';
import { startFall } from './dropping.ts';
import { restingFloor, standingHeight, WALKABLE_RISE } from '../walking/ground.ts';
import { burn } from '../walking/hazard.ts';
import { stayProblem } from '../sharing/sharing.ts';
import { hasNoBack } from '../sharing/prone.ts';
import { boxOf, type Space } from '../space/space.ts';
import { passesBetween } from '../speeds/squeeze.ts';
import type { Creature, CreatureId, Spot, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** The directions "straight back" from a shover. */
export function directionsAway(state: State, from: Creature, target: Creature): number[] {
  return directionsBack(spaceOf(state, from), spaceOf(state, target));
}

/**
 * The directions straight back from one space to another: those of the eight closest in angle to the line between the centres.
 */
export function directionsBack(own: Space, other: Space): number[] {
  const all = [0, 1, 2, 3, 4, 5, 6, 7];
  if (hasNoBack(own, other)) return all;
  const [a, b] = [centreOf(boxOf(own)), centreOf(boxOf(other))];
  const [x, y] = [b.x - a.x, b.y - a.y];
  if (x === 0 && y === 0) return all;
  // The cosine of the angle, squared and signed, as a fraction with a common denominator: no root is needed to compare.
  const score = all.map((direction) => {
    const dx = SQUARE_DX[direction] ?? 0;
    const dy = SQUARE_DY[direction] ?? 0;
    const dot = x * dx + y * dy;
    return (Math.sign(dot) * dot * dot * 2) / (dx * dx + dy * dy);
  });
  const best = Math.max(...score);
  return all.filter((direction) => score[direction] === best);
}

/**
 * pf.forced.1: moves a creature by so many squares in a direction, square by square, whatever its Speed and the terrain: no
 * cost, no diagonal counted, no reaction (pf.forced.2). It stops before what it cannot fill, is hurt by hazards, and falls over
 * edges. Returns how many squares it went.
 */
export function push(unfolding: Unfolding, who: CreatureId, direction: number, squares: number): number {
  for (let pushed = 0; pushed < squares; pushed++) {
    const creature = theCreature(unfolding.state, who);
    const to = pushedSpot(unfolding.state, creature, direction);
    if (to === null) return pushed;
    unfolding.happens({ is: 'pushed', who, from: { at: creature.at, z: creature.z }, to, stance: creature.stance });
    burn(unfolding, who, { at: creature.at, z: creature.z });
    const now = theCreature(unfolding.state, who);
    if (
      now.stance === 'ground' &&
      restingFloor(chart(unfolding.state), spaceOf(unfolding.state, now)).height < now.z - WALKABLE_RISE
    ) {
      startFall(unfolding, who, false);
      return pushed + 1;
    }
  }
  return squares;
}

/** Where a push of one square would take it; null when something stops it. */
function pushedSpot(state: State, creature: Creature, direction: number): Spot | null {
  const map = chart(state);
  const at = neighbour(map.board, creature.at, direction);
  if (at === OFF_BOARD) return null;
  const side = sideOf(state, creature);
  const ground = standingHeight(map, at, side);
  const rising = ground - creature.z;
  const climbs = creature.stance === 'ground' && rising > 0 && rising <= WALKABLE_RISE;
  const steps = creature.stance === 'ground' && rising < 0 && rising >= -WALKABLE_RISE;
  const z = climbs || steps ? ground : creature.z;
  const space = spaceOf(state, creature, { at, z });
  const squares = squaresOf(map, space.x, space.y, side);
  if (squares.some((cell) => cell === OFF_BOARD || map.solid[cell] === 1)) return null;
  if (
    creature.stance !== 'burrowed' &&
    squares.some((cell) => terrainAt(map, cell).height > z && terrainAt(map, cell).water === undefined)
  )
    return null;
  const move = { dx: SQUARE_DX[direction] ?? 0, dy: SQUARE_DY[direction] ?? 0, dz: 0 };
  if (passesBetween(state, space, move, z) !== null) return null;
  return stayProblem(state, creature, space) === null ? { at, z } : null;
}
