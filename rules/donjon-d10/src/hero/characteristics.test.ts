import { expect, test } from 'vitest';
import {
  ATTACK_CHARACTERISTIC,
  CAP,
  CHARACTERISTIC_NAMES,
  CHARACTERISTICS,
  effective,
  STARTING_SHEET,
} from './characteristics.ts';
import { CLASS_IDS, newHero } from './classes.ts';
import { characteristicOf, heroValue } from '../combat/means.ts';
import { heroMaximum } from './hit-points.ts';
import { DEFAULT_RULINGS } from '../rulings.ts';
import { facing, foe, onFloor, play } from '../../testing/table.ts';

test('dx.stat.1 five characteristics, as the book abbreviates them', () => {
  expect(CHARACTERISTICS.map((which) => CHARACTERISTIC_NAMES[which].short.fr)).toEqual([
    'FOR',
    'AGI',
    'END',
    'INT',
    'CHA',
  ]);
  for (const id of CLASS_IDS) {
    const hero = newHero(id, DEFAULT_RULINGS);
    for (const which of CHARACTERISTICS) expect(Number.isInteger(hero[which])).toBe(true);
  }
});

test('dx.stat.1 dx.x.sheet ruling creatureFullSheet: creatures then have the five, their attack’s own being their value', () => {
  const plain = facing('orc-sorcerer');
  expect(plain.floor.creatures[0]?.sheet).toBeUndefined();
  const full = facing('orc-sorcerer', { rulings: { creatureFullSheet: true } });
  expect(full.floor.creatures[0]?.sheet).toEqual({
    strength: 5,
    agility: 5,
    endurance: 5,
    intelligence: 10,
    charisma: 0,
  });
});

test('dx.stat.2 dx.stat.3 dx.stat.5 Strength for heavy, Agility for short and ranged, Intelligence for magic', () => {
  expect(ATTACK_CHARACTERISTIC).toEqual({
    heavy: 'strength',
    short: 'agility',
    ranged: 'agility',
    spell: 'intelligence',
  });
});

test('dx.stat.3 Agility changes neither the squares moved nor who acts first', () => {
  const moved = (agility: number) =>
    play(onFloor('######\n#S...#\n######', { hero: { agility } }), 'roll', '10:2').state.at;
  expect(moved(16)).toBe(moved(0));
});

test('dx.stat.4 Endurance is never rolled with', () => {
  const hero = { ...newHero('warrior', DEFAULT_RULINGS), endurance: 16 };
  const means = [{ by: 'weapon', weapon: 'club' }, { by: 'bare-hands' }, { by: 'flames' }, { by: 'flight' }] as const;
  for (const way of means) {
    expect(characteristicOf(hero, way, DEFAULT_RULINGS)).not.toBe('endurance');
    expect(heroValue(hero, way, DEFAULT_RULINGS)).toBeLessThan(16);
  }
});

test('dx.stat.6 Charisma acts on critical failures, chests and gold, and on nothing else of an exchange', () => {
  const rolled = (charisma: number, fumbleDie: number) =>
    play(facing(foe(1, 30, 0), { hero: { charisma } }), 'attack club', `20:20 20:5 100:${fumbleDie}`).state;
  expect(rolled(0, 30).hero.weapons).toEqual([]); // 1–30 breaks
  expect(rolled(16, 30).hero.weapons).toEqual(['club']); // 1–14 breaks
});

test('dx.stat.7 a new hero of any class has 1, 1, 1, 1 and 0', () => {
  expect(STARTING_SHEET).toEqual({ strength: 1, agility: 1, endurance: 1, intelligence: 1, charisma: 0 });
  for (const id of CLASS_IDS) expect(newHero(id, DEFAULT_RULINGS)).toMatchObject(STARTING_SHEET);
});

test('dx.stat.7 ruling classStatBonus: +1 in the characteristic of the class', () => {
  const raised = { ...DEFAULT_RULINGS, classStatBonus: true };
  expect(CLASS_IDS.map((id) => newHero(id, raised))).toMatchObject([
    { strength: 2, agility: 1, intelligence: 1 },
    { strength: 1, agility: 2, intelligence: 1 },
    { strength: 1, agility: 2, intelligence: 1 },
    { strength: 1, agility: 1, intelligence: 2 },
  ]);
});

test('dx.stat.8 FOR 16 and a belt of +2: 16, or 18 where only invested points are capped', () => {
  const hero = { ...newHero('warrior', DEFAULT_RULINGS), strength: 16, bonus: { ...STARTING_SHEET, strength: 2 } };
  expect(effective(hero, 'strength', { capScope: 'effective' })).toBe(16);
  expect(effective(hero, 'strength', { capScope: 'base' })).toBe(18);
  expect(CAP).toBe(16);
});

test('dx.stat.8 creatures obey the cap, whatever its scope', () => {
  for (const capScope of ['effective', 'base'] as const) {
    const state = facing(foe(40, 99, 0), { rulings: { capScope } });
    expect(play(state, 'attack club', '20:5 20:5').facts[0]).toMatchObject({ foeValue: 16 });
  }
});

test('dx.cha.3 ruling capScope: equipment makes the second stage of the fumble table reachable', () => {
  const lucky = facing(foe(1, 30, 0), {
    hero: { charisma: 16, bonus: { charisma: 24 } },
    rulings: { capScope: 'base' },
  });
  // Charisma 40: nothing breaks, 55 per cent extra, 45 nothing.
  expect(play(lucky, 'attack club', '20:20 20:5 100:1').facts[0]).toMatchObject({ fumble: 'extra' });
  expect(play(lucky, 'attack club', '20:20 20:5 100:56').facts[0]).toMatchObject({ fumble: 'nothing' });
  expect(heroMaximum(lucky.hero, lucky.rulings)).toBe(13);
});
