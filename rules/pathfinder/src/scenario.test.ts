import { read } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { pathfinder } from './game.ts';

const SIDES = [
  { id: 'us', name: { fr: 'nous', en: 'us' } },
  { id: 'them', name: { fr: 'eux', en: 'them' } },
];
const one = { id: 'm', block: 'marsh-raider', side: 'us', at: 'a1' };

/** Every mistake of a scenario: where it is, and what the words of each language say was expected. */
function mistakes(change: Readonly<Record<string, unknown>>): { at: string; fr: string; en: string }[] {
  const written = { map: '....\n....', sides: SIDES, creatures: [one], ...change };
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
  expect(mistakes({ map: '..?.\n....' })).toMatchObject([
    { at: 'map', en: 'a character of the legend (row 1, column 3)' },
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
