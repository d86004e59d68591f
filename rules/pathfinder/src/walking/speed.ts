import type { LandAction } from '../play/command.ts';
import { isFixedMove } from './diagonal.ts';
import { blockOf } from '../encounter/creature.ts';
import type { Creature, State } from '../play/state.ts';
import type { MovementKind } from './movement-kind.ts';

/**
 * The Speed of one kind, or undefined when the creature has none (pf.speed.1, pf.special.1), wherever it comes from (pf.special.2). Accelerated and Hampered that
 * name no kind change them all, never below 1; nothing gives a kind it does not have.
 */
export function speedOf(state: State, creature: Creature, kind: MovementKind): number | undefined {
  const speed = blockOf(state, creature).speeds[kind];
  if (speed === undefined) return undefined;
  const { accelerated = 0, hampered = 0 } = creature.conditions;
  return Math.max(Math.min(1, speed), speed + accelerated - hampered);
}

/** pf.speed.4: Speed without more is land Speed; 0 for a creature that has none. */
export function landSpeed(state: State, creature: Creature): number {
  return speedOf(state, creature, 'land') ?? 0;
}

/** pf.enc.2, pf.speed.2: squares of movement that an action gives: the Speed. Step and Crawl have one, like any other budget (pf.diag.5). */
export function landBudget(state: State, creature: Creature, action: LandAction): number {
  return isFixedMove(action) ? 1 : landSpeed(state, creature);
}

/** pf.speed.3: Step and Crawl ask for a Speed of 2 at least. */
export const LEAST_SPEED = 2;
