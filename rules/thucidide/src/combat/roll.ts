import { type Combat, onTable, unitOf } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { attackDiceOf, rollDice } from './attack-dice.ts';
import { strike } from './losses.ts';

/** th.x.dice: the dice fall; letters are gained, losses applied. Retreats are the next step. */
export function throwDice(unfolding: Unfolding, combat: Combat, riposte: boolean): void {
  const { state, chance } = unfolding;
  const [unit, target] = riposte ? [combat.target, combat.attacker] : [combat.attacker, combat.target];
  const roller = unitOf(state, unit);
  const struck = unitOf(state, target);
  const thrown = attackDiceOf(state, roller, struck, { ...combat, riposte });
  const { dice, hits, flags, letters } = rollDice(thrown, struck.type, chance);
  const { factor, modifiers, advantage } = thrown;
  unfolding.happens({
    is: 'rolled',
    unit,
    target,
    riposte,
    factor,
    modifiers,
    advantage,
    dice,
    hits,
    flags,
    letters,
  });
  if (onTable(roller.at)) strike(unfolding, target, hits, roller.at, 'dice');
}
