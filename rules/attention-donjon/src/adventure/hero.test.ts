import { describe, expect, test } from 'vitest';
import { createHero, READY_HEROES, type HeroBuild } from './hero.ts';
import { Stage } from '../../testing/stage.ts';
import { attacksOf, coverOf, enduranceOf, paradeOf, protectionOf } from '../turn/figure.ts';

describe('ad.x.hero the four ready heroes are legal builds, with the printed values', () => {
  test.each([
    ['dorrin', [1, 2, 2, 1, 4], [3, 1, 1, null], [2, 2, 1, 2], [6, 4]],
    ['misha', [2, 4, 1, 1, 2], [3, 1, 1, null], [2, 1, 0, 1], [7, 3]],
    ['ysae', [4, 1, 1, 2, 2], [1, 3, 1, null], [1, 1, 0, 1], [6, 4]],
    ['livia', [2, 1, 2, 4, 1], [1, 1, 1, 2], [1, 1, 0, 0], [5, 5]],
  ] as const)('ad.x.hero %s', (id, attributes, skills, defences, points) => {
    const hero = new Stage({ heroes: { [id]: 'b2' } }).figure(id);
    const { traits, health, heroism } = hero.profile;
    expect([traits.agility, traits.strength, traits.mind, traits.lore, traits.vigour]).toEqual(attributes);
    expect([traits.melee, traits.shooting, traits.throwing, traits.arcana]).toEqual(skills);
    expect([paradeOf(hero), enduranceOf(hero), coverOf(hero), protectionOf(hero)]).toEqual(defences);
    expect([health, heroism]).toEqual(points);
  });
});

test('ad.x.hero each step of creation is checked', () => {
  const build: HeroBuild = READY_HEROES.dorrin;
  expect(createHero({ ...build, attributes: { ...build.attributes, strength: 3 } })).toBe('attributes');
  expect(createHero({ ...build, raised: 'agility' })).toBe('raised');
  expect(createHero({ ...build, health: 7 })).toBe('points');
  expect(createHero({ ...build, talents: ['rage'] })).toBe('talents');
  expect(createHero({ ...build, talents: ['charge', 'first-aid'] })).toBe('talents'); // only an Imperial has a second one
});

test('ad.x.jack Touche-à-tout opens one more talent of any career, and none of another origin', () => {
  const build: HeroBuild = { ...READY_HEROES.livia, talents: ['jack-of-all-trades', 'rage', 'first-aid'] };
  expect(createHero(build)).toMatchObject({ profile: { talents: build.talents } });
  expect(createHero({ ...build, talents: ['jack-of-all-trades', 'rage', 'roar'] })).toBe('talents');
  expect(createHero({ ...build, talents: ['jack-of-all-trades', 'rage', 'rage'] })).toBe('talents');
  expect(createHero({ ...build, talents: ['resourceful', 'rage', 'first-aid'] })).toBe('talents');
});

test('ad.x.gear Livia with her staff in hand: Parade 2, and no Décharge', () => {
  const stage = new Stage({ heroes: { livia: 'b2' } }).turn('livia');
  expect(attacksOf(stage.figure('livia')).map(({ id }) => id)).toEqual(['discharge', 'fists']);
  stage.play('equip staff');
  expect(paradeOf(stage.figure('livia'))).toBe(2);
  expect(attacksOf(stage.figure('livia')).map(({ id }) => id)).toEqual(['staff']);
});
