import { cellAt, OFF_BOARD } from '@arbitre/kernel';
import { terrainAt } from '../space/battlefield.ts';
import { holdAt, standsFirm } from '../speeds/climbing.ts';
import { chart, spaceOf, theCreature } from '../encounter/creature.ts';
import type { FallFrame } from '../play/frame.ts';
import { restingFloor } from '../walking/ground.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** pf.fall.4: DC of an edge that sets none. */
export const EDGE_DC = 15;

/** Nothing holds the creature: it is about to fall. Without gravity nothing does (pf.fly.7). */
export function startFall(unfolding: Unfolding, who: CreatureId, dive: boolean): void {
  const { state } = unfolding;
  const creature = theCreature(state, who);
  if (state.field.gravity === 'none' || !isUnsupported(state, creature)) return land(unfolding, creature);
  unfolding.frames.push({
    kind: 'fall',
    who,
    from: { at: creature.at, z: creature.z },
    dive,
    edge: dive ? null : edgeNear(state, creature),
    asked: false,
  });
}

/** Someone who holds nothing and stands a little above the ground is simply on it. */
function land(unfolding: Unfolding, creature: Creature): void {
  if (creature.stance !== 'flying' && creature.stance !== 'climbing') return;
  const at = restingFloor(chart(unfolding.state), spaceOf(unfolding.state, creature)).height;
  if (creature.z === at)
    unfolding.happens({ is: 'landed', who: creature.id, to: { at: creature.at, z: at }, stance: 'ground' });
}

/** Is there nothing under its feet? One who stands on a beam and loses it counts as unsupported. */
export function isUnsupported(state: State, creature: Creature): boolean {
  const floor = restingFloor(chart(state), spaceOf(state, creature));
  if (creature.z > floor.height) return true;
  const terrain = terrainAt(chart(state), creature.at);
  return creature.stance === 'ground' && terrain.below !== undefined && creature.z === terrain.height;
}

/** An edge or a face within grasp: firm ground or something to hold on to beside it, and its DC. */
function edgeNear(state: State, creature: Creature): FallFrame['edge'] {
  const map = chart(state);
  const space = spaceOf(state, creature);
  const hold = holdAt(state, { ...space, z: space.z - 5 });
  if (hold !== null) return { spot: { at: creature.at, z: creature.z - 5 }, dc: hold.dc };
  const terrain = terrainAt(map, creature.at);
  if (terrain.below !== undefined && creature.z === terrain.height) {
    return { spot: { at: creature.at, z: creature.z }, dc: terrain.face?.dc ?? EDGE_DC };
  }
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    const at = cellAt(map.board, space.x + dx, space.y + dy);
    if (at === OFF_BOARD) continue;
    if (standsFirm(state, creature, { at, z: creature.z })) {
      return { spot: { at: creature.at, z: creature.z - 5 }, dc: terrainAt(map, at).face?.dc ?? EDGE_DC };
    }
  }
  return null;
}

/** pf.x.fly: is it in the air, above whatever it could rest on? */
export function isAirborne(state: State, creature: Creature): boolean {
  return creature.stance === 'flying' && creature.z > restingFloor(chart(state), spaceOf(state, creature)).height;
}
