import { neighbour, OFF_BOARD } from '@arbitre/kernel';
import { spaceAt } from '../space/battlefield.ts';
import type { ToppleCommand } from '../play/command.ts';
import type { Aimed } from '../encounter/attacks.ts';
import { chart, occupantsOf, spaceOf } from '../encounter/creature.ts';
import { fallDamage } from './falling.ts';
import { directionsBack } from './forced.ts';
import { strikeBelow } from './falling-on.ts';
import { floatingHeight, restingFloor, softDepth, standingHeight, WALKABLE_RISE } from '../walking/ground.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { distance, overlaps, type Space } from '../space/space.ts';
import type { Creature, LooseObject, Spot, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

export function objectOf(state: State, id: string): LooseObject | undefined {
  return state.objects.find((object) => object.id === id);
}

/** The square an object lies in; it does not fill it (pf.object.2). */
function spaceOfObject(state: State, { at, z }: Spot): Space {
  return spaceAt(chart(state), at, 1, z);
}

/** pf.x.object: something loose within arm's reach is pushed straight away from one, unless it would have to go up or through a wall, a body or another object. */
export function toppleProblem(
  state: State,
  creature: Creature,
  { object: id, direction }: ToppleCommand,
): Refusal | null {
  const object = objectOf(state, id);
  if (object === undefined) return refuse('no-such-object', ['pf.x.object'], { who: creature.id });
  const [own, other] = [spaceOf(state, creature), spaceOfObject(state, object)];
  const facts = { who: creature.id, at: object.at };
  if (distance(own, other) > 1) return refuse('not-beside', ['pf.x.object'], facts);
  if (creature.conditions.held?.restrained) return refuse('held', ['pf.x.conditions'], { who: creature.id });
  if (!directionsBack(own, other).includes(direction)) return refuse('object-not-away', ['pf.x.object'], facts);
  return pushedTo(state, object, direction) === null
    ? refuse('object-stuck', ['pf.x.object', 'pf.geom.5'], facts)
    : null;
}

/** Every push of something loose that a creature may make. */
export function topplesOf(state: State, creature: Creature): readonly Aimed<ToppleCommand>[] {
  const own = spaceOf(state, creature);
  return state.objects.flatMap((object) =>
    directionsBack(own, spaceOfObject(state, object))
      .map((direction): ToppleCommand => ({ do: 'topple', who: creature.id, object: object.id, direction }))
      .filter((command) => toppleProblem(state, creature, command) === null)
      .map((command) => ({ command, at: object.at })),
  );
}

/** Where a push of one square takes it: down a small step with the ground, over an edge at the height of the edge; null when stopped. */
function pushedTo(state: State, object: LooseObject, direction: number): Spot | null {
  const map = chart(state);
  const at = neighbour(map.board, object.at, direction);
  if (at === OFF_BOARD || map.solid[at] === 1 || map.board.sides[object.at * 8 + direction] !== 0) return null;
  const ground = standingHeight(map, at, 1);
  if (ground > object.z + WALKABLE_RISE) return null;
  const to = { at, z: ground < object.z - WALKABLE_RISE ? object.z : ground };
  return isTaken(state, to) ? null : to;
}

/** pf.x.object: a body or another object lies there already, at that height. */
function isTaken(state: State, spot: Spot): boolean {
  const space = spaceOfObject(state, spot);
  return (
    occupantsOf(state, space).length > 0 || state.objects.some((other) => overlaps(space, spaceOfObject(state, other)))
  );
}

/** Pushes it; over an edge, it falls. */
export function topple(unfolding: Unfolding, { who, object: id, direction }: ToppleCommand): void {
  const object = objectOf(unfolding.state, id);
  const to = object === undefined ? null : pushedTo(unfolding.state, object, direction);
  if (object === undefined || to === null) return;
  unfolding.happens({ is: 'toppled', who, object: id, from: { at: object.at, z: object.z }, to });
  const weightless = unfolding.state.field.gravity === 'none'; // pf.fly.7
  const { height, water } = restingFloor(chart(unfolding.state), spaceOfObject(unfolding.state, to));
  if (!weightless && (to.z > height || water !== null)) dropObject(unfolding, { ...object, ...to });
}

/** pf.fallobj.1, pf.fallobj.3 (a rockfall is a hazard of the ground, not one of these): an object falls and is hurt as a creature is; pf.fallobj.2: whoever it lands on saves for a share of that, before its Hardness. */
function dropObject(unfolding: Unfolding, object: LooseObject): void {
  const map = chart(unfolding.state);
  const floor = restingFloor(map, spaceOfObject(unfolding.state, object));
  const { water } = floor;
  const landing = { at: object.at, z: water === null ? floor.height : floatingHeight(floor) };
  const struck = occupantsOf(unfolding.state, spaceOfObject(unfolding.state, landing));
  const damage = fallDamage(
    { height: object.z - floor.height, softDepth: softDepth(floor), dive: false },
    unfolding.state.rulings,
  );
  const left = Math.max(0, object.hp - Math.max(0, damage - object.hardness));
  unfolding.happens({
    is: 'object-fell',
    object: object.id,
    from: { at: object.at, z: object.z },
    to: { at: object.at, z: floor.height - (water?.depth ?? 0) },
    into: water === null ? 'ground' : 'water',
    damage,
    left,
  });
  for (const { id } of struck) strikeBelow(unfolding, id, damage, null);
}
