import type { Attack } from './equipment.ts';
import { BESTIARY } from './bestiary.ts';
import { describe, expect, test } from 'vitest';
import { attackDifficulty, startAttack } from './attack.ts';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import { drawn } from '../../testing/drawn.ts';
import { DISCHARGE, ITEMS } from './equipment.ts';
import { theFigure } from '../play/state.ts';
import { lineBetween, reachBetween } from '../space/line.ts';

const [LEADER_SWORD] = BESTIARY['rat-leader'].attacks as readonly [Attack];
const [SHORT_SWORD] = BESTIARY['rat-man'].attacks as readonly [Attack];

describe('ad.x.reach', () => {
  test('ad.x.reach zones entered along the line; contact counts 0 even across a border', () => {
    const { geometry, at } = drawn('. . . . . . . . .', { zones: 'x x x y y y z z z' });
    expect([
      reachBetween(geometry, at('a1'), at('b1')),
      reachBetween(geometry, at('a1'), at('e1')),
      reachBetween(geometry, at('a1'), at('h1')),
    ]).toEqual([0, 1, 2]);
    expect(reachBetween(geometry, at('c1'), at('d1'))).toBe(0);
  });
  test('ad.x.reach walls, closed doors and solid elements cut the line; figures do not', () => {
    const { geometry, at } = drawn('. # . .\n. 1 . .', { zones: 'x x y y\nx x y y', walls: ['c2|d2'] });
    expect(lineBetween(geometry, at('a1'), at('c1'))).toBeNull();
    expect(lineBetween(geometry, at('a2'), at('c2'))).toMatchObject({ entered: 1 });
    expect(lineBetween(geometry, at('a2'), at('d2'))).toBeNull();
  });
  test('ad.x.reach through a corner one open way around is enough: ties favour the attacker', () => {
    const open = drawn('. #\n. .');
    expect(lineBetween(open.geometry, open.at('a1'), open.at('b2'))).not.toBeNull();
    const shut = drawn('. #\n# .');
    expect(lineBetween(shut.geometry, shut.at('a1'), shut.at('b2'))).toBeNull();
  });
});

describe('ad.x.attack difficulties', () => {
  const bow = ITEMS['short-bow'].attacks[0];
  const shot = (groups: StageOptions['groups'], at = 'a2', target = 'rats-1') => {
    const stage = new Stage({ heroes: { ysae: at }, groups: groups ?? {} });
    return attackDifficulty(stage.state, stage.figure('ysae'), stage.figure(target), bow);
  };
  const rats = (...at: string[]) => ({ rats: { profile: 'rat-man', at } }) as const;
  test('ad.x.attack Tir: next zone 4, a zone crossed 5, own zone 5, a spider beside the shooter 6', () => {
    expect([shot(rats('e2')), shot(rats('h2')), shot(rats('b2'))]).toEqual([4, 5, 5]);
    expect(shot({ rats: { profile: 'rat-man', at: ['h2'] }, spider: { profile: 'giant-spider', at: ['a1'] } })).toBe(6);
  });
  test('ad.x.attack Mêlée: the Parade, one more across a border; Lancer and Arcanes count from 4', () => {
    const stage = new Stage({ heroes: { dorrin: 'c2', livia: 'a1' }, groups: rats('d2', 'b2') });
    const sword = ITEMS['long-sword'].attacks[0];
    const [across, beside] = [stage.figure('rats-1'), stage.figure('rats-2')];
    expect([
      attackDifficulty(stage.state, stage.figure('dorrin'), across, sword),
      attackDifficulty(stage.state, stage.figure('dorrin'), beside, sword),
    ]).toEqual([3, 2]);
    const thrown = ITEMS.dagger.attacks[1];
    expect([
      attackDifficulty(stage.state, stage.figure('livia'), beside, thrown),
      attackDifficulty(stage.state, stage.figure('livia'), across, thrown),
    ]).toEqual([4, 5]);
    expect([
      attackDifficulty(stage.state, stage.figure('livia'), beside, DISCHARGE),
      attackDifficulty(stage.state, stage.figure('livia'), across, DISCHARGE),
    ]).toEqual([4, 5]);
  });
  test('ad.x.reach cover on the line, and not under the target, makes Tir, Lancer and Arcanes harder by one', () => {
    const stage = new Stage({
      zones: 'x x x x',
      map: '. , . ,',
      heroes: { ysae: 'a1' },
      groups: rats('c1', 'd1'),
    });
    const behind = stage.figure('rats-1');
    const from = (attack: Attack) => attackDifficulty(stage.state, stage.figure('ysae'), behind, attack);
    expect([from(ITEMS.dagger.attacks[1]), from(DISCHARGE)]).toEqual([5, 5]);
    expect(from(bow)).toBe(7); // 4, in the zone, another enemy there, cover
    expect(from(ITEMS['long-sword'].attacks[0])).toBe(2); // Mêlée knows only the Parade
    const open = new Stage({ zones: 'x x x x', map: '. . . ,', heroes: { ysae: 'a1' }, groups: rats('d1') });
    expect(attackDifficulty(open.state, open.figure('ysae'), open.figure('rats-1'), DISCHARGE)).toBe(4);
  });
  test('ad.x.attack a hit when successes exceed the Cover', () => {
    const strike = (...dice: number[]) =>
      new Stage({ heroes: { dorrin: { at: 'b2', heroism: 0 } }, groups: rats('a1') })
        .roll(...dice)
        .initiative('3S', 'KD')
        .saw('attack-judged');
    expect(strike(5, 1)).toMatchObject([{ hit: false, cover: 1 }]); // one success against a wooden shield
    expect(strike(5, 5, 1, 1)).toMatchObject([{ hit: true }]);
  });
});

