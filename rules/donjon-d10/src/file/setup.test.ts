import { LANGS, type Problem, read } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { donjonD10 } from '../game.ts';
import { DEFAULT_RULINGS, type DonjonRulings, RULINGS } from '../rulings.ts';
import { offered, onFloor, setTable } from '../../testing/table.ts';

/** What is wrong with a scenario, as `where code`. */
function mistakes(scenario: object, rulings: Partial<DonjonRulings> = {}): readonly string[] {
  const shaped = read(donjonD10.scenario, scenario);
  if (!shaped.ok) return shaped.problems.map(say);
  const opened = donjonD10.setup(shaped.value, { ...DEFAULT_RULINGS, ...rulings });
  return opened.ok ? [] : opened.problems.map(say);
}

function say({ at, expected }: Problem): string {
  if (expected.kind === 'game') {
    for (const lang of LANGS) expect(donjonD10.words[lang].expectation(expected)).toMatch(/\S/);
    return `${at.join('.')} ${expected.code}`;
  }
  return `${at.join('.')} ${expected.kind}`;
}

const floor = (map: string, more: object = {}) => ({ number: 1, map, ...more });

describe('a scenario', () => {
  test('dx.x.run may say nothing at all: fifty floors, a class to choose', () => {
    expect(setTable({})).toMatchObject({ stage: 'creation', dungeon: { last: 50, drawn: [] } });
  });

  test('dx.stat.8 a characteristic beyond 16 is refused at the door', () => {
    expect(mistakes({ class: 'mage', hero: { strength: 17 } })).toEqual(['hero.strength integer']);
  });

  test('dx.hp.2 ruling hpFlatBonusAllowed: false refuses a sheet that has one', () => {
    const scenario = { class: 'mage', hero: { pvBonus: 1 } };
    expect(mistakes(scenario)).toEqual([]);
    expect(mistakes(scenario, { hpFlatBonusAllowed: false })).toEqual(['hero.pvBonus no-flat-bonus']);
  });

  test('dx.roll.10 ruling creatureValue: sameAsPlayer needs creatureFullSheet', () => {
    expect(mistakes({}, { creatureValue: 'sameAsPlayer' })).toEqual(['rulings.creatureValue needs-full-sheet']);
    expect(mistakes({}, { creatureValue: 'sameAsPlayer', creatureFullSheet: true })).toEqual([]);
  });

  test('dx.x.limits the sheet carries no more than a hero can', () => {
    expect(mistakes({ class: 'thief', hero: { flames: 3, passage: 3 } })).toEqual(['hero too-many-scrolls']);
    expect(mistakes({ class: 'thief', hero: { weapons: ['club', 'axe', 'axe'], broken: ['axe', 'axe'] } })).toEqual([
      'hero.weapons too-many-weapons',
    ]);
    expect(mistakes({ class: 'thief', hero: { potions: 6 } })).toEqual(['hero.potions integer']);
  });

  test('dx.hp.5 PV above the maximum of the sheet', () => {
    expect(mistakes({ class: 'thief', hero: { pv: 14 } })).toEqual(['hero.pv pv-above-maximum']);
    expect(mistakes({ hero: { pv: 3 } })).toEqual(['hero hero-without-class']);
  });

  test('a class, a creature and a drawing that are wrong are all told at once', () => {
    const floors = [floor('#####\n#Sr>#\n#####', { creatures: { r: 'giant-rta' } }), { ...floor('##\n#'), number: 2 }];
    expect(mistakes({ class: 'theif', hero: { pv: 500 }, floors })).toEqual([
      'class one-of',
      'floors.0.creatures.r no-such-creature',
      'floors.1.map bad-drawing',
    ]);
    expect(mistakes({ class: 3 })).toEqual(['class one-of']);
  });

  test('dx.x.squares a drawing is checked square by square', () => {
    const drawn = (map: string, more: object = {}) => mistakes({ class: 'thief', floors: [floor(map, more)] });
    expect(drawn('####\n#S>#\n####')).toEqual([]);
    expect(drawn('####\n#S>#\n###')).toEqual(['floors.0.map bad-drawing']);
    expect(drawn('####\n#S?>\n####')).toEqual(['floors.0.map unknown-square']);
    expect(drawn('####\n#..#\n####')).toEqual(['floors.0.map one-start', 'floors.0.map one-exit']);
    expect(drawn('#####\n#SS>#\n#####')).toEqual(['floors.0.map one-start']);
    expect(drawn('#'.repeat(41))).toEqual(['floors.0.map map-too-large']);
    expect(drawn('#####\n#Sr>#\n#####', { creatures: { r: 'griffin' } })).toEqual([
      'floors.0.creatures.r no-such-creature',
    ]);
    expect(drawn('#####\n#S.>#\n#####', { creatures: { r: 'orc' } })).toEqual([
      'floors.0.creatures.r letter-not-drawn',
    ]);
    expect(drawn('#####\n#S.>#\n#####', { creatures: { '.': 'orc' } })).toEqual(['floors.0.creatures.. not-a-letter']);
    expect(drawn('#####\n#S.>#\n#####', { creatures: { constructor: 'orc' } })[0]).toContain('not-a-letter');
  });

  test('dx.skill.6 floors within the dungeon, each drawn once', () => {
    const two = [floor('####\n#S>#\n####'), floor('####\n#S>#\n####')];
    expect(mistakes({ dungeon: 5, floors: two })).toEqual(['floors.1.number floor-drawn-twice']);
    expect(mistakes({ dungeon: 5, floors: [{ ...two[0], number: 6 }] })).toEqual([
      'floors.0.number below-the-last-floor',
    ]);
    expect(mistakes({ dungeon: 51 })).toEqual(['dungeon integer']);
  });
});

