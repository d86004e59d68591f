import type { Trait } from '../trait.ts';

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

export function successFr(count: number): string {
  return count > 1 ? `${count} réussites` : count === 1 ? 'une réussite' : 'aucune réussite';
}

export function successEn(count: number): string {
  return count > 1 ? `${count} successes` : count === 1 ? 'one success' : 'no success';
}

export function diceFr(count: number): string {
  return count > 1 ? `${count} dés` : count === 1 ? 'un dé' : 'aucun dé';
}

export function diceEn(count: number): string {
  return count > 1 ? `${count} dice` : count === 1 ? 'one die' : 'no die';
}
