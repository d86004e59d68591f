import type { Chance } from '@arbitre/kernel';

/** dx.fumble.1: exactly one of these follows from a critical failure (échec critique). */
export const CONSEQUENCES = ['break', 'extra', 'nothing'] as const;
export type Consequence = (typeof CONSEQUENCES)[number];

/** Percentages of break or forget, extra damage, nothing. They add up to 100. */
export type FumbleTable = readonly [breaks: number, extra: number, nothing: number];

/**
 * dx.fumble.2, dx.fumble.4, dx.fumble.5: 30, 65 and 5 without Charisma. dx.cha.1, dx.cha.2: each point moves one per cent
 * to "nothing", first from break, then from extra damage. dx.cha.3: for any Charisma, past 95 nothing can go wrong.
 *
 * @example fumbleTable(5) // [25, 65, 10], as the book works it out (dx.cha.4)
 */
export function fumbleTable(charisma: number): FumbleTable {
  const nothing = Math.min(100, 5 + Math.max(0, charisma));
  const breaks = Math.max(0, 30 - Math.max(0, charisma));
  return [breaks, 100 - breaks - nothing, nothing];
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
