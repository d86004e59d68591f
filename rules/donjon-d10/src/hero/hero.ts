import type { Sheet } from './characteristics.ts';
import type { ClassId } from './classes.ts';
import type { ArmourId, SpellId, WeaponId } from '../dungeon/equipment.ts';

/** The hero's sheet: everything but where it stands and how hurt it is. */
export interface Hero extends Sheet {
  readonly class: ClassId;
  /** What equipment and blessings add to each characteristic. */
  readonly bonus: Sheet;
  /** dx.hp.2: a flat addition to maximum PV. */
  readonly pvBonus: number;
  /** dx.damage.4: attack bonuses other than the class's own. */
  readonly attackBonus: number;
  readonly skillPoints: number;
  readonly gold: number;
  readonly potions: number;
  /** Scrolls carried, by kind. */
  readonly flames: number;
  readonly protection: number;
  readonly passage: number;
  readonly armour: ArmourId;
  /** The first is the one in hand. */
  readonly weapons: readonly WeaponId[];
  /** Broken weapons kept to be mended (ruling `brokenWeapon`). */
  readonly broken: readonly WeaponId[];
  readonly spells: readonly SpellId[];
  /** Spells that will come back by themselves (ruling `spellForgotten`). */
  readonly forgotten: readonly SpellId[];
}

export function scrollsCarried(hero: Hero): number {
  return hero.flames + hero.protection + hero.passage;
}

/** dx.x.limits: mended or not, a weapon fills a place. */
export function weaponsCarried(hero: Hero): number {
  return hero.weapons.length + hero.broken.length;
}
