/** Types of troop, in the order of the book's table (infanterie, cavalerie, chamellerie, charrerie, éléphants, artillerie). */
export const TYPES = ['infantry', 'cavalry', 'camelry', 'chariotry', 'elephants', 'artillery'] as const;
/** A type of troops. */
export type Type = (typeof TYPES)[number];

/** Weights, in the order of the book's columns (très légère, légère, moyenne, lourde, très lourde). */
export const WEIGHTS = ['very-light', 'light', 'medium', 'heavy', 'very-heavy'] as const;
/** A weight of troops: a column of the movement table. */
export type Weight = (typeof WEIGHTS)[number];

/** Ranks of chief (chef), highest first: général en chef, sous-général, officier supérieur. */
export const RANKS = ['general-in-chief', 'sub-general', 'senior-officer'] as const;
/** The rank of a chief. */
export type Rank = (typeof RANKS)[number];

/** What a character (personnage) can be: a chief, or a historical or fictitious person who commands nobody. */
export const STATIONS = [...RANKS, 'person'] as const;
export type Station = (typeof STATIONS)[number];

/** Missile weapons that change the factors of a troop. */
export const WEAPONS = ['javelin', 'bow', 'sling'] as const;
/** What a unit shoots with, where it does. */
export type Weapon = (typeof WEAPONS)[number];

/** Is the column "light" or "very light"? Such units pass through friends and are passed through. */
export function isLight(weight: Weight): boolean {
  return weight === 'very-light' || weight === 'light';
}

/** Mounted troops (troupes montées): everything that rides or draws. Mounted infantry stays infantry (th.mounted.1). */
export function isMountedTroop(type: Type): boolean {
  return type !== 'infantry' && type !== 'artillery';
}
