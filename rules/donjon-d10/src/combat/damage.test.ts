import { expect, test } from 'vitest';
import { criticalDamage } from './critical.ts';
import { damage, gapBetween, type Side } from './damage.ts';
import { DEFAULT_RULINGS } from '../rulings.ts';

const side = (damage: number, atk = 0, armour = 0, magic = false, value = 8): Side => ({
  value,
  damage,
  atk,
  armour,
  magic,
});

test('dx.damage.1 gap 6, weapon 3, ATK 0, armour 1: 8', () => {
  expect(damage(6, side(3), side(0, 0, 1), DEFAULT_RULINGS)).toBe(8);
});

test('dx.damage.2 damage is never negative, and a ruling makes it at least 1', () => {
  expect(damage(1, side(0), side(0, 0, 3), DEFAULT_RULINGS)).toBe(0);
  expect(damage(1, side(0), side(0, 0, 3), { ...DEFAULT_RULINGS, minDamage: 1 })).toBe(1);
  expect(criticalDamage(side(0), side(0, 0, 9), { ...DEFAULT_RULINGS, minDamage: 1 })).toBe(2); // a critical doubles it
});

test('dx.damage.3 the gap is signed: −7 against −12 is 5, 3 against −3 is 6', () => {
  expect(damage(gapBetween(-7, -12), side(0), side(0), DEFAULT_RULINGS)).toBe(5);
  expect(damage(gapBetween(3, -3), side(0), side(0), DEFAULT_RULINGS)).toBe(6);
});

test('dx.damage.4 dx.damage.5 weapon and ATK of the winner, armour of the loser, whoever they are', () => {
  const [hero, creature] = [side(3, 1, 2), side(5, 2, 4)];
  expect(damage(2, hero, creature, DEFAULT_RULINGS)).toBe(2 + 3 + 1 - 4);
  expect(damage(2, creature, hero, DEFAULT_RULINGS)).toBe(2 + 5 + 2 - 2);
});

test('dx.damage.6 magic deals damage by the same formula; a ruling lets it ignore armour', () => {
  const spell = side(5, 1, 0, true);
  expect(damage(2, spell, side(0, 0, 3), DEFAULT_RULINGS)).toBe(5);
  const piercing = { ...DEFAULT_RULINGS, spellIgnoresArmour: true };
  expect(damage(2, spell, side(0, 0, 3), piercing)).toBe(8);
  expect(damage(2, side(5, 1), side(0, 0, 3), piercing)).toBe(5); // a weapon does not
  expect(criticalDamage(spell, side(0, 0, 3), piercing)).toBe(14);
});
