import type { Trait } from '../adventure/trait.ts';

export const TRAITS_FR: Readonly<Record<Trait | 'damage', string>> = {
  agility: 'Agilité',
  strength: 'Force',
  mind: 'Mental',
  lore: 'Savoir',
  vigour: 'Vigueur',
  melee: 'Mêlée',
  shooting: 'Tir',
  throwing: 'Lancer',
  arcana: 'Arcanes',
  damage: 'Dommages',
};

export const TRAITS_EN: Readonly<Record<Trait | 'damage', string>> = {
  agility: 'Agility',
  strength: 'Strength',
  mind: 'Mind',
  lore: 'Lore',
  vigour: 'Vigour',
  melee: 'Melee',
  shooting: 'Shooting',
  throwing: 'Throwing',
  arcana: 'Arcana',
  damage: 'Damage',
};

/** A number of things in words: none, one, `3 dice`. */
export function counted(count: number, none: string, one: string, many: string): string {
  return count > 1 ? `${count} ${many}` : count === 1 ? one : none;
}

export const successFr = (count: number) => counted(count, 'aucune réussite', 'une réussite', 'réussites');
export const successEn = (count: number) => counted(count, 'no success', 'one success', 'successes');
export const diceFr = (count: number) => counted(count, 'aucun dé', 'un dé', 'dés');
export const diceEn = (count: number) => counted(count, 'no die', 'one die', 'dice');