test('dx.skill.6 a floor whose exit cannot be reached is refused, before anybody plays it for ever', () => {
  const walled = `
    ##########
    #S...#...#
    #..###.r.#
    #.C.##..>#
    ##########`;
  const drawn = (map: string) => mistakes({ dungeon: 1, floors: [floor(map, { creatures: { r: 'bat' } })] });
  expect(drawn(walled)).toEqual(['floors.0.map exit-out-of-reach']);
  expect(drawn(walled.replace('#S...#...#', '#S.......#'))).toEqual([]);
  // dx.move.12: where a move must stop on the exit, the colour of its square decides, and a web may change it.
  const beside = '######\n#S>..#\n######';
  expect(mistakes({ floors: [floor(beside)] }, { exitOnCross: 'exactStop' })).toEqual([
    'floors.0.map exit-out-of-reach',
  ]);
  expect(mistakes({ floors: [floor(beside)] })).toEqual([]);
});

describe('a position', () => {
  const at = (position: object, map = '######\n#S.r>#\n######', more: object = { creatures: { r: 'bat' } }) =>
    mistakes({ class: 'thief', floors: [floor(map, more)], position });

  test('dx.move.6 may stand at a wall, in the middle of a move', () => {
    const state = onFloor('#######\n#.....#\n#.....#\n#..#..#\n#.....#\n#.....#\n#######', {
      position: { at: 'c5', move: { die: 3, points: 2, heading: 'NE' } },
    });
    expect(offered(state)).toEqual(['head se', 'head nw']);
  });

  test('dx.move.6 a move that cannot be is refused', () => {
    expect(at({ move: { die: 3 } })).toEqual(['position.move no-way-on']);
    expect(at({ move: { die: 2, points: 3 } })).toEqual(['position.move.points more-points-than-rolled']);
    expect(at({ at: 'c2', move: { die: 2, heading: 'E' } })).toEqual(['position.move.heading no-wall-ahead']);
    expect(at({ at: 'b2', move: { die: 2, heading: 'NE' } })).toContain(
      'position.move.heading heading-of-the-other-family',
    );
    expect(at({ move: { die: 2, points: 0 } })).toContain('position.move.points no-way-on');
  });

  test('dx.x.creature a fight needs a living creature underfoot', () => {
    expect(at({ at: 'd2', combat: { from: 'c2' } })).toEqual([]);
    expect(at({ at: 'c2', combat: { from: 'b2' } })).toEqual(['position.combat no-creature-there']);
    expect(at({ at: 'd2', used: ['d2'], combat: { from: 'c2' } })).toEqual(['position.combat no-creature-there']);
    expect(at({ wounded: { d2: 1 } })).toEqual([]);
    expect(at({ wounded: { d2: 9 } })).toEqual(['position.wounded.d2 pv-above-maximum']);
    expect(at({ wounded: { c2: 1 } })).toEqual(['position.wounded.c2 no-creature-there']);
  });

  test('dx.x.squares names squares of the drawing, no walls', () => {
    expect(at({ at: 'a1' })).toEqual(['position.at square-is-wall']);
    expect(at({ at: 'z9' })).toEqual(['position.at no-such-square']);
    expect(at({ used: ['zz'] })).toEqual(['position.used.0 no-such-square']);
    expect(at({ floor: 2 })).toEqual(['position.floor floor-not-drawn']);
    expect(at({}, '#####\n#SM>#\n#####', {})).toEqual(['position nameless-creature']);
    expect(mistakes({ floors: [floor('####\n#S>#\n####')], position: {} })).toEqual(['position hero-without-class']);
  });
});

describe('the rulings', () => {
  test('dx.x.run every point has a default, other values, a question and as many meanings, in both languages', () => {
    expect(Object.keys(RULINGS)).toHaveLength(42);
    for (const [name, { values, meanings, question, rules }] of Object.entries(RULINGS)) {
      expect(meanings, name).toHaveLength(values.length);
      expect(values.length, name).toBeGreaterThan(1);
      expect(new Set<unknown>(values).size, name).toBe(values.length);
      for (const rule of rules) expect(donjonD10.rulebook.rules, name).toHaveProperty([rule]);
      for (const lang of LANGS) for (const words of [question, ...meanings]) expect(words[lang]).toMatch(/\S/);
    }
  });
});