test('ad.x.damage dice are the successes and the weapon; Protection removes successes; the rest are wounds', () => {
  // three successes and +2: five dice at Endurance 4; three reach it, Protection 1 leaves two wounds
  const stage = new Stage({
    heroes: { misha: { at: 'b2', heroism: 0 } },
    groups: { ogre: { profile: 'ogre', at: ['a1'] } },
  })
    .turn('misha', '3H')
    .roll(5, 5, 5)
    .play('attack ogre-1 great-axe');
  stage.roll(4, 4, 5, 1, 1).play('damage');
  expect(stage.saw('rolled')[0]).toMatchObject({ trait: 'damage', dice: [4, 4, 5, 1, 1], difficulty: 4, successes: 3 });
  expect(stage.figure('ogre-1').health).toBe(3);
});

test('ad.x.precise one more attack die for both Actions; or, after a hit, one more damage die for the other Action', () => {
  const start = () =>
    new Stage({ heroes: { misha: { at: 'b2', heroism: 0 } }, groups: { ogre: { profile: 'ogre', at: ['a1'] } } }).turn(
      'misha',
      '3H',
    );
  expect(start().roll(1, 1, 1, 1).play('attack ogre-1 great-axe precise').saw('attacks')).toMatchObject([
    { dice: 4, mode: 'precise' },
  ]);
  const powerful = start().roll(5, 1, 1).play('attack ogre-1 great-axe').roll(1, 1, 1, 1).play('powerful');
  expect(powerful.saw('rolled')[0]?.dice).toHaveLength(4); // one success, +2, +1
});

describe('ad.x.talent', () => {
  const rats = { rats: { profile: 'rat-man', at: ['e2'] } } as const;
  test('ad.x.talent side step: a free step after the shot, or the price of one before it back', () => {
    const after = new Stage({ heroes: { ysae: { at: 'a2', heroism: 0 } }, groups: rats })
      .turn('ysae')
      .roll(1, 1, 1)
      .play('attack rats-1 short-bow', 'shift a1', 'shift a3');
    expect(after.refused('shift a1')).toBe('no-action-left');
    const before = new Stage({ heroes: { ysae: { at: 'a2', heroism: 0 } }, groups: rats })
      .turn('ysae')
      .play('shift a1', 'shift a2')
      .roll(1, 1, 1)
      .play('attack rats-1 short-bow');
    expect(before.offered()).toEqual(['end']);
  });
  test('ad.x.talent a Décharge may drop dice for the effect of its suit, and needs a free hand', () => {
    const livia = () =>
      new Stage({
        heroes: { livia: { at: 'b2', health: 3, heroism: 0 } },
        groups: { rats: { profile: 'rat-leader', at: ['a1'] } },
      });
    expect(livia().turn('livia', '5H').offered('attack rats-1 discharge')).toContain('attack rats-1 discharge plain 1');
    expect(livia().turn('livia').offered('attack rats-1 discharge')).toEqual([
      'attack rats-1 discharge',
      'attack rats-1 discharge precise',
    ]); // no card, no suit
    const healed = livia().turn('livia', '5H').roll(5).play('attack rats-1 discharge plain 1').roll(5).play('damage');
    expect(healed.figure('livia').health).toBe(4);
    const armed = livia().turn('livia', '5H').play('equip staff');
    expect(armed.refused('attack rats-1 discharge')).toBe('hands-full');
  });
  test('ad.x.talent rage: two more dice of Mêlée and a Parade two lower', () => {
    const stage = new Stage({
      heroes: { misha: { at: 'b2', heroism: 0 } },
      groups: { rats: { profile: 'rat-man', at: ['a1'] } },
    })
      .turn('misha')
      .play('rage')
      .roll(1, 1, 1, 1, 1)
      .play('attack rats-1 great-axe');
    expect(stage.saw('attacks')).toMatchObject([{ dice: 5 }]);
    expect(attackDifficulty(stage.state, stage.figure('rats-1'), stage.figure('misha'), SHORT_SWORD)).toBe(0);
  });
});

test('ad.x.gear equipping a carried object is a bonus Action and puts away what the hands held; a thrown dagger is gone', () => {
  const stage = new Stage({
    heroes: { ysae: { at: 'b2', heroism: 0 } },
    groups: { rats: { profile: 'rat-man', at: ['a1', 'e2'] } },
  })
    .turn('ysae')
    .play('equip dagger');
  expect(stage.figure('ysae').gear).toMatchObject({ equipped: ['light-armour', 'dagger'], carried: ['short-bow'] });
  expect(stage.refused('rage')).toBe('bonus-used');
  stage.roll(1).play('attack rats-2 thrown-dagger');
  expect(stage.figure('ysae').gear.equipped).toEqual(['light-armour']);
});

test('ad.x.damage what Protection takes off the Damage is said, even when nothing is left', () => {
  const struck = (...damage: readonly number[]) =>
    new Stage({ heroes: { dorrin: { at: 'b2', heroism: 0 } }, groups: { rats: { profile: 'rat-leader', at: ['a1'] } } })
      .roll(6, 6, 6, ...damage)
      .turn('dorrin')
      .run((unfolding) =>
        startAttack(
          unfolding,
          theFigure(unfolding.state, 'rats-1'),
          theFigure(unfolding.state, 'dorrin'),
          LEADER_SWORD,
          'free',
        ),
      );
  expect(struck(5, 5, 5).saw('absorbed')).toMatchObject([{ figure: 'dorrin', count: 2 }]); // three, less two
  expect(struck(5, 5, 5).saw('wounded')).toMatchObject([{ wounds: 1 }]);
  expect(struck(5, 1, 1).saw('absorbed')).toMatchObject([{ count: 1 }]);
  expect(struck(5, 1, 1).saw('wounded')).toEqual([]);
});
