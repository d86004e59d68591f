import { read } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { pathfinder } from '../game.ts';

const SIDES = [
  { id: 'us', name: { fr: 'nous', en: 'us' } },
  { id: 'them', name: { fr: 'eux', en: 'them' } },
];
const one = { id: 'm', block: 'marsh-raider', side: 'us', at: 'a1' };
const foe = { id: 'foe', block: 'marsh-raider', side: 'them', at: 'a2' };

/** Every mistake of a scenario with someone to fight: where it is, and what the words of each language say was expected. */
function mistakes({ creatures = [one], ...change }: { creatures?: readonly unknown[]; [key: string]: unknown }) {
  return mistakesOf({ ...change, creatures: [...creatures, foe] });
}

function mistakesOf(change: Readonly<Record<string, unknown>>): { at: string; fr: string; en: string }[] {
  const written = { map: '....\n....', sides: SIDES, ...change };
  const scenario = read(pathfinder.scenario, written);
  const problems = scenario.ok ? pathfinder.setup(scenario.value, {}) : scenario;
  if (problems.ok) return [];
  return problems.problems.map(({ at, expected }) => {
    const say = (lang: 'fr' | 'en') =>
      expected.kind === 'game' ? pathfinder.words[lang].expectation(expected) : expected.kind;
    return { at: at.join('.'), fr: say('fr'), en: say('en') };
  });
}

test('a sound scenario has no mistake', () => {
  expect(mistakes({})).toEqual([]);
});

test('pf.space.5 overlapping creatures are reported, each with the other', () => {
  expect(mistakes({ creatures: [one, { ...one, id: 'x' }] })).toEqual([
    { at: 'creatures.0.at', fr: 'un espace que x n’occupe pas', en: 'a space that x does not fill' },
    { at: 'creatures.1.at', fr: 'un espace que m n’occupe pas', en: 'a space that m does not fill' },
  ]);
});

test('pf.geom.5 a Large creature that does not fit', () => {
  const wide = { id: 'b', block: 'hill-brute', side: 'us', at: 'd1' };
  expect(mistakes({ creatures: [wide] })).toEqual([
    { at: 'creatures.0.at', fr: '2 cases sur 2, libres et sur la carte', en: '2 by 2 free squares on the map' },
  ]);
  expect(mistakes({ map: '..#.\n....', creatures: [{ ...wide, at: 'b1' }] })).toHaveLength(1);
});

test('pf.speed.1 a negative Speed, an unknown size, an unknown creature, side or ground', () => {
  expect(mistakes({ blocks: { w: { speeds: { land: -1 } } } })).toMatchObject([
    { at: 'blocks.w.speeds.land', en: 'integer' },
  ]);
  expect(mistakes({ blocks: { w: { size: 'Vast' } } })).toMatchObject([{ at: 'blocks.w.size', en: 'one-of' }]);
  expect(mistakes({ creatures: [{ ...one, block: 'kraken' }] })[0]?.en).toMatch(
    /^one of the stat blocks: polearm-fighter/,
  );
  expect(mistakes({ creatures: [{ ...one, side: 'nobody' }] })).toMatchObject([
    { at: 'creatures.0.side', en: 'one of the sides: us, them' },
  ]);
  expect(mistakes({ map: '....\n..?.', legend: { w: { like: 'd' } } })).toMatchObject([
    { at: 'map.1', en: expect.stringMatching(/^in square 3 of the row, a character of the legend: \. = # .* w$/) },
  ]);
});

test('squares, walls, drawings, dice and names', () => {
  expect(mistakes({ creatures: [{ ...one, at: 'z9' }] })).toMatchObject([
    { en: 'a square of this map of 4 by 2, such as c4' },
  ]);
  expect(mistakes({ walls: ['a1-c1'] })).toMatchObject([
    { at: 'walls.0', en: 'two squares side by side, such as c4-d4' },
  ]);
  expect(mistakes({ map: '...\n..' })).toMatchObject([{ at: 'map', fr: 'des rangées de même longueur' }]);
  expect(mistakes({ legend: { h: { hazard: { damage: '2x6', type: 'fire' } } } })).toMatchObject([
    { en: 'dice such as 2d6+5, or a number' },
  ]);
  expect(mistakes({ creatures: [{ ...one, id: 'Bad Name' }] })).toMatchObject([{ at: 'creatures.0.id' }]);
  expect(mistakes({ creatures: [one, { ...one, at: 'b1' }] })).toMatchObject([
    { at: 'creatures.1.id', en: 'a name that no other creature bears' },
  ]);
});

test('pf.x.end nobody to fight is a mistake, allies included; a position of one creature is none', () => {
  const nobody = { at: 'creatures', en: 'creatures on at least two sides that are enemies' };
  expect(mistakesOf({ creatures: [one, { ...foe, side: 'us' }] })).toMatchObject([nobody]);
  expect(mistakesOf({ creatures: [one, foe], allied: [['us', 'them']] })).toMatchObject([nobody]);
  expect(mistakesOf({ creatures: [one], encounter: { order: ['m'] } })).toEqual([]);
});

test('pf.fly.1 pf.burrow.2 off the ground stands only who flies, under it only who burrows', () => {
  expect(mistakes({ creatures: [{ ...one, z: 30 }] })).toMatchObject([
    { at: 'creatures.0.z', en: 'the height of the ground: it cannot fly' },
  ]);
  expect(mistakes({ creatures: [{ ...one, z: 30, stance: 'ground' }] })).toHaveLength(1);
  expect(mistakes({ creatures: [{ ...one, z: -10 }] })).toMatchObject([
    { at: 'creatures.0.z', en: 'the height of the ground: it cannot burrow' },
  ]);
  const blocks = { both: { speeds: { land: 5, fly: 5, burrow: 2 } } };
  for (const z of [30, -10]) expect(mistakes({ blocks, creatures: [{ ...one, block: 'both', z }] })).toEqual([]);
});

test('pf.x.object nothing loose is set up in a creature, a wall or another object', () => {
  const crate = (at: string, id = 'crate') => ({ id, at });
  expect(mistakes({ objects: [crate('b1'), crate('c1', 'box')] })).toEqual([]);
  expect(mistakes({ objects: [crate('a1')] })).toMatchObject([
    { at: 'objects.0.at', en: 'a space that m does not fill' },
  ]);
  expect(mistakes({ objects: [crate('b1'), crate('b1', 'box')] })).toMatchObject([
    { at: 'objects.1.at', en: 'a space that crate does not fill' },
  ]);
  expect(mistakes({ map: '.#..\n....', objects: [crate('b1')] })).toMatchObject([{ at: 'objects.0.at' }]);
});
