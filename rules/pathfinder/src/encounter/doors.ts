import type { Cell } from '@arbitre/kernel';
import { spaceAt, terrainAt } from '../space/battlefield.ts';
import type { InteractCommand } from '../play/command.ts';
import { chart, spaceOf } from './creature.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { distance } from '../space/space.ts';
import type { Creature, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** pf.x.interact: a closed door beside one, at one's own height. */
export function openProblem(state: State, creature: Creature, at: Cell): Refusal | null {
  const facts = { who: creature.id, at };
  const map = chart(state);
  const { door, height } = terrainAt(map, at);
  if (door === undefined) return refuse('no-door', ['pf.x.interact'], facts);
  if (distance(spaceOf(state, creature), spaceAt(map, at, 1, height)) > 1)
    return refuse('not-beside', ['pf.x.interact'], facts);
  return creature.conditions.held?.restrained ? refuse('held', ['pf.x.conditions'], { who: creature.id }) : null;
}

/** Is it a closed door that a way is refused for? */
export function isClosedDoor(state: State, { code, who, at }: Refusal): boolean {
  return code === 'blocked' && who !== undefined && at !== undefined && terrainAt(chart(state), at).door !== undefined;
}

/** The map has an open door there from now on. */
export function open(unfolding: Unfolding, { who, at }: InteractCommand): void {
  const { door } = terrainAt(chart(unfolding.state), at);
  if (door !== undefined) unfolding.happens({ is: 'opened', who, at, becomes: door });
}
