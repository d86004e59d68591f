import { describe, expect, test } from 'vitest';
import { criticalDamage } from './critical.ts';
import type { Side } from './damage.ts';
import { DEFAULT_RULINGS } from '../rulings.ts';

const side = (damage: number, atk = 0, armour = 0, magic = false, value = 8): Side => ({
  value,
  damage,
  atk,
  armour,
  magic,
});

describe('or.crit.variants', () => {
  const [hero, creature] = [side(3, 1), side(0, 0, 2)];

  test('dx.crit.3 weapon 3, ATK 1, armour 2: 6 after armour, 8 before it, 6 with the weapon alone doubled', () => {
    const of = (critDouble: 'afterArmour' | 'beforeArmour' | 'weaponOnly') =>
      criticalDamage(hero, creature, { ...DEFAULT_RULINGS, critDouble });
    expect([of('afterArmour'), of('beforeArmour'), of('weaponOnly')]).toEqual([6, 8, 6]);
  });

  test('dx.crit.3 weapon 1, ATK 0, armour 4: nothing', () => {
    expect(criticalDamage(side(1), side(0, 0, 4), DEFAULT_RULINGS)).toBe(0);
  });
});
