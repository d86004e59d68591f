import type { Cell } from '@arbitre/kernel';
import { succeeds } from '../encounter/check.ts';
import { blockOf, theCreature } from '../encounter/creature.ts';
import { landSpeed } from './speed.ts';
import type { JumpFrame } from '../play/frame.ts';
import type { Creature } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { startMove } from '../reactions/moving.ts';
import { test } from './harm.ts';
import { HIGH_JUMP, judgeJump, leapDistance, LEDGE, straightLine } from './jumping.ts';

const HIGH_JUMP_DC = 30;

/** The jump itself, once the run-up has been run without being cut short. */
export function proceedJump(unfolding: Unfolding, frame: JumpFrame): void {
  unfolding.frames.pop();
  const { state } = unfolding;
  const creature = theCreature(state, frame.who);
  if (
    creature.at !== frame.from ||
    creature.conditions.prone ||
    creature.conditions.unconscious ||
    creature.conditions.dead
  )
    return;
  const line = straightLine(state, frame.from, frame.to);
  if (line === null) return;
  if (frame.high) highJump(unfolding, creature, line.cells);
  else longJump(unfolding, creature, line.cells);
}

/** DC 5 + 5 per square jumped. Failed, an ordinary Leap; critically failed, a Leap that ends prone. */
function longJump(unfolding: Unfolding, creature: Creature, cells: readonly Cell[]): void {
  const { state } = unfolding;
  const whole = judgeJump(state, creature, cells, landSpeed(state, creature), LEDGE);
  const squares = 'code' in whole ? cells.length : whole.squares;
  const degree = test(unfolding, creature.id, 'long-jump', blockOf(state, creature).athletics[0], 5 + 5 * squares);
  const farthest = succeeds(degree) ? landSpeed(state, creature) : leapDistance(state, creature);
  for (let length = cells.length; length > 0; length--) {
    const jump = judgeJump(state, creature, cells.slice(0, length), farthest, LEDGE);
    if ('code' in jump) continue;
    if (degree === 'critical-failure') unfolding.frames.push({ kind: 'sprawl', who: creature.id });
    startMove(unfolding, creature.id, 'leap', jump.path, 0);
    return;
  }
}

/** DC 30. A success gains 5 units, a critical one 8, a failure an ordinary Leap; a critical failure ends prone in place. */
function highJump(unfolding: Unfolding, creature: Creature, cells: readonly Cell[]): void {
  const { state } = unfolding;
  const degree = test(unfolding, creature.id, 'high-jump', blockOf(state, creature).athletics[0], HIGH_JUMP_DC);
  if (degree === 'critical-failure') {
    unfolding.happens({ is: 'changed', who: creature.id, change: { prone: true }, why: 'pf.x.jump' });
    return;
  }
  const rise = degree === 'critical-success' ? HIGH_JUMP.critical : degree === 'success' ? HIGH_JUMP.success : LEDGE;
  const jump = judgeJump(state, creature, cells, HIGH_JUMP.squares, rise);
  if (!('code' in jump)) startMove(unfolding, creature.id, 'leap', jump.path, 0);
}
