import { describe, expect, test } from 'vitest';
import { heroValue } from './means.ts';
import { CLASSES, newHero } from '../hero/classes.ts';
import { WEAPON_IDS, WEAPONS } from '../dungeon/equipment.ts';
import { DEFAULT_RULINGS } from '../rulings.ts';
import { facing, foe, offered, play, refused } from '../../testing/table.ts';

/** The exchange that follows from a command and two D20. */
function fought(state: ReturnType<typeof facing>, command: string, dice = '20:10 20:10') {
  const fact = play(state, command, dice).facts.find(({ is }) => is === 'exchanged');
  if (fact?.is !== 'exchanged') throw new Error('no exchange');
  return fact;
}

describe('the value used', () => {
  test('dx.roll.4 dx.roll.5 FOR with a heavy weapon, AGI with a short or ranged one', () => {
    const hero = { ...newHero('warrior', DEFAULT_RULINGS), strength: 9, agility: 4 };
    for (const weapon of WEAPON_IDS) {
      const expected = WEAPONS[weapon].kind === 'heavy' ? 9 : 4;
      expect(heroValue(hero, { by: 'weapon', weapon }, DEFAULT_RULINGS)).toBe(expected);
    }
  });

  test('dx.roll.6 INT with a spell or a scroll', () => {
    const mage = facing(foe(6, 30, 0), { class: 'mage', hero: { intelligence: 7, flames: 1 } });
    expect(fought(mage, 'cast fire-bolt').heroValue).toBe(7);
    expect(fought(mage, 'read flames').heroValue).toBe(7);
  });

  test('dx.roll.7 a non-Mage reads with INT + 2, beyond the cap too', () => {
    const reader = (intelligence: number, rulings = {}) =>
      fought(facing(foe(6, 30, 0), { hero: { intelligence, flames: 1 }, rulings }), 'read flames').heroValue;
    expect([reader(1), reader(16)]).toEqual([3, 18]);
    expect([reader(1, { nonMageSpellMod: -2 }), reader(1, { nonMageSpellMod: 0 })]).toEqual([-1, 1]);
    expect([reader(16, { nonMageModCapped: true }), reader(15, { nonMageModCapped: true })]).toEqual([16, 16]);
  });

  test('dx.roll.7 a non-Mage given a spell casts it with INT + 2', () => {
    expect(fought(facing(foe(6, 30, 0), { hero: { spells: ['tempest'] } }), 'cast tempest').heroValue).toBe(3);
  });

  test('dx.roll.10 the creature answers with its own attack, or with the same characteristic where the table so rules', () => {
    const archer = { class: 'archer', hero: { agility: 5 } } as const;
    const ogre = foe(9, 30, 2);
    expect(fought(facing(ogre, archer), 'attack sling')).toMatchObject({ heroValue: 5, foeValue: 9 });
    const rulings = { creatureFullSheet: true, creatureValue: 'sameAsPlayer' } as const;
    expect(fought(facing(ogre, { ...archer, rulings }), 'attack sling')).toMatchObject({ foeValue: 4 }); // its Agility
    expect(fought(facing(ogre, { rulings }), 'attack club')).toMatchObject({ foeValue: 9 }); // its Strength
    // Rolling alone, nobody has named a characteristic: it uses its own.
    const alone = play(facing(ogre, { ...archer, hero: { pv: 5 }, rulings }), 'drink', '20:10').facts;
    expect(alone[1]).toMatchObject({ is: 'creature-struck', value: 9 });
  });

  test('dx.roll.11 bare hands: the better of FOR and AGI, damage 0, when no weapon is carried', () => {
    const bare = (hero: object, rulings = {}) =>
      fought(facing(foe(0, 30, 0), { hero: { weapons: [], ...hero }, rulings }), 'attack hands', '20:2 20:10');
    expect(bare({ strength: 6, agility: 2 })).toMatchObject({ heroValue: 6, dealt: 14 }); // 4 − (−10), nothing added
    expect(bare({ strength: 2, agility: 6 }).heroValue).toBe(6);
    expect(bare({ strength: 2, agility: 6 }, { bareHands: 'strengthOnly' }).heroValue).toBe(2);
    expect(bare({ strength: 6, agility: 2 }, { bareHands: 'agilityOnly' }).heroValue).toBe(2);
    expect(refused(facing(foe(0, 30, 0)), 'attack hands')).toMatchObject({ code: 'armed', rules: ['dx.roll.11'] });
    expect(offered(facing(foe(0, 30, 0), { hero: { weapons: [] } }))).toEqual(['attack bare-hands', 'flee']);
  });

  test('dx.roll.11 bare hands cannot break', () => {
    const fumbled = play(facing(foe(0, 30, 0), { hero: { weapons: [] } }), 'attack hands', '20:20 20:20 100:1');
    expect(fumbled.facts.map(({ is }) => is)).toEqual(['exchanged']);
    expect(fumbled.state.losses).toBe(0);
  });
});

