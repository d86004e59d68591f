import { directionTo } from '@arbitre/kernel';
import { boardOf, LINK, STEP } from '../movement/field.ts';
import { stepsOf } from '../movement/mover.ts';
import { type Combat, onTable, type State, unitAt, unitOf } from '../play/state.ts';

/** th.x.follow: into the hex that assault or melee emptied; difficult ground allowed, impassable not; never artillery. */
export function mayFollow(state: State, combat: Combat): boolean {
  const attacker = unitOf(state, combat.attacker);
  if (combat.kind === 'fire' || combat.riposte || attacker.type === 'artillery' || !onTable(attacker.at)) return false;
  if (unitAt(state, combat.hex) !== undefined) return false;
  const board = boardOf(state.field);
  const steps = stepsOf(state, attacker);
  const step = steps[attacker.at * board.degree + directionTo(board, attacker.at, combat.hex)] ?? STEP.closed;
  return (step & ~LINK) !== STEP.closed;
}
