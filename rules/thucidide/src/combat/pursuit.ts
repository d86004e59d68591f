import { goingAt } from '../movement/field.ts';
import { treadOf } from '../movement/terrain.ts';
import type { Command } from '../play/command.ts';
import { type Combat, type State, unitOf } from '../play/state.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { targetsOf } from './target.ts';

/** th.x.pursuit: whom the attacker may fight once more: once, in melee, not after an evasion, not out of difficult ground. */
export function preyOf(state: State, combat: Combat): readonly Extract<Command, { do: 'pursue' }>[] {
  const attacker = unitOf(state, combat.attacker);
  const pursues = factorsOf(attacker)?.pursues === true || combat.attackOrder === 'press-on';
  if (!pursues || combat.pursuit || combat.evades || attacker.at !== combat.hex) return [];
  if (goingAt(state.field, combat.hex, treadOf(attacker)) !== 'open') return [];
  return targetsOf(state, attacker, true).map(({ target }) => ({ do: 'pursue', target: target.id }));
}
