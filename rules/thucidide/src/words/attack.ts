import { handfulOf, plain } from '../combat/handful.ts';
import { judgeAttack } from '../combat/target.ts';
import { isRefused } from '../refusal.ts';
import { type CombatKind, isUnit, type State } from '../state.ts';

/** What an attack on a unit would be, and its dice before any order; null for anything else. */
export function attackDice(
  state: State,
  unit: string,
  target: string,
): { readonly kind: CombatKind; readonly dice: number } | null {
  const attack = judgeAttack(state, unit, target);
  if (isRefused(attack) || !isUnit(attack.target)) return null;
  return { kind: attack.kind, dice: handfulOf(state, attack.attacker, attack.target, plain(attack.kind)).dice };
}
