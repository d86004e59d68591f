import { type Noun, noun } from '../words/noun.ts';

/** The kinds of weapons of the book (lourde, courte, à distance): which characteristic they roll (dx.roll.4, dx.roll.5). */
export const WEAPON_KINDS = ['heavy', 'short', 'ranged'] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

/** A line of the merchant's board: from which floor, at what price. */
export interface Ware {
  readonly from: number;
  readonly price: number;
}

// dx.x.equipment: the table of the companion, rank by rank.
const RANKS: readonly Ware[] = [
  { from: 1, price: 10 },
  { from: 4, price: 30 },
  { from: 10, price: 70 },
  { from: 18, price: 120 },
  { from: 28, price: 200 },
  { from: 38, price: 300 },
];

export interface Weapon extends Ware {
  readonly kind: WeaponKind;
  readonly rank: number;
  /** dx.damage.4: a fixed number, never rolled. */
  readonly damage: number;
  readonly name: Noun;
}

export interface Spell extends Ware {
  readonly rank: number;
  readonly damage: number;
  readonly name: Noun;
}

export interface Armour extends Ware {
  readonly protection: number;
  readonly name: Noun;
}

function weapon(kind: WeaponKind, rank: number, damage: number, fr: string, gender: 'm' | 'f', en: string): Weapon {
  return { ...rankWare(rank), kind, rank, damage, name: noun(fr, gender, en) };
}

function spell(rank: number, damage: number, fr: string, gender: 'm' | 'f', en: string): Spell {
  return { ...rankWare(rank), rank, damage, name: noun(fr, gender, en) };
}

function rankWare(rank: number): Ware {
  const ware = RANKS[rank];
  if (ware === undefined) throw new Error(`the table has ranks 0 to ${RANKS.length - 1}, not ${rank}`);
  return ware;
}

/** Every weapon: its kind, its damage, from which floor on, its price. */
export const WEAPONS = {
  club: weapon('heavy', 0, 3, 'Massue', 'f', 'club'),
  axe: weapon('heavy', 1, 4, 'Hache', 'f', 'axe'),
  greatsword: weapon('heavy', 2, 5, 'Épée à deux mains', 'f', 'greatsword'),
  warhammer: weapon('heavy', 3, 6, 'Marteau de guerre', 'm', 'warhammer'),
  claymore: weapon('heavy', 4, 8, 'Espadon', 'm', 'claymore'),
  'titan-blade': weapon('heavy', 5, 10, 'Lame titanesque', 'f', 'titan blade'),
  dagger: weapon('short', 0, 2, 'Dague', 'f', 'dagger'),
  shortsword: weapon('short', 1, 3, 'Épée courte', 'f', 'shortsword'),
  rapier: weapon('short', 2, 4, 'Rapière', 'f', 'rapier'),
  sabre: weapon('short', 3, 5, 'Sabre', 'm', 'sabre'),
  'twin-blades': weapon('short', 4, 7, 'Paire de lames jumelles', 'f', 'pair of twin blades'),
  'shadow-fang': weapon('short', 5, 9, 'Croc d’ombre', 'm', 'shadow fang'),
  sling: weapon('ranged', 0, 2, 'Fronde', 'f', 'sling'),
  shortbow: weapon('ranged', 1, 3, 'Arc court', 'm', 'shortbow'),
  longbow: weapon('ranged', 2, 4, 'Arc long', 'm', 'longbow'),
  crossbow: weapon('ranged', 3, 5, 'Arbalète', 'f', 'crossbow'),
  'composite-bow': weapon('ranged', 4, 6, 'Arc composite', 'm', 'composite bow'),
  'star-bow': weapon('ranged', 5, 8, 'Arc stellaire', 'm', 'star bow'),
} as const satisfies Record<string, Weapon>;

