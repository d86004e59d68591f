import type { Chance } from '@arbitre/kernel';
import { movedByCharisma } from './charisma.ts';
import type { Means } from './means.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.fumble.1: the hero's 20 is a critical failure, unless it rolls a tie again whose fumble is `kept`. */
export function isFumble(die: number, kept: Consequence | null): boolean {
  return die === 20 && kept === null;
}

/** dx.fumble.8: a creature's 20 is a margin like any other, unless the table rules that creatures fumble. */
export function isCreatureFumble(die: number, { creatureFumbles }: DonjonRulings): boolean {
  return die === 20 && creatureFumbles;
}

/** dx.fumble.9: who loses by a critical failure alone: nobody, unless the table rules otherwise, and not when both fail. */
export function outrightLoser(heroDie: number, foeDie: number, rulings: DonjonRulings): 'hero' | 'foe' | null {
  if (!rulings.fumbleAutoLoses) return null;
  const heroFails = heroDie === 20;
  if (heroFails === isCreatureFumble(foeDie, rulings)) return null;
  return heroFails ? 'hero' : 'foe';
}

/** dx.fumble.1: exactly one of these follows from a critical failure (échec critique). */
export const CONSEQUENCES = ['break', 'extra', 'nothing'] as const;
/** What a critical failure leads to (dx.fumble.1). */
export type Consequence = (typeof CONSEQUENCES)[number];

/** Percentages of break or forget, extra damage, nothing. They add up to 100. */
export type FumbleTable = readonly [breaks: number, extra: number, nothing: number];

/** dx.fumble.2, dx.fumble.4, dx.fumble.5: the three without Charisma. */
const WITHOUT_CHARISMA: FumbleTable = [30, 65, 5];

/**
 * The three for any Charisma, which moves them as dx.cha.1, dx.cha.2 and dx.cha.3 say.
 *
 * @example fumbleTable(5) // [25, 65, 10], as the book works it out (dx.cha.4)
 */
export function fumbleTable(charisma: number): FumbleTable {
  return movedByCharisma(WITHOUT_CHARISMA, charisma);
}

/**
 * dx.fumble.6: the consequence that a D100 showing `die` brings.
 *
 * @example fumbleConsequence(26, 5) // 'extra'
 */
export function fumbleConsequence(die: number, charisma: number): Consequence {
  const [breaks, extra] = fumbleTable(charisma);
  if (die <= breaks) return 'break';
  return die <= breaks + extra ? 'extra' : 'nothing';
}

/** The D100 of a fumble, 1 to 100. Only three bands matter, and exact odds need not look further. */
export function rollFumble(chance: Chance, charisma: number): number {
  const [breaks, extra] = fumbleTable(charisma);
  return (
    chance.int(
      100,
      [breaks, breaks + extra].filter((cut) => cut > 0 && cut < 100),
    ) + 1
  );
}

/** dx.fumble.4: one more damage for who fumbled and was struck, after armour, the floor at 0 and the doubling. */
export function extraDamage(
  fumble: Consequence | null,
  struck: boolean,
  { fumbleDamageWhen }: Pick<DonjonRulings, 'fumbleDamageWhen'>,
): number {
  return fumble === 'extra' && (struck || fumbleDamageWhen === 'always') ? 1 : 0;
}

/** dx.fumble.3, dx.fumble.7: can the thing used break or be forgotten? dx.fumble.10: a scroll is used up anyway. */
export function isFragile({ by }: Means): boolean {
  return by === 'weapon' || by === 'spell';
}

/** dx.fumble.3: does what breaks strike first, or is it gone before? */
export function isGoneBefore(fumble: Consequence | null, { breakTiming }: Pick<DonjonRulings, 'breakTiming'>): boolean {
  return fumble === 'break' && breakTiming === 'beforeDamage';
}

/** dx.fumble.2, dx.fumble.3, dx.fumble.7, dx.fumble.10: what is lost is the thing used for the roll. */
export function loseThingUsed(unfolding: Unfolding, means: Means): void {
  const { hero, rulings } = unfolding.state;
  if (means.by === 'spell') {
    const returns = rulings.spellForgotten !== 'untilRelearned';
    unfolding.happens({ is: 'spell-forgotten', spell: means.spell, returns });
    return;
  }
  const inHand = means.by === 'flames' && rulings.scrollFumble === 'equippedWeaponBreaks' ? hero.weapons[0] : undefined;
  const weapon = means.by === 'weapon' ? means.weapon : inHand;
  if (weapon !== undefined)
    unfolding.happens({ is: 'weapon-broken', weapon, kept: rulings.brokenWeapon === 'repairable' });
}

/** dx.fumble.7: where spells are forgotten for a combat only, they come back when it ends. */
export function remember(unfolding: Unfolding): void {
  const { hero, rulings } = unfolding.state;
  if (rulings.spellForgotten === 'untilCombatEnd' && hero.forgotten.length > 0)
    unfolding.happens({ is: 'spells-remembered' });
}
