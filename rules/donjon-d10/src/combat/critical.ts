import { shieldAgainst, type Side } from './damage.ts';
import type { DonjonRulings } from '../rulings.ts';

type CriticalRulings = Pick<DonjonRulings, 'minDamage' | 'spellIgnoresArmour' | 'critGap' | 'critDouble'>;

/** dx.crit.1: a die of 1 is a critical success (réussite critique); the other margin is then ignored. */
export function isCritical(die: number): boolean {
  return die === 1;
}

/** dx.crit.5: creatures score criticals too, unless the table rules otherwise. */
export function isCreatureCritical(die: number, { creatureCrits }: Pick<DonjonRulings, 'creatureCrits'>): boolean {
  return creatureCrits && isCritical(die);
}

/** dx.crit.4: two dice of 1 are a tie, unless the table lets both strike. */
export function bothStrike({ bothCrit }: Pick<DonjonRulings, 'bothCrit'>): boolean {
  return bothCrit === 'mutual';
}

/** dx.crit.2: the gap that a critical success counts. */
export function criticalGap(winner: Side, { critGap }: CriticalRulings): number {
  return critGap === 'one' ? 1 : Math.max(0, winner.value - 1);
}

/** dx.crit.3: the damage of a critical success, doubled. dx.crit.6: from so small a gap it may be less than an ordinary win. */
export function criticalDamage(winner: Side, loser: Side, rulings: CriticalRulings): number {
  const gap = criticalGap(winner, rulings);
  const shield = shieldAgainst(winner, loser, rulings);
  const least = 2 * rulings.minDamage;
  switch (rulings.critDouble) {
    case 'afterArmour':
      return Math.max(least, 2 * (gap + winner.damage + winner.atk - shield));
    case 'beforeArmour':
      return Math.max(least, 2 * (gap + winner.damage + winner.atk) - shield);
    case 'weaponOnly':
      return Math.max(least, gap + 2 * winner.damage + winner.atk - shield);
  }
}
