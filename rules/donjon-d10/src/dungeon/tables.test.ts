import { describe, expect, test } from 'vitest';
import { ATTACKS, BESTIARY, BOSSES, bossOf, CREATURE_KINDS, creaturesOf } from './bestiary.ts';
import { CLASSES, newHero } from '../hero/classes.ts';
import { ARMOURS, potionPrice, scrollPrice, SPELLS, tierOf, WEAPONS } from './equipment.ts';
import { DEFAULT_RULINGS } from '../rulings.ts';

describe('dx.x.creature', () => {
  // The construction rule of the companion, from base figures per tier: the printed table must agree with it.
  const BASE = {
    value: [0, 2, 5, 8, 10, 12, 13, 14, 15, 16],
    pv: [3, 6, 10, 14, 18, 22, 26, 30, 34, 38],
    weapon: [0, 0, 1, 2, 3, 4, 5, 6, 7, 8],
    armour: [0, 0, 0, 1, 1, 2, 2, 3, 3, 4],
  };

  test('dx.x.creature forty creatures, as the construction rule makes them', () => {
    expect(CREATURE_KINDS).toHaveLength(40);
    CREATURE_KINDS.forEach((kind, index) => {
      const tier = Math.floor(index / 4);
      const attack = ATTACKS[index % 4];
      const [value = 0, pv = 0, weapon = 0, armour = 0] = [BASE.value, BASE.pv, BASE.weapon, BASE.armour].map(
        (row) => row[tier],
      );
      const light = Math.floor((pv * 3) / 4);
      const made = {
        heavy: { value, pv: Math.floor((pv * 5) / 4), weapon: weapon + 1, armour },
        short: { value: Math.min(16, value + 1), pv: light, weapon, armour },
        ranged: { value, pv: light, weapon: weapon + 1, armour },
        spell: { value, pv: light, weapon: weapon + 2, armour: Math.max(0, armour - 1) },
      }[attack ?? 'heavy'];
      expect(BESTIARY[kind], kind).toMatchObject({ attack, ...made });
    });
  });

  test('dx.x.creature four for every five floors, their gold growing with them', () => {
    expect(creaturesOf(1)).toEqual(['giant-rat', 'bat', 'kobold-slinger', 'wisp']);
    expect(creaturesOf(5)).toEqual(creaturesOf(1));
    expect(creaturesOf(6)[0]).toBe('goblin-brawler');
    expect(creaturesOf(50)).toEqual(['colossus', 'shadow', 'burning-eye', 'void-oracle']);
    const gold = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12];
    gold.forEach((coins, tier) => {
      for (const kind of creaturesOf(5 * tier + 1)) expect(BESTIARY[kind]?.gold).toBe(coins);
    });
  });

  test('dx.x.boss one every ten floors', () => {
    const floors = Array.from({ length: 50 }, (_, index) => index + 1).filter((floor) => bossOf(floor) !== null);
    expect(floors).toEqual([10, 20, 30, 40, 50]);
    expect(
      Object.values(BOSSES).map(({ value, pv, weapon, armour, gold }) => [value, pv, weapon, armour, gold]),
    ).toEqual([
      [4, 14, 1, 1, 20],
      [9, 30, 3, 2, 40],
      [13, 44, 4, 3, 60],
      [15, 58, 6, 4, 80],
      [16, 84, 8, 5, 100],
    ]);
  });
});

describe('dx.x.equipment', () => {
  test('dx.x.equipment six ranks: floors 1, 4, 10, 18, 28, 38 at 10, 30, 70, 120, 200, 300', () => {
    for (const table of [Object.values(WEAPONS), Object.values(SPELLS)]) {
      for (const { rank, from, price } of table) {
        expect([from, price]).toEqual(
          [
            [1, 10],
            [4, 30],
            [10, 70],
            [18, 120],
            [28, 200],
            [38, 300],
          ][rank],
        );
      }
    }
    const damages = (kind: string) =>
      Object.values(WEAPONS)
        .filter((weapon) => weapon.kind === kind)
        .map(({ damage }) => damage);
    expect([damages('heavy'), damages('short'), damages('ranged')]).toEqual([
      [3, 4, 5, 6, 8, 10],
      [2, 3, 4, 5, 7, 9],
      [2, 3, 4, 5, 6, 8],
    ]);
    expect(Object.values(SPELLS).map(({ damage }) => damage)).toEqual([2, 2, 3, 3, 5, 5, 6, 6, 8, 8, 10, 10]);
  });

  test('dx.x.equipment armours: protection, first floor, price', () => {
    expect(Object.values(ARMOURS).map(({ protection, from, price }) => [protection, from, price])).toEqual([
      [0, 1, 0],
      [1, 1, 10],
      [2, 1, 20],
      [3, 10, 60],
      [4, 20, 120],
      [5, 30, 200],
      [6, 40, 300],
    ]);
  });

  test('dx.x.merchant a potion costs 8 and the floor, a scroll 15 and the floor; tiers go by five floors', () => {
    expect([potionPrice(1), potionPrice(50), scrollPrice(1), scrollPrice(50)]).toEqual([9, 58, 16, 65]);
    expect([1, 5, 6, 45, 46, 50].map(tierOf)).toEqual([1, 1, 2, 9, 10, 10]);
  });
});

test('dx.x.class what each class starts with', () => {
  const start = (id: keyof typeof CLASSES) => {
    const { weapons, spells, armour, potions, gold, flames, protection, passage } = newHero(id, DEFAULT_RULINGS);
    return { weapons, spells, armour, potions, gold, scrolls: flames + protection + passage };
  };
  const common = { armour: 'gambeson', potions: 3, gold: 10, scrolls: 0 };
  expect(start('warrior')).toEqual({ ...common, weapons: ['club'], spells: [] });
  expect(start('thief')).toEqual({ ...common, weapons: ['dagger'], spells: [] });
  expect(start('archer')).toEqual({ ...common, weapons: ['sling'], spells: [] });
  expect(start('mage')).toEqual({ ...common, weapons: [], spells: ['fire-bolt', 'ice-shard'] });
});
