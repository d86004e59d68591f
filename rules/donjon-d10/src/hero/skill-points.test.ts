import { describe, expect, test } from 'vitest';
import { CHARACTERISTICS, STARTING_SHEET } from './characteristics.ts';
import { skillPointsOf } from './skill-points.ts';
import { facing, factsOf, offered, onFloor, play, refused } from '../../testing/table.ts';

const EXIT = '####\n#S>#\n####';
const FLOORS = Array.from({ length: 50 }, (_, index) => index + 1);

test('dx.skill.1 a completed floor gives one point, at the moment it is completed', () => {
  const done = play(onFloor(EXIT), 'roll', '10:2');
  expect(factsOf(done, 'floor-completed')).toEqual([{ is: 'floor-completed', floor: 1, skillPoints: 1 }]);
  expect(done.state.hero.skillPoints).toBe(1);
  expect([1, 2, 3].map(skillPointsOf)).toEqual([1, 1, 1]);
});

test('dx.skill.2 any of the five, up by one, not beyond 16', () => {
  const state = onFloor(EXIT, { hero: { strength: 15, skillPoints: 3 } });
  expect(offered(state)).toEqual(['roll', ...CHARACTERISTICS.map((which) => `invest ${which}`)]);
  const capped = play(state, 'invest strength').state;
  expect(capped.hero).toMatchObject({ strength: 16, skillPoints: 2 });
  expect(refused(capped, 'invest strength')).toMatchObject({ code: 'capped', rules: ['dx.skill.2', 'dx.stat.8'] });
  expect(offered(capped)).not.toContain('invest strength');
  expect(play(capped, 'invest cha').state.hero.charisma).toBe(1);
  expect(refused(onFloor(EXIT), 'invest charisma')).toMatchObject({ code: 'no-skill-point', rules: ['dx.skill.1'] });
});

test('dx.skill.3 floors 46 to 50 give none', () => {
  expect(FLOORS.filter((floor) => skillPointsOf(floor) === 0)).toEqual([46, 47, 48, 49, 50]);
  expect(play(onFloor(EXIT, { number: 46 }), 'roll', '10:2').state.hero.skillPoints).toBe(0);
});

test('dx.skill.4 or.skill.total: 45 points, a final sum of 49, 76 to cap everything, three that can be capped', () => {
  const points = FLOORS.reduce((sum, floor) => sum + skillPointsOf(floor), 0);
  const start = Object.values(STARTING_SHEET).reduce((sum, value) => sum + value, 0);
  expect([points, start + points, 5 * 16 - start]).toEqual([45, 49, 76]);
  expect(points / (16 - 1)).toBe(3);
});

describe('dx.skill.5', () => {
  test('dx.skill.5 points may be kept and invested later, outside a combat and a move', () => {
    const done = play(onFloor(EXIT, { dungeon: 2 }), 'roll', '10:2').state;
    const atMarket = play(done, 'rest').state; // kept so far
    expect(offered(atMarket)).toContain('invest agility');
    const fighting = facing('giant-rat', { hero: { skillPoints: 1 } });
    expect(refused(fighting, 'invest agility')).toMatchObject({ code: 'not-now', rules: ['dx.skill.5'] });
    const moving = onFloor('#####\n#S..#\n#...#\n#####', { hero: { skillPoints: 1 }, position: { move: { die: 2 } } });
    expect(refused(moving, 'invest agility')).toMatchObject({ code: 'not-now', rules: ['dx.skill.5'] });
  });

  test('dx.skill.5 ruling skillPointBanking: without it the point must be invested at once', () => {
    const done = play(onFloor(EXIT, { rulings: { skillPointBanking: false } }), 'roll', '10:2').state;
    expect(offered(done)).toEqual(CHARACTERISTICS.map((which) => `invest ${which}`));
    expect(refused(done, 'rest')).toMatchObject({ code: 'must-invest', rules: ['dx.skill.5'], points: 1 });
    expect(offered(play(done, 'invest strength').state)).toEqual(['rest']);
    const onTurn = onFloor(EXIT, { hero: { skillPoints: 1 }, rulings: { skillPointBanking: false } });
    expect(refused(onTurn, 'roll')).toMatchObject({ code: 'must-invest' });
  });
});

test('dx.skill.6 completing the last floor wins, once its guardian is dead', () => {
  const won = play(onFloor(EXIT, { number: 50 }), 'roll', '10:2');
  expect(won.state.stage).toBe('won');
  const guarded = onFloor(EXIT, { number: 50, guardian: 'giant-rat' });
  const met = play(guarded, 'roll', '10:2').state;
  expect(met).toMatchObject({ stage: 'floor', combat: { foe: 0 } });
  expect(play(met, 'attack club', '20:1 20:9').state.stage).toBe('won');
});
