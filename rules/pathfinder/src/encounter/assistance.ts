import type { Creature, State } from '../play/state.ts';

/** What those who assist change in an attack: of bonuses the best, of penalties the worst (pf.x.bonus). */
export function assistanceIn(state: State, attacker: Creature, target: Creature): { bonus: number; penalty: number } {
  let [bonus, penalty] = [0, 0];
  for (const { conditions } of state.creatures) {
    for (const { ally, enemy, how, worth } of conditions.assisting ?? []) {
      const helps =
        how === 'attack' ? ally === attacker.id && enemy === target.id : enemy === attacker.id && ally === target.id;
      if (!helps) continue;
      const change = how === 'attack' ? worth : -worth;
      bonus = Math.max(bonus, change);
      penalty = Math.min(penalty, change);
    }
  }
  return { bonus, penalty };
}
