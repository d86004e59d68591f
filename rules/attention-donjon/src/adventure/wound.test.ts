import { describe, expect, test } from 'vitest';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import type { Card } from '../initiative/card.ts';
import { CONDITIONS } from '../effect/condition.ts';
import { actionsOf } from '../turn/budget.ts';
import { conditionDice, enduranceOf, paradeOf } from '../turn/figure.ts';
import { suffer, wound } from './wound.ts';

const hurt = (stage: Stage, wounds: number) =>
  stage.turn('dorrin').run((unfolding) => wound(unfolding, 'dorrin', wounds));

describe('ad.x.death', () => {
  test('ad.x.death 1 Heroism keeps the hero at 1 Health', () => {
    const stage = hurt(new Stage({ heroes: { dorrin: 'b2' } }), 9);
    expect(stage.offered()).toEqual(['cheat heroism', 'die']);
    stage.play('cheat heroism');
    expect(stage.figure('dorrin')).toMatchObject({ health: 1, heroism: 3 });
  });
  test('ad.x.death a second time in the Round, a grave wound may be taken instead, at 0 Health', () => {
    const stage = hurt(hurt(new Stage({ heroes: { dorrin: 'b2' } }), 9).play('cheat heroism'), 1);
    expect(stage.offered()).toEqual(['cheat heroism', 'cheat grave-wound', 'die']);
    stage.deal('8H').play('cheat grave-wound');
    expect(stage.figure('dorrin')).toMatchObject({ health: 0, conditions: ['cut-brow'] });
  });
  test('ad.x.death without a point, the maximum is lowered for good; without that either, he dies', () => {
    const stage = hurt(new Stage({ heroes: { dorrin: { at: 'b2', heroism: 0 } } }), 9);
    expect(stage.offered()).toEqual(['cheat maximum', 'die']);
    stage.deal('3C').play('cheat maximum');
    expect(stage.figure('dorrin')).toMatchObject({ health: 0, heroismMax: 3, cheatedIn: 1 });
    const last = new Stage({ heroes: { dorrin: { at: 'b2', heroism: 0 }, misha: 'a1' } }).set('dorrin', {
      heroismMax: 0,
    });
    expect(hurt(last, 9).at('dorrin')).toBe('gone');
  });
  test('ad.x.death all heroes dead is a defeat (ad.x.scenario)', () => {
    expect(hurt(new Stage({ heroes: { dorrin: 'b2' } }), 9).play('die').state.ending).toEqual({
      kind: 'heroes-dead',
      won: false,
    });
  });
});

describe('ad.x.grave by card', () => {
  test.each<[Card, readonly string[]]>([
    ['3C', []],
    ['4H', ['prone']],
    ['5H', ['stunned']],
    ['6H', ['unconscious']],
    ['8H', ['cut-brow']],
    ['9H', ['broken-ribs']],
    ['10H', ['bleeding']],
    ['JH', ['broken-leg']],
    ['QH', ['broken-arm']],
    ['KH', ['severed-hand', 'bleeding']],
    ['AH', ['scars']],
    ['KC', []],
  ])('ad.x.grave %s: %s', (card, states) => {
    const stage = new Stage({ heroes: { dorrin: 'b2' } })
      .turn('dorrin')
      .deal(card)
      .run((unfolding) => suffer(unfolding, 'dorrin'));
    expect(stage.figure('dorrin').conditions).toEqual(states); // KC is Dorrin's own guardian
  });
  test('ad.x.grave 7 breaks the shield first; 2 gives Health back, all of it in the guardian’s suit; a Joker draws again', () => {
    const broken = new Stage({ heroes: { dorrin: 'b2' } })
      .turn('dorrin')
      .deal('7H')
      .run((unfolding) => suffer(unfolding, 'dorrin'));
    expect(broken.figure('dorrin').gear.broken).toEqual(['wooden-shield']);
    const half = new Stage({ heroes: { dorrin: { at: 'b2', health: 1 } } })
      .turn('dorrin')
      .deal('2H')
      .run((unfolding) => suffer(unfolding, 'dorrin'));
    expect(half.figure('dorrin').health).toBe(4);
    const all = new Stage({ heroes: { dorrin: { at: 'b2', health: 1, states: ['stunned'] } } })
      .turn('dorrin')
      .deal('JK', '2C')
      .run((unfolding) => suffer(unfolding, 'dorrin'));
    expect(all.figure('dorrin')).toMatchObject({ health: 6, conditions: [] });
  });
});

