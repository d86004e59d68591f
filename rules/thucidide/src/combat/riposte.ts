import { mayStrikeBack } from '../movement/right-to-fight.ts';
import { type Combat, type State, unitOf } from '../play/state.ts';
import { attackDiceOf } from './attack-dice.ts';
import { isSupported } from './support.ts';

/** th.x.riposte: a supported defender who still stands where it was attacked. */
export function mayRiposte(state: State, combat: Combat): boolean {
  const target = unitOf(state, combat.target);
  if (combat.kind === 'fire' || combat.riposte || combat.evades || combat.retreated || target.at !== combat.hex)
    return false;
  if (!isSupported(state, target) || !mayStrikeBack(state, target)) return false;
  return attackDiceOf(state, target, unitOf(state, combat.attacker), { ...combat, riposte: true }).dice > 0;
}
