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

type DamageRulings = Pick<DonjonRulings, 'minDamage' | 'spellIgnoresArmour'>;

/** dx.damage.3: how far the first margin is ahead of the second, signs included. */
export function gapBetween(margin: number, other: number): number {
  return margin - other;
}

/** dx.damage.5: what is subtracted, once, from the damage of an exchange. */
export function shieldAgainst(winner: Side, loser: Side, { spellIgnoresArmour }: DamageRulings): number {
  return winner.magic && spellIgnoresArmour ? 0 : loser.armour;
}

/**
 * dx.damage.1: gap, weapon and ATK bonus, less the armour of the one who is hit. dx.damage.6: with a spell or a scroll as with a weapon.
 *
 * @example damage(6, { damage: 3, atk: 0, … }, { armour: 1, … }, rulings) // 8
 */
export function damage(gap: number, winner: Side, loser: Side, rulings: DamageRulings): number {
  const dealt = gap + winner.damage + winner.atk - shieldAgainst(winner, loser, rulings);
  return Math.max(rulings.minDamage, dealt); // dx.damage.2: armour cannot heal
}