describe('ad.x.states', () => {
  const dorrin = (...states: readonly (keyof typeof CONDITIONS)[]) =>
    new Stage({ heroes: { dorrin: { at: 'b2', states } } }).figure('dorrin');
  test('ad.x.states Parade, Endurance, Actions and dice of each', () => {
    expect([
      paradeOf(dorrin()),
      paradeOf(dorrin('prone')),
      paradeOf(dorrin('enraged')),
      paradeOf(dorrin('immobilised')),
      paradeOf(dorrin('unconscious')),
    ]).toEqual([2, 1, 0, 1, 1]);
    expect([
      enduranceOf(dorrin()),
      enduranceOf(dorrin('broken-ribs')),
      enduranceOf(dorrin('broken-ribs', 'broken-leg')),
    ]).toEqual([2, 1, 0]); // maluses add up
    expect([actionsOf(dorrin()), actionsOf(dorrin('prone')), actionsOf(dorrin('stunned'))]).toEqual([2, 1, 1]);
    expect([
      conditionDice(dorrin('enraged'), 'melee'),
      conditionDice(dorrin('cut-brow'), 'melee'),
      conditionDice(dorrin('stunned'), 'lore'),
      conditionDice(dorrin('cut-brow'), 'lore'),
    ]).toEqual([2, -1, -1, 0]);
  });
  test('ad.x.states prone: no standard Action, the movement only stands up', () => {
    const stage = new Stage({
      heroes: { dorrin: { at: 'b2', states: ['prone'] } },
      groups: { rats: { profile: 'rat-man', at: ['a1'] } },
    }).turn('dorrin');
    expect(stage.refused('attack rats-1 long-sword')).toBe('state-forbids');
    expect(stage.refused('shift b1')).toBe('cannot-move');
  });
  test('ad.x.states unconscious: only a roll of Mental to wake, prone', () => {
    const stage = new Stage({
      heroes: { dorrin: { at: 'b2', states: ['unconscious'], heroism: 0 }, misha: 'a1' },
    }).turn('dorrin', 'QH');
    expect(stage.offered()).toEqual(['wake', 'end']);
    stage.roll(5, 1, 1).play('wake'); // Mental 2 and a die of the mountains
    expect(stage.figure('dorrin').conditions).toEqual(['prone']);
  });
  test('ad.x.states broken ribs: never a movement and a standard Action together', () => {
    const stage = new Stage({
      heroes: { dorrin: { at: 'b2', states: ['broken-ribs'] } },
      groups: { rats: { profile: 'rat-man', at: ['a1'] } },
    })
      .turn('dorrin')
      .play('shift b1');
    expect(stage.refused('attack rats-1 long-sword')).toBe('state-forbids');
    expect(stage.refused('shift b2')).toBe('state-forbids');
  });
});

describe('ad.x.recovery', () => {
  const HURT: StageOptions = {
    heroes: { dorrin: { at: 'b2', health: 2, heroism: 0 }, ysae: { at: 'c3', heroism: 0 } },
  };
  test('ad.x.recovery Récupération: a point, not beyond half, harder beside an enemy', () => {
    const stage = new Stage(HURT).turn('dorrin', '3H').roll(5, 1, 1, 1).play('recover');
    expect(stage.saw('rolled')).toMatchObject([{ difficulty: 5 }]);
    expect(stage.figure('dorrin').health).toBe(3);
    expect(stage.turn('dorrin', '3H').refused('recover')).toBe('nothing-to-heal'); // 3 is half of 6
    const beset = new Stage({ ...HURT, groups: { rats: { profile: 'rat-man', at: ['a1'] } } })
      .turn('dorrin', '3H')
      .roll(5, 1, 1, 1)
      .play('recover');
    expect(beset.figure('dorrin').health).toBe(2); // Difficulty 6
  });
  test('ad.x.recovery Soins: one remedy with a success, two with three', () => {
    const once = new Stage(HURT).turn('ysae').roll(5, 1, 1).play('care dorrin');
    expect(once.figure('dorrin').health).toBe(3);
    const twice = new Stage(HURT)
      .set('dorrin', { conditions: ['stunned'] })
      .turn('ysae')
      .roll(5, 5, 5)
      .play('care dorrin');
    expect(twice.offered()).toEqual(['heal health', 'heal stunned']);
    twice.play('heal stunned');
    expect(twice.figure('dorrin')).toMatchObject({ health: 3, conditions: [] });
    expect(
      new Stage({ heroes: { dorrin: { at: 'a1', health: 1 }, ysae: 'i3' } }).turn('ysae').refused('care dorrin'),
    ).toBe('not-adjacent');
  });
});
