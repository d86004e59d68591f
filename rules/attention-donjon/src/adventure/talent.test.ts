import { describe, expect, test } from 'vitest';
import { attackDifficulty } from './attack.ts';
import type { Card } from '../initiative/card.ts';
import { Stage } from '../../testing/stage.ts';
import { ITEMS } from './equipment.ts';
import { paradeOf } from '../turn/figure.ts';
import type { TalentId } from './talent.ts';
import { wound } from './wound.ts';

const bow = ITEMS['short-bow'].attacks[0];
const RAT = { rats: { profile: 'rat-man', at: ['e2'] } } as const;

/** Ysaé, with that talent and no Heroism to ask about. */
const ysae = (talents: readonly TalentId[], more: Partial<ConstructorParameters<typeof Stage>[0]> = {}) =>
  new Stage({ heroes: { ysae: { at: 'a2', heroism: 0, talents } }, ...more });

describe('ad.x.talent', () => {
  test('ad.x.talent aimed shot: a die more on Tir, and no gamble even on a 6', () => {
    const aimed = ysae(['aimed-shot'], { groups: RAT }).turn('ysae').roll(6, 1, 1, 1);
    aimed.play('attack rats-1 short-bow');
    expect(aimed.saw('attacks')).toMatchObject([{ dice: 4 }]); // Tir 3
    expect(aimed.asked).toBe('hit');
    const plain = ysae([], { groups: RAT }).turn('ysae').roll(6, 1, 1).play('attack rats-1 short-bow');
    expect(plain.offered()).toEqual(['gamble 1', 'accept']);
  });

  test('ad.x.talent aimed shot says nothing of the other Skills', () => {
    const stage = ysae(['aimed-shot'], { groups: { rats: { profile: 'rat-man', at: ['b2'] } } }).turn('ysae');
    expect(stage.play('equip dagger').roll(1).play('attack rats-1 dagger').saw('attacks')).toMatchObject([{ dice: 1 }]);
  });

  test('ad.x.talent first aid: a die more on Soins, besides that of the Sylvae', () => {
    const cared = (talents: readonly TalentId[], ...dice: readonly number[]) =>
      ysae(talents)
        .set('ysae', { health: 2 })
        .turn('ysae')
        .roll(...dice)
        .play('care ysae')
        .saw('rolled')[0]?.dice.length;
    expect(cared([], 1, 1, 1)).toBe(3); // Savoir 2, and the Sylvae’s own die
    expect(cared(['first-aid'], 1, 1, 1, 1)).toBe(4);
  });

  test('ad.x.talent first aid adds nothing to the other rolls of Savoir', () => {
    const stage = ysae(['first-aid']).turn('ysae');
    stage.state = {
      ...stage.state,
      encounters: [{ id: 'hall', zones: ['x'], over: true, searched: false, failures: [] }],
    };
    expect(stage.roll(1, 1).play('search hall').saw('rolled')[0]?.dice).toHaveLength(2);
  });

  test('ad.x.talent shield mastery: Parade +1 while a whole shield is worn', () => {
    const dorrin = (talents: readonly TalentId[]) => new Stage({ heroes: { dorrin: { at: 'b2', talents } } });
    expect(paradeOf(dorrin([]).figure('dorrin'))).toBe(2);
    const master = dorrin(['shield-mastery']);
    expect(paradeOf(master.figure('dorrin'))).toBe(3);
    const { gear } = master.figure('dorrin');
    const broken = master.set('dorrin', { gear: { ...gear, broken: ['wooden-shield'] } });
    expect(paradeOf(broken.figure('dorrin'))).toBe(2);
    const without = master.set('dorrin', { gear: { ...gear, equipped: ['long-sword', 'medium-armour'] } });
    expect(paradeOf(without.figure('dorrin'))).toBe(2);
  });

  test('ad.x.talent keen eye: cover on the line adds nothing to the Difficulty', () => {
    const shot = (talents: readonly TalentId[]) => {
      const stage = ysae(talents, {
        zones: 'x x x y y y',
        map: '. . , . . .',
        heroes: { ysae: { at: 'a1', talents } },
        groups: { rats: { profile: 'rat-man', at: ['e1'] } },
      });
      return attackDifficulty(stage.state, stage.figure('ysae'), stage.figure('rats-1'), bow);
    };
    expect([shot([]), shot(['keen-eye'])]).toEqual([5, 4]);
  });

  describe('two more dice of Savoir', () => {
    const search = (talents: readonly TalentId[], ...dice: readonly number[]) => {
      const stage = ysae(talents).turn('ysae');
      stage.state = {
        ...stage.state,
        encounters: [{ id: 'hall', zones: ['x'], over: true, searched: false, failures: [] }],
      };
      return stage
        .roll(...dice)
        .deal('7H')
        .play('search hall');
    };
    test('ad.x.talent resourceful: then a gamble is compulsory on any 6', () => {
      expect(search(['resourceful'], 6, 4, 1, 1).offered()).toEqual(['gamble 1', 'gamble 2']);
      expect(search(['resourceful'], 5, 1, 1, 1).asked).not.toBe('after-roll');
    });
    test('ad.x.talent shared lore: then there is no gamble', () => {
      const stage = search(['shared-lore'], 6, 1, 1, 1);
      expect(stage.saw('rolled')[0]?.dice).toHaveLength(4);
      expect(stage.asked).toBe('actions');
      expect(search([], 6, 1).offered()).toEqual(['gamble 1', 'accept']);
    });
  });

  test('ad.x.prey know your enemy: a die more on attacks against the chosen category, and no other', () => {
    const groups = {
      rats: { profile: 'rat-leader', at: ['e2'] },
      spider: { profile: 'giant-spider', at: ['e1'] },
    } as const;
    const dice = (target: string) =>
      new Stage({ heroes: { ysae: { at: 'a2', heroism: 0, talents: ['know-your-enemy'], prey: 'rat-man' } }, groups })
        .turn('ysae')
        .roll(1, 1, 1, 1)
        .play(`attack ${target} short-bow`)
        .saw('attacks')[0]?.dice;
    expect([dice('rats-1'), dice('spider-1')]).toEqual([4, 3]); // Tir 3
  });

  test('ad.x.prey a hero who knows an enemy has to say which', () => {
    expect(() => ysae(['know-your-enemy'])).toThrow('"code":"prey"');
  });

  describe('ad.x.bravado heroism to spare', () => {
    const spent = (card: Card, talents: readonly TalentId[] = ['heroism-to-spare']) =>
      new Stage({ heroes: { ysae: { at: 'a2', heroism: 2, talents } }, groups: RAT }) // guardian: 4 of hearts
        .turn('ysae')
        .roll(3, 1, 1)
        .play('attack rats-1 short-bow')
        .deal(card)
        .play('bless');
    test('ad.x.bravado a card of the guardian’s suit keeps the point, another or a Joker does not', () => {
      expect(spent('9H').saw('heroism-kept')).toMatchObject([{ heroism: 2 }]);
      expect(spent('9H').figure('ysae').heroism).toBe(2);
      expect([spent('9S').figure('ysae').heroism, spent('JK').figure('ysae').heroism]).toEqual([1, 1]);
      expect(spent('9H', []).saw('drew')).toEqual([]); // without the talent no card is drawn
    });
    test('ad.x.bravado so does a point spent against death', () => {
      const stage = new Stage({ heroes: { ysae: { at: 'a2', heroism: 1, talents: ['heroism-to-spare'] } } }).turn(
        'ysae',
      );
      stage.run((unfolding) => wound(unfolding, 'ysae', 9)).deal('9H');
      expect(stage.play('cheat heroism').figure('ysae')).toMatchObject({ health: 1, heroism: 1 });
    });
  });

  describe('ad.x.benediction', () => {
    const blessed = (ysaeAt = 'a2') =>
      new Stage({
        heroes: { dorrin: { at: 'b2', talents: ['benediction'] }, ysae: { at: ysaeAt, heroism: 0 } },
        groups: RAT,
      }).turn('dorrin');
    const shoots = (...dice: readonly number[]) =>
      blessed()
        .play('benediction ysae')
        .turn('ysae')
        .roll(...dice)
        .play('attack rats-1 short-bow');
    test('ad.x.benediction a bonus Action, on a hero within touch other than oneself, until the end of the Round', () => {
      expect(blessed().offered('benediction')).toEqual(['benediction ysae']);
      expect(blessed('a1').refused('benediction dorrin')).toBe('not-adjacent');
      expect(blessed('h2').refused('benediction ysae')).toBe('not-adjacent');
      const stage = blessed().play('benediction ysae');
      expect(stage.refused('recover')).toBe('bonus-used');
      expect(stage.state.effects).toMatchObject([{ bearer: 'ysae', what: 'reroll', until: { rounds: 1 } }]);
      expect(blessed().turn('ysae').refused('benediction dorrin')).toBe('lacks-talent');
    });
    test('ad.x.benediction one die is rerolled, the lowest, once, and the better result kept', () => {
      const better = shoots(3, 1, 3);
      expect(better.offered()).toEqual(['reroll', 'accept']);
      better.roll(5).play('reroll');
      expect(better.saw('rerolled')).toMatchObject([{ from: 1, to: 5, successes: 1 }]);
      expect(better.state.effects).toEqual([]);
      expect(better.asked).toBe('hit');
      const worse = shoots(3, 4, 3).roll(2).play('reroll');
      expect(worse.saw('rerolled')).toMatchObject([{ from: 3, to: 2, successes: 1 }]); // the 3 stays
    });
    test('ad.x.benediction is no help on another’s roll, nor once the dice are gambled', () => {
      expect(shoots(6, 1, 1).roll(5).play('gamble 1').offered('reroll')).toEqual([]);
      const other = blessed().play('benediction ysae').set('dorrin', { heroism: 0, health: 1 });
      expect(other.roll(1, 1, 1, 1).turn('dorrin').play('recover').offered('reroll')).toEqual([]);
    });
  });

  describe('ad.x.struggle', () => {
    /** Misha is caught; Force 4. */
    const caught = (talents: readonly TalentId[], ...dice: readonly number[]) =>
      new Stage({ heroes: { misha: { at: 'b2', heroism: 0, states: ['immobilised'], talents } } })
        .turn('misha')
        .roll(...dice);
    test('ad.x.struggle a standard Action, Force at 5: a success and one is free to move', () => {
      const stage = caught([], 5, 1, 1, 1);
      expect([stage.refused('shift b1'), stage.offered('struggle')]).toEqual(['cannot-move', ['struggle']]);
      stage.play('struggle');
      expect(stage.saw('rolled')).toMatchObject([{ trait: 'strength', difficulty: 5, successes: 1 }]);
      expect(stage.figure('misha').conditions).toEqual([]);
      expect([stage.offered('shift').length > 0, stage.refused('struggle')]).toEqual([true, 'not-in-state']);
      expect(caught([], 4, 4, 4, 1).play('struggle').figure('misha').conditions).toEqual(['immobilised']);
    });
    test('ad.x.struggle bestial strength: the whole gamble again, once', () => {
      const stage = caught(['bestial-strength'], 6, 5, 1, 1).play('struggle').roll(1, 5).play('gamble 2');
      expect(stage.saw('gambled')).toMatchObject([{ fiasco: true }]);
      expect(stage.offered()).toEqual(['regamble', 'accept']);
      stage.roll(5, 2).play('regamble');
      expect(stage.saw('gambled')).toMatchObject([{ dice: [5, 2], fiasco: false, successes: 3 }]);
      expect([stage.asked, stage.figure('misha').conditions]).toEqual(['actions', []]);
    });
    test('ad.x.struggle bestial strength is of no use without the talent, nor on other rolls', () => {
      expect(caught([], 6, 1, 1, 1, 1).play('struggle', 'gamble 1').asked).toBe('actions');
      const tired = caught(['bestial-strength'], 6, 1).set('misha', { health: 1 }).play('recover').roll(1);
      expect(tired.play('gamble 1').asked).toBe('actions');
    });
  });
});