/** Every spell a Mage may learn. */
export const SPELLS = {
  'fire-bolt': spell(0, 2, 'Trait de feu', 'm', 'fire bolt'),
  'ice-shard': spell(0, 2, 'Éclat de glace', 'm', 'ice shard'),
  lightning: spell(1, 3, 'Éclair', 'm', 'lightning'),
  'acid-dart': spell(1, 3, 'Dard d’acide', 'm', 'acid dart'),
  fireball: spell(2, 5, 'Boule de feu', 'f', 'fireball'),
  'frost-breath': spell(2, 5, 'Souffle glacé', 'm', 'frost breath'),
  'frost-lance': spell(3, 6, 'Lance de givre', 'f', 'frost lance'),
  shockwave: spell(3, 6, 'Onde de choc', 'f', 'shockwave'),
  tempest: spell(4, 8, 'Tempête', 'f', 'tempest'),
  'ember-rain': spell(4, 8, 'Pluie de braises', 'f', 'ember rain'),
  'void-ray': spell(5, 10, 'Rayon du néant', 'm', 'void ray'),
  'black-star': spell(5, 10, 'Étoile noire', 'f', 'black star'),
} as const satisfies Record<string, Spell>;

/** Every armour: what it takes off a blow, from which floor on, its price. */
export const ARMOURS = {
  none: { protection: 0, from: 1, price: 0, name: noun('Simple tunique', 'f', 'plain tunic') },
  leather: { protection: 1, from: 1, price: 10, name: noun('Armure de cuir', 'f', 'leather armour') },
  gambeson: { protection: 2, from: 1, price: 20, name: noun('Gambison', 'm', 'gambeson') },
  mail: { protection: 3, from: 10, price: 60, name: noun('Cotte de mailles', 'f', 'mail') },
  scale: { protection: 4, from: 20, price: 120, name: noun('Armure d’écailles', 'f', 'scale armour') },
  plate: { protection: 5, from: 30, price: 200, name: noun('Armure de plates', 'f', 'plate armour') },
  'runic-plate': { protection: 6, from: 40, price: 300, name: noun('Armure de plates runiques', 'f', 'runic plate') },
} as const satisfies Record<string, Armour>;

/** What a scroll does: an attack of fire, armour for this combat, a way out of it. */
export const SCROLLS = {
  flames: { name: noun('Parchemin de flammes', 'm', 'scroll of flames') },
  protection: { name: noun('Parchemin de protection', 'm', 'scroll of protection') },
  passage: { name: noun('Parchemin de passage', 'm', 'scroll of passage') },
} as const;

export type WeaponId = keyof typeof WEAPONS;
export type SpellId = keyof typeof SPELLS;
export type ArmourId = keyof typeof ARMOURS;
export type ScrollId = keyof typeof SCROLLS;

export const WEAPON_IDS = Object.keys(WEAPONS) as WeaponId[];
export const SPELL_IDS = Object.keys(SPELLS) as SpellId[];
export const ARMOUR_IDS = Object.keys(ARMOURS) as ArmourId[];
/** A plain tunic is not for sale. */
export const SOLD_ARMOUR_IDS = ARMOUR_IDS.filter((id) => id !== 'none');
export const SCROLL_IDS = Object.keys(SCROLLS) as ScrollId[];

// dx.x.limits
export const MOST_POTIONS = 5;
export const MOST_SCROLLS = 5;
export const MOST_WEAPONS = 4;

/** dx.x.potion: PV that a potion gives back on floor `f`. */
export function potionStrength(f: number): number {
  return 10 + 2 * Math.floor(f / 5);
}

export function potionPrice(f: number): number {
  return 8 + f;
}

export function scrollPrice(f: number): number {
  return 15 + f;
}

/** What the merchant gives for any scroll. */
export const SCROLL_RESALE = 5;

/** dx.x.scroll.flames: the damage figure that stands for the weapon's on floor `f`. */
export function flamesDamage(f: number): number {
  return 6 + tierOf(f);
}

/** dx.x.scroll.protection */
export const WARD = 3;

/** Floors go by fives: 1 to 5 are tier 1, 46 to 50 tier 10. */
export function tierOf(f: number): number {
  return Math.floor((f + 4) / 5);
}
