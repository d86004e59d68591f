import type { DonjonRulings } from '../rulings.ts';

/** What a fighter brings to an opposed roll. */
export interface Side {
  /** dx.roll.8: the number its die is subtracted from. */
  readonly value: number;
  /** dx.damage.4: the fixed figure of its weapon; dx.damage.6: of its spell or scroll. */
  readonly damage: number;
  /** dx.damage.4: the sum of its attack bonuses. */
  readonly atk: number;
  /** dx.damage.5: its whole armour. */
  readonly armour: number;
  /** Does it strike with a spell or a scroll? */
  readonly magic: boolean;
}

type DamageRulings = Pick<DonjonRulings, 'minDamage' | 'spellIgnoresArmour' | 'critGap' | 'critDouble'>;

/** dx.damage.5: what is subtracted, once, from the damage of an exchange. */
function shieldAgainst(winner: Side, loser: Side, { spellIgnoresArmour }: DamageRulings): number {
  return winner.magic && spellIgnoresArmour ? 0 : loser.armour;
}

/**
 * dx.damage.1: gap, weapon and ATK bonus, less the armour of the one who is hit.
 *
 * @example damage(6, { damage: 3, atk: 0, … }, { armour: 1, … }, rulings) // 8
 */
export function damage(gap: number, winner: Side, loser: Side, rulings: DamageRulings): number {
  const dealt = gap + winner.damage + winner.atk - shieldAgainst(winner, loser, rulings);
  return Math.max(rulings.minDamage, dealt); // dx.damage.2: armour cannot heal
}

/** dx.crit.2: the gap that a critical success counts; dx.crit.6: small on purpose. */
export function criticalGap(winner: Side, { critGap }: DamageRulings): number {
  return critGap === 'one' ? 1 : Math.max(0, winner.value - 1);
}

/** dx.crit.3: the damage of a critical success, doubled. */
export function criticalDamage(winner: Side, loser: Side, rulings: DamageRulings): number {
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
