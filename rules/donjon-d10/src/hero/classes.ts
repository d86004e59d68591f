import { type Characteristic, NO_BONUS, type Sheet, STARTING_SHEET } from './characteristics.ts';
import type { SpellId, WeaponId, WeaponKind } from '../dungeon/equipment.ts';
import type { Hero } from './hero.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { startingPv } from './hit-points.ts';
import { type Noun, noun } from '../words/noun.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.x.class: the four classes of the companion. */
export interface HeroClass {
  readonly name: Noun;
  readonly weapons: readonly WeaponId[];
  readonly spells: readonly SpellId[];
  /** The kind of weapon a chest holds for this class; none for a Mage, whose chests hold spells. */
  readonly kind: WeaponKind | null;
  /** Weapons of this kind gain +1 ATK. */
  readonly perk: WeaponKind | null;
  /** Raised by 1 at creation when classes change the starting values. */
  readonly main: Characteristic;
}

/** The four classes and what each starts with (dx.x.class). */
export const CLASSES = {
  warrior: {
    name: noun('Guerrier', 'm', 'warrior'),
    weapons: ['club'],
    spells: [],
    kind: 'heavy',
    perk: 'heavy',
    main: 'strength',
  },
  thief: {
    name: noun('Voleur', 'm', 'thief'),
    weapons: ['dagger'],
    spells: [],
    kind: 'short',
    perk: 'short',
    main: 'agility',
  },
  archer: {
    name: noun('Archer', 'm', 'archer'),
    weapons: ['sling'],
    spells: [],
    kind: 'ranged',
    perk: null,
    main: 'agility',
  },
  mage: {
    name: noun('Mage', 'm', 'mage'),
    weapons: [],
    spells: ['fire-bolt', 'ice-shard'],
    kind: null,
    perk: null,
    main: 'intelligence',
  },
} as const satisfies Record<string, HeroClass>;

/** The id of a class. */
export type ClassId = keyof typeof CLASSES;
export const CLASS_IDS = Object.keys(CLASSES) as ClassId[];

/** dx.x.class, dx.hp.6: a hero of that class comes to the dungeon, in full health. */
export function chooseClass(unfolding: Unfolding, id: ClassId): void {
  const { rulings } = unfolding.state;
  const hero = newHero(id, rulings);
  unfolding.happens({ is: 'class-chosen', hero, pv: startingPv(hero, rulings) });
}

/** The sheet of a new hero of that class (dx.stat.7, dx.x.class). */
export function newHero(id: ClassId, rulings: DonjonRulings): Hero {
  const { weapons, spells, main }: HeroClass = CLASSES[id];
  const sheet: Sheet = rulings.classStatBonus
    ? { ...STARTING_SHEET, [main]: STARTING_SHEET[main] + 1 }
    : STARTING_SHEET;
  return {
    class: id,
    ...sheet,
    bonus: NO_BONUS,
    pvBonus: 0,
    attackBonus: 0,
    skillPoints: 0,
    gold: 10,
    potions: 3,
    flames: 0,
    protection: 0,
    passage: 0,
    armour: 'gambeson',
    weapons,
    broken: [],
    spells,
    forgotten: [],
  };
}