describe('bonuses', () => {
  test('dx.x.class +1 ATK with the weapons of the class, not with others nor with bare hands', () => {
    const dealt = (id: keyof typeof CLASSES, weapon: string) => {
      const weapons = weapon === 'hands' ? [] : [weapon as 'club'];
      const state = facing(foe(0, 60, 0), { class: id, hero: { weapons, strength: 5, agility: 5 } });
      const damage = weapon === 'hands' ? 0 : WEAPONS[weapon as 'club'].damage;
      return fought(state, `attack ${weapon}`, '20:5 20:15').dealt - 15 - damage;
    };
    expect([dealt('warrior', 'axe'), dealt('warrior', 'dagger'), dealt('warrior', 'hands')]).toEqual([1, 0, 0]);
    expect([dealt('thief', 'rapier'), dealt('thief', 'axe')]).toEqual([1, 0]);
    expect([dealt('archer', 'longbow'), dealt('mage', 'club')]).toEqual([0, 0]);
  });

  test('dx.damage.4 attack bonuses add up, magic included', () => {
    const state = facing(foe(0, 60, 0), { hero: { strength: 5, attackBonus: 2, flames: 1, intelligence: 3 } });
    expect(fought(state, 'attack club', '20:5 20:15').dealt).toBe(15 + 3 + 1 + 2);
    expect(fought(state, 'read flames', '20:5 20:15').dealt).toBe(15 + 7 + 2); // 6 and the tier, no class bonus
  });

  test('dx.damage.5 the hero’s armour is what it wears', () => {
    const suffered = (armour: 'none' | 'plate') =>
      fought(facing(foe(16, 60, 4), { hero: { armour, endurance: 16 } }), 'attack club', '20:15 20:10').suffered;
    expect([suffered('none'), suffered('plate')]).toEqual([24, 19]); // gap 20, weapon 4
  });

  test('dx.damage.6 ruling spellIgnoresArmour: a creature’s spell does too', () => {
    const witch = foe(16, 60, 4, 0, { attack: 'spell' });
    const hero = { armour: 'plate', endurance: 16 } as const;
    expect(fought(facing(witch, { hero }), 'attack club', '20:15 20:10').suffered).toBe(19);
    const rulings = { spellIgnoresArmour: true };
    expect(fought(facing(witch, { hero, rulings }), 'attack club', '20:15 20:10').suffered).toBe(24);
    const alone = play(facing(witch, { hero: { ...hero, pv: 30 }, rulings }), 'drink', '20:10').facts;
    expect(alone[1]).toMatchObject({ suffered: 10 }); // 16 − 10 + 4, armour ignored
  });
});

test('dx.x.ranged in the first exchange a winner with a heavy or short attack cannot reach an archer', () => {
  const shot = (attack: 'heavy' | 'short' | 'ranged' | 'spell', exchanges = 0) =>
    fought(
      facing(foe(16, 60, 4, 0, { attack }), {
        class: 'archer',
        hero: { endurance: 16 },
        position: { combat: { from: 'c2', exchanges } },
      }),
      'attack sling',
      '20:15 20:10',
    ).suffered;
  expect([shot('heavy'), shot('short'), shot('ranged'), shot('spell'), shot('heavy', 1)]).toEqual([0, 0, 22, 22, 22]);
  const withDagger = facing(foe(16, 60, 4), { class: 'archer', hero: { endurance: 16, weapons: ['sling', 'dagger'] } });
  expect(fought(withDagger, 'attack dagger', '20:15 20:10').suffered).toBe(22);
});
