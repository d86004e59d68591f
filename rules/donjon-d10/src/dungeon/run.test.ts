import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outcome } from '../play/outcome.ts';
import { squareName } from '../scene/scene.ts';
import { factsOf, offered, onFloor, path, play, refused, setTable, whereabouts } from '../../testing/table.ts';
import { parse } from 'yaml';
import type { Scenario } from '../file/scenario.ts';

function scenario(name: string): Scenario {
  const file = new URL(`../../../../scenarios/donjon-d10/${name}.yaml`, import.meta.url);
  const { game: _game, title: _title, about: _about, rulings: _rulings, ...own } = parse(readFileSync(file, 'utf8'));
  return own;
}

describe('dx.x.run', () => {
  test('dx.x.run a class is chosen, then the first floor is entered', () => {
    const start = setTable({});
    expect(offered(start)).toEqual(['choose warrior', 'choose thief', 'choose archer', 'choose mage']);
    const chosen = play(start, 'choose thief').state;
    expect(chosen).toMatchObject({ stage: 'threshold', hero: { class: 'thief', weapons: ['dagger'] } });
    expect(offered(chosen)).toEqual(['descend']);
    expect(refused(chosen, 'choose mage')).toMatchObject({ code: 'not-now', rules: ['dx.x.class'] });
    const down = play(chosen, 'descend', '4294967296:12346').state;
    expect(down).toMatchObject({ stage: 'floor', floor: { number: 1, seed: 12345 }, webDebt: 0 });
    expect(down.at).toBe(down.floor.start);
  });

  test('dx.x.run point, rest, merchant, next floor, in that order', () => {
    const done = play(onFloor('####\n#S>#\n####', { hero: { pv: 3 } }), 'roll', '10:2').state;
    expect(done).toMatchObject({ stage: 'camp', hero: { skillPoints: 1 } });
    expect(refused(done, 'buy potion')).toMatchObject({ code: 'not-now', rules: ['dx.x.merchant'] });
    expect(refused(done, 'descend')).toMatchObject({ code: 'not-now', rules: ['dx.x.run'] });
    const rested = play(done, 'rest').state;
    expect(rested).toMatchObject({ stage: 'market', pv: 12 });
    expect(refused(rested, 'rest')).toMatchObject({ code: 'not-now' });
    expect(play(rested, 'descend', '4294967296:1').state).toMatchObject({
      stage: 'floor',
      floor: { number: 2, seed: 0 },
    });
  });

  test('dx.x.rest three quarters of the maximum, never above it', () => {
    const healed = (pv: number) =>
      factsOf(
        play(onFloor('####\n#S>#\n####', { hero: { endurance: 2, pv }, position: { stage: 'camp' } }), 'rest'),
        'rested',
      )[0]?.healed;
    expect([healed(1), healed(10), healed(16)]).toEqual([12, 6, 0]); // 48 div 4 = 12
  });

  test('dx.x.score floors, turns, gold, creatures slain, things lost', () => {
    const won = play(
      onFloor('######\n#S$r>#\n######', { number: 50, creatures: { r: 'giant-rat' } }),
      'roll; attack club',
      '10:4 20:1 20:9',
    );
    expect(outcome(won.state)).toEqual({
      kind: 'victory',
      winners: ['hero'],
      score: { floors: 50, turns: 1, gold: 10 + 14 + 2, slain: 1, losses: 0, falls: 0 },
    });
    const dead = play(onFloor('####\n#S^#\n####', { number: 7, hero: { pv: 1 } }), 'roll', '10:2 20:20').state;
    expect(outcome(dead)).toMatchObject({ kind: 'defeat', winners: [], score: { floors: 6 } });
    expect(outcome(onFloor('####\n#S^#\n####'))).toBeNull();
  });

  test('dx.x.guardian dx.x.run on a drawn floor, a square drawn M gets a creature of the tier when the hero enters', () => {
    const start = setTable({ class: 'warrior', floors: [{ number: 1, map: '#####\n#SM>#\n#####' }] });
    const entered = play(start, 'descend', '4:2').state;
    expect(entered.floor.creatures).toMatchObject([{ kind: 'bat', at: 7 }]);
  });
});

test('dx.effect.3 dx.web.3 dx.move.6 the first scenario plays as its table says', () => {
  // The dice of the whole script, in the order they are drawn.
  const first = play(setTable(scenario('first-steps')), 'descend; roll; head e', '10:4');
  expect(path(first)).toBe('c2 d2 e2 f2');
  expect(first.state.webDebt).toBe(1);

  const rolled = play(first.state, 'roll', '10:6').state;
  expect(offered(rolled)).toEqual(['head e', 'head s', 'head w']);
  const second = play(rolled, 'head e');
  expect(path(second)).toBe('g2 h2 i2 j2 k2');
  expect(second.state.webDebt).toBe(0);

  const third = play(second.state, 'roll', '10:3 100:60'); // south-west is the only open heading
  expect(path(third)).toBe('j3 i4 h5');
  expect(third.state.hero.potions).toBe(4);

  const fourth = play(third.state, 'roll; head sw', '10:5');
  expect(path(fourth)).toBe('g6 f7');
  expect(fourth.state.combat).toMatchObject({ foe: 0 });
  const fight = play(fourth.state, 'attack club; attack club; attack club', '20:12 20:9 20:20 20:16 100:40 20:1 20:3');
  expect(
    factsOf(fight, 'exchanged').map(({ winner, gap, dealt, suffered, pv }) => [winner, gap, dealt, suffered, pv]),
  ).toEqual([
    ['foe', 2, 0, 1, 12],
    ['foe', 3, 0, 3, 9],
    ['hero', 1, 10, 0, 9],
  ]);
  expect(fight.state.hero).toMatchObject({ weapons: ['club'], gold: 12 });
  expect(offered(fight.state)).toEqual(['head se', 'head nw']); // the wall; the way back, north-east, is not offered
  const turned = play(fight.state, 'head se');
  expect(path(turned)).toBe('g8 h9 i10');
  expect(turned.state.hero.gold).toBe(14);

  const fifth = play(turned.state, 'roll; head e', '10:2');
  expect(path(fifth)).toBe('j10 k10');
  const sixth = play(fifth.state, 'roll; head s', '10:2');
  expect(path(sixth)).toBe('k11');
  expect(whereabouts(sixth.state)).toBe(squareName(sixth.state, 10 * 12 + 10));
  expect(sixth.state).toMatchObject({ stage: 'camp', turns: 6, hero: { skillPoints: 1 } });

  const after = play(sixth.state, 'invest endurance; rest');
  expect(factsOf(after, 'invested')).toMatchObject([{ to: 2, pv: 10 }]);
  expect(after.state).toMatchObject({ pv: 16, hero: { endurance: 2, gold: 14, potions: 4 } });
});
