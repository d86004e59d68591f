import { attackDiceOf, plain } from '../combat/attack-dice.ts';
import { judgeAttack } from '../combat/target.ts';
import { isRefused } from '../play/refusal.ts';
import { type CombatKind, isUnit, type State } from '../play/state.ts';

/** What an attack on a unit would be, and its dice before any order; null for anything else. */
export function attackDice(
  state: State,
  unit: string,
  target: string,
): { readonly kind: CombatKind; readonly dice: number } | null {
  const attack = judgeAttack(state, unit, target);
  if (isRefused(attack) || !isUnit(attack.target)) return null;
  return { kind: attack.kind, dice: attackDiceOf(state, attack.attacker, attack.target, plain(attack.kind)).dice };
}
