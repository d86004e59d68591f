import type { Bilingual } from '@arbitre/kernel';
import type { Noun } from '../words/noun.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.stat.1: FOR, AGI, END, INT, CHA, in the order of the book. */
export const CHARACTERISTICS = ['strength', 'agility', 'endurance', 'intelligence', 'charisma'] as const;
/** One of the five characteristics (dx.stat.1). */
export type Characteristic = (typeof CHARACTERISTICS)[number];

/** A value for each of the five. */
export type Sheet = Readonly<Record<Characteristic, number>>;

/** What the book calls them, and the three letters it prints. */
export const CHARACTERISTIC_NAMES: Readonly<Record<Characteristic, Noun & { readonly short: Bilingual }>> = {
  strength: { fr: 'Force', en: 'Strength', gender: 'f', short: { fr: 'FOR', en: 'STR' } },
  agility: { fr: 'Agilité', en: 'Agility', gender: 'f', short: { fr: 'AGI', en: 'AGI' } },
  endurance: { fr: 'Endurance', en: 'Endurance', gender: 'f', short: { fr: 'END', en: 'END' } },
  intelligence: { fr: 'Intelligence', en: 'Intelligence', gender: 'f', short: { fr: 'INT', en: 'INT' } },
  charisma: { fr: 'Charisme', en: 'Charisma', gender: 'm', short: { fr: 'CHA', en: 'CHA' } },
};

/** dx.stat.4, dx.stat.6: Endurance is never rolled in a combat, nor is Charisma, which is luck. */
export type Rolled = Exclude<Characteristic, 'endurance' | 'charisma'>;

/** What each kind of attack is rolled with. */
export const ATTACK_CHARACTERISTIC = {
  heavy: 'strength', // dx.stat.2, dx.roll.4
  short: 'agility', // dx.stat.3, dx.roll.5
  ranged: 'agility',
  spell: 'intelligence', // dx.stat.5, dx.roll.6
} as const satisfies Readonly<Record<string, Rolled>>;

// dx.stat.7
export const STARTING_SHEET: Sheet = { strength: 1, agility: 1, endurance: 1, intelligence: 1, charisma: 0 };

export const NO_BONUS: Sheet = { strength: 0, agility: 0, endurance: 0, intelligence: 0, charisma: 0 };

/** dx.stat.8: no characteristic may exceed 16. */
export const CAP = 16;

/** Someone whose characteristics equipment may raise. */
interface Raised extends Sheet {
  /** What equipment and blessings add to each. */
  readonly bonus: Sheet;
}

/** The value of a characteristic in play, equipment included. */
export function effective(hero: Raised, which: Characteristic, { capScope }: Pick<DonjonRulings, 'capScope'>): number {
  const base = hero[which];
  const bonus = hero.bonus[which];
  if (capScope === 'base') return Math.min(CAP, base) + bonus;
  return Math.min(CAP, base + bonus); // dx.stat.8: the excess is ignored
}
