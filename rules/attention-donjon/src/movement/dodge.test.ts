import type { Attack } from '../adventure/equipment.ts';
import { BESTIARY } from '../adventure/bestiary.ts';
import { describe, expect, test } from 'vitest';
import { fraction, showFraction } from '@arbitre/kernel';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import { dodgeOfShift, dodgeOfZoneMove } from './dodge.ts';
import type { Card } from '../initiative/card.ts';
import { evolve } from '../play/evolve.ts';
import { attentionDonjon } from '../game.ts';
import { attackOdds, dodgeOdds } from '../ask/forecast.ts';

const rats = (...at: string[]) => ({ rats: { profile: 'rat-man', at } }) as const;
const needs = (stage: Stage, hero: string, to: string) =>
  dodgeOfZoneMove(stage.state, stage.figure(hero), cell(stage, to));
const cell = (stage: Stage, name: string) => {
  const { columns } = stage.state.plan;
  return name.charCodeAt(0) - 97 + (Number(name.slice(1)) - 1) * columns;
};

const [SHORT_SWORD] = BESTIARY['rat-man'].attacks as readonly [Attack];

describe('ad.move.11 when a zone move calls for a dodge', () => {
  test('ad.move.11 an enemy in the arrival zone alone: none', () => {
    expect(needs(new Stage({ heroes: { misha: 'b2' }, groups: rats('d2') }), 'misha', 'e2')).toEqual({
      needed: 0,
      difficult: false,
    });
  });
  test('ad.move.11 enemies at both ends: a difficult dodge', () => {
    expect(needs(new Stage({ heroes: { misha: 'b2' }, groups: rats('d2', 'a1') }), 'misha', 'e2')).toEqual({
      needed: 1,
      difficult: true,
    });
  });
  test('ad.move.11 an enemy next door, or unable to act, does not count', () => {
    const stage = new Stage({ heroes: { misha: 'c2' }, groups: rats('d2', 'a1') });
    stage.set('rats-2', { conditions: ['unconscious'] });
    expect(needs(stage, 'misha', 'e2').needed).toBe(0);
  });
  test('ad.move.11 the ring of eight: a dodge against eight enemies', () => {
    const ring = rats('a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3');
    expect(needs(new Stage({ heroes: { misha: 'b2' }, groups: ring }), 'misha', 'e2')).toEqual({
      needed: 8,
      difficult: false,
    });
  });
  test('ad.move.11 it applies to monsters too: their enemies are the heroes', () => {
    const stage = new Stage({ heroes: { misha: 'b2' }, groups: rats('a1') });
    expect(dodgeOfZoneMove(stage.state, stage.figure('rats-1'), cell(stage, 'e2')).needed).toBe(1);
  });
});

describe('ad.step.2 a placement step is without risk', () => {
  test('ad.step.4 the first use never causes a dodge, whatever enemies are in the zone', () => {
    const stage = new Stage({ heroes: { misha: 'b2' }, groups: rats('a1', 'c1', 'a2') }).turn('misha').play('shift c3');
    expect(stage.at('misha')).toBe('c3');
    expect(stage.saw('rolled')).toEqual([]);
  });
  test('ad.step.2 ruling stepEsquive: contact at both ends brings the dodge back', () => {
    for (const stepEsquive of ['never', 'contact-at-both-ends'] as const) {
      const stage = new Stage({ heroes: { misha: 'c2' }, groups: rats('b2', 'e2'), rulings: { stepEsquive } });
      expect(dodgeOfShift(stage.state, stage.figure('misha'), cell(stage, 'd2')).needed).toBe(
        stepEsquive === 'never' ? 0 : 1,
      );
      expect(dodgeOfShift(stage.state, stage.figure('misha'), cell(stage, 'b1')).needed).toBe(0); // not into another zone
    }
    const apart = new Stage({
      heroes: { misha: 'c2' },
      groups: rats('b2', 'f2'),
      rulings: { stepEsquive: 'contact-at-both-ends' },
    });
    expect(dodgeOfShift(apart.state, apart.figure('misha'), cell(apart, 'd2')).needed).toBe(0); // contact at one end only
  });
  test('ad.step.6 a step into the next zone, then a zone move from there: no dodge at all', () => {
    const stage = new Stage({ heroes: { misha: 'c2' }, groups: rats('a1', 'a3') }).turn('misha');
    expect(needs(stage, 'misha', 'd2')).toEqual({ needed: 2, difficult: false });
    stage.play('shift d2', 'zone-move g2');
    expect(stage.at('misha')).toBe('g2');
    expect(stage.saw('rolled')).toEqual([]);
  });
});

/** Dorrin (Agilité 1) leaves a zone held by three rats. */
const TRAPPED: StageOptions = { heroes: { dorrin: 'b2' }, groups: rats('a1', 'a2', 'a3') };

describe('ad.x.dodge the roll and its price', () => {
  test('ad.x.dodge enough successes: the move is made unharmed', () => {
    const stage = new Stage({ heroes: { ysae: 'b2' }, groups: rats('a1', 'a2') })
      .turn('ysae')
      .roll(5, 5, 1, 1)
      .play('zone-move e2');
    while (stage.asked === 'after-roll') stage.play('accept');
    expect(stage.at('ysae')).toBe('e2');
    expect(stage.asked).toBe('actions');
  });

  test('ad.x.dodge three enemies, one success: two free attacks, attackers picked one by one, each once', () => {
    const stage = new Stage(TRAPPED).turn('dorrin').roll(5).play('zone-move e2');
    expect(stage.saw('dodged')).toMatchObject([{ needed: 3, missing: 2 }]);
    expect(stage.offered()).toEqual(['striker rats-1', 'striker rats-2', 'striker rats-3']);
    stage.roll(1, 1, 1).play('striker rats-2');
    while (stage.asked === 'after-roll') stage.play('accept');
    expect(stage.offered()).toEqual(['striker rats-1', 'striker rats-3']);
    expect(stage.figure('rats-2').reacted).toBe(true);
  });

  test('ad.x.dodge an enemy whose Reaction is spent still counts, and cannot strike', () => {
    const stage = new Stage(TRAPPED).turn('dorrin').set('rats-1', { reacted: true }).roll(5).play('zone-move e2');
    expect(stage.saw('dodged')).toMatchObject([{ needed: 3, missing: 2 }]);
    expect(stage.offered()).toEqual(['striker rats-2', 'striker rats-3']);
  });

  test('ad.move.14 ad.move.15 after the free attacks one may stay: the Action and the zone move are spent all the same', () => {
    const stage = new Stage({ heroes: { dorrin: 'b2' }, groups: rats('a1') })
      .turn('dorrin')
      .roll(1, 1, 1)
      .play('zone-move e2');
    while (stage.asked === 'after-roll') stage.play('accept');
    expect(stage.offered()).toEqual(['go', 'stay']);
    stage.play('stay');
    expect(stage.at('dorrin')).toBe('b2');
    expect(stage.refused('zone-move e2')).toBe('already-moved');
    expect(stage.play('shift c3').refused('shift c1')).toBe('no-action-left');
  });

  test('ad.move.15 the order: declare, dodge, strikes of departure, go, move, strikes of arrival, effect of the cell', () => {
    const groups = {
      near: { profile: 'rat-man', at: ['a1'] },
      far: { profile: 'rat-man', at: ['f1'] },
      more: { profile: 'rat-man', at: ['a3'] },
    } as const;
    const map = '. . . . . . . . .\n. . . . ~ . . . .\n. . . . . . . . .';
    const stage = new Stage({ heroes: { dorrin: 'b2' }, groups, map }).turn('dorrin').set('more-1', { reacted: true });
    const told: string[] = [];
    const note = () =>
      told.push(
        ...stage.facts
          .map((fact) => fact.is)
          .filter((is) => ['move-declared', 'dodged', 'reacts', 'moved', 'cell-acts'].includes(is)),
      );
    stage.roll(1, 1, 1, 1).play('zone-move e2'); // two missing: the near rat strikes here, the far one there
    note();
    while (stage.asked === 'after-roll') {
      stage.play('accept');
      note();
    }
    stage.roll(1, 1, 1).play('go');
    note();
    while (stage.asked === 'after-roll') {
      stage.play('accept');
      note();
    }
    expect(told).toEqual(['move-declared', 'dodged', 'reacts', 'moved', 'reacts', 'cell-acts']);
  });

  test('ad.move.14 a mover struck down does not move, and its turn is over', () => {
    const stage = new Stage({
      heroes: { dorrin: { at: 'b2', health: 1, heroism: 0 }, misha: 'i1' },
      groups: { ogre: { profile: 'ogre', at: ['a1'] } },
    }).turn('dorrin', 'QS');
    stage.roll(1, 6, 6, 6, 6, 6, 6, 6, 6, 6).play('zone-move e2');
    expect(stage.asked).toBe('death');
    stage.play('die');
    expect(stage.at('dorrin')).toBe('gone');
  });
});

describe('ad.x.dodgetalent', () => {
  const MISHA: StageOptions = { heroes: { misha: 'b2' }, groups: rats('a1', 'a2') };
  test('ad.x.dodgetalent Esquive: the standard Action given up before the roll succeeds at a normal dodge', () => {
    const stage = new Stage(MISHA).turn('misha').play('zone-move e2');
    expect(stage.offered()).toEqual(['roll', 'sacrifice']);
    stage.play('sacrifice');
    expect(stage.at('misha')).toBe('e2');
    expect(stage.offered()).toEqual(['end']);
  });
  test('ad.x.dodgetalent or after a failed one', () => {
    const stage = new Stage(MISHA).turn('misha').roll(1, 1).play('zone-move e2', 'roll');
    while (stage.asked === 'after-roll') stage.play('accept');
    expect(stage.offered()).toEqual(['accept', 'sacrifice']);
    expect(stage.play('sacrifice').at('misha')).toBe('e2');
  });
  test('ad.x.dodgetalent a difficult dodge becomes normal: the same dice are read again at 5', () => {
    const stage = new Stage({ heroes: { misha: 'b2' }, groups: rats('a1', 'f3') })
      .turn('misha')
      .set('misha', { heroism: 0 })
      .roll(5, 1)
      .play('zone-move e2', 'roll');
    expect(stage.saw('rolled')).toMatchObject([{ difficulty: 6, successes: 0 }]);
    expect(stage.play('sacrifice').at('misha')).toBe('e2');
  });
  test('ad.x.dodgetalent a sacrifice that would change nothing is not offered: no 5 to read again, or a fiasco', () => {
    const hard = (...dice: readonly number[]) =>
      new Stage({ heroes: { misha: { at: 'b2', heroism: 0 } }, groups: rats('a1', 'a2', 'f3') })
        .turn('misha')
        .roll(...dice)
        .play('zone-move e2', 'roll');
    expect(hard(4, 1).asked).toBe('striker'); // two successes needed, none: both strike
    const lost = hard(6, 5).roll(1).play('gamble 1');
    expect([lost.saw('gambled')[0]?.fiasco, lost.asked]).toEqual([true, 'striker']);
  });
  test('ad.x.dodgetalent mastery succeeds at normal ones, elusive at all of them', () => {
    for (const talent of ['dodge-mastery', 'elusive'] as const) {
      const stage = new Stage({ heroes: { dorrin: { at: 'b2', talents: [talent] } }, groups: rats('a1') })
        .turn('dorrin')
        .play('zone-move e2');
      expect(stage.saw('dodged')).toMatchObject([{ how: 'talent', missing: 0 }]);
    }
    const hard: StageOptions = { groups: rats('a1', 'f1') };
    expect(
      new Stage({ ...hard, heroes: { dorrin: { at: 'b2', talents: ['elusive'] } } })
        .turn('dorrin')
        .play('zone-move e2')
        .at('dorrin'),
    ).toBe('e2');
    const mastered = new Stage({ ...hard, heroes: { dorrin: { at: 'b2', talents: ['dodge-mastery'] } } })
      .turn('dorrin')
      .roll(5)
      .play('zone-move e2', 'roll');
    expect(mastered.saw('rolled')[0]).toMatchObject({ difficulty: 5 });
  });
});

describe('Reactions', () => {
  const PARTY: StageOptions = { heroes: { dorrin: 'b2', ysae: 'b1' }, groups: rats('a1') };
  /** Dorrin leaves and is struck by the rat; his turn is over. */
  const struck = (reactionLimit: 'per-round' | 'per-own-turn' | 'per-any-turn', rat: Card) => {
    const stage = new Stage({ ...PARTY, rulings: { reactionLimit } })
      .initiative('QS', '9H', rat)
      .roll(1, 1, 1)
      .play('act', 'zone-move e2');
    while (stage.asked === 'after-roll') stage.play('accept');
    return stage.roll(1, 1, 1, 1, 1, 1).play('go', 'end');
  };

  test('ad.react.1 ruling reactionLimit: one per Round, per own turn, or per turn of anyone', () => {
    for (const [reactionLimit, spent] of [
      ['per-round', true],
      ['per-own-turn', true],
      ['per-any-turn', false],
    ] as const) {
      const stage = struck(reactionLimit, '2C').play('act'); // Ysaé's turn
      expect(stage.figure('rats-1').reacted).toBe(spent);
    }
    expect(struck('per-own-turn', 'JD').saw('turn-begins')).toMatchObject([{ by: 'rats', renewed: ['rats-1'] }]);
    expect(struck('per-round', 'JD').saw('turn-begins')).toMatchObject([{ by: 'rats', renewed: [] }]);
  });

  test('ad.react.1 each member of a group has its own, renewed at each Preparation', () => {
    const stage = new Stage({ heroes: { dorrin: 'b2' }, groups: rats('a1', 'a2') })
      .turn('dorrin')
      .roll(5, 1, 1, 1)
      .play('zone-move e2', 'striker rats-1');
    expect([stage.figure('rats-1').reacted, stage.figure('rats-2').reacted]).toEqual([true, false]);
    stage.state = evolve(stage.state, { is: 'round-begins', round: 2, deck: ['QS', 'JD'] });
    expect(stage.figure('rats-1').reacted).toBe(false);
  });

  test('ad.react.2 a free attack costs no Action; a hero may decline, a monster strikes', () => {
    const flight: StageOptions = {
      heroes: { dorrin: 'b2', misha: 'c1' },
      groups: { thief: { profile: 'captive', side: 'enemy', at: ['a1'], ai: ['flight'] } },
      goal: { kind: 'reach', cell: 'i3' },
    };
    const stage = new Stage(flight).initiative('QS', '9H', 'KD');
    expect(stage.asked).toBe('directive');
    stage.roll(1, 1).play('zone-move d1'); // two missing, two heroes may strike
    expect(stage.offered()).toEqual(['striker dorrin', 'striker misha']);
    stage.play('striker misha');
    expect([stage.seat, stage.offered()]).toEqual(['p2', ['strike', 'decline']]);
    stage.play('decline');
    expect(stage.figure('misha').reacted).toBe(false);
    expect([stage.seat, stage.asked]).toEqual(['p1', 'strike']); // only Dorrin is left
    stage.roll(1, 1, 1).play('strike');
    expect(stage.figure('dorrin').reacted).toBe(true);
  });

  test('ad.react.4 it needs a figure able to act, and interrupts an action that then goes on', () => {
    const stage = new Stage({ heroes: { dorrin: 'b2' }, groups: rats('a1', 'a2', 'a3') })
      .turn('dorrin')
      .set('rats-1', { conditions: ['unconscious'] });
    stage.roll(1).play('zone-move e2');
    expect(stage.saw('dodged')).toMatchObject([{ needed: 2, missing: 2 }]);
    expect(stage.offered()).toEqual(['striker rats-2', 'striker rats-3']);
    stage.roll(1, 1, 1, 1, 1, 1).play('striker rats-2');
    while (stage.asked === 'after-roll') stage.play('accept');
    expect(stage.asked).toBe('go-or-stay'); // the move, interrupted twice, goes on
    expect(stage.play('go').at('dorrin')).toBe('e2');
  });
});

describe('odds, exact and before the dice', () => {
  test('ad.x.dodge how many free attacks: Agilité 1 against three enemies', () => {
    const stage = new Stage(TRAPPED).turn('dorrin');
    const odds = dodgeOdds(stage.state, stage.figure('dorrin'), cell(stage, 'e2'));
    expect(Object.fromEntries(odds.map(({ missing, weight }) => [missing, showFraction(weight)]))).toEqual({
      3: '2/3',
      2: '1/3',
    });
  });

  test('ad.x.dodge Agilité 4 against two: 16/81, 32/81, 33/81', () => {
    const stage = new Stage({ heroes: { ysae: 'b2' }, groups: rats('a1', 'a2') }).turn('ysae');
    const odds = dodgeOdds(stage.state, stage.figure('ysae'), cell(stage, 'e2'));
    expect(Object.fromEntries(odds.map(({ missing, weight }) => [missing, showFraction(weight)]))).toEqual({
      2: '16/81',
      1: '32/81',
      0: '11/27',
    });
  });

  test('ad.x.damage the wounds of an attack: two dice at Parade 2, Cover 1, two damage dice at Endurance 2, Protection 2', () => {
    const stage = new Stage({ heroes: { dorrin: 'b2' }, groups: rats('a1') });
    const rat = stage.figure('rats-1');
    const odds = attackOdds(stage.state, rat, stage.figure('dorrin'), SHORT_SWORD, 'free');
    // both dice of Mêlée must succeed at 2 (25/36) to pass the shield; two damage dice never beat a Protection of 2
    expect(odds.map(({ wounds, hit, weight }) => `${wounds} ${hit} ${showFraction(weight)}`).sort()).toEqual([
      '0 false 11/36',
      '0 true 25/36',
    ]);
  });

  test('ad.x.damage Misha strikes a rat: hand count', () => {
    const stage = new Stage({ heroes: { misha: 'b2' }, groups: rats('a1') }).turn('misha');
    const [forecast] = attentionDonjon.forecast(stage.state, 'p1', {
      do: 'attack',
      target: 'rats-1',
      with: 'great-axe',
      mode: 'plain',
    });
    const dead = forecast?.endings.find(({ ending }) => ending === 'wounds 1 dead')?.weight;
    // 3 dice at 2 give s successes; s + 2 dice at 2: a wound unless all fail. 1 - P(no wound)
    const miss = 1 / 216;
    const none = miss + (15 / 216) * (1 / 6) ** 3 + (75 / 216) * (1 / 6) ** 4 + (125 / 216) * (1 / 6) ** 5;
    expect(Number(dead?.n) / Number(dead?.d)).toBeCloseTo(1 - none, 12);
  });

  test('ad.x.dodge the forecast of a zone move gives free attacks and wounds together, weights summing to 1', () => {
    const stage = new Stage({ heroes: { livia: 'b2' }, groups: rats('a1', 'a2') }).turn('livia');
    const [forecast] = attentionDonjon.forecast(stage.state, 'p1', { do: 'zoneMove', to: 'e2' });
    const total = (forecast?.endings ?? []).reduce((sum, { weight }) => sum + Number(weight.n) / Number(weight.d), 0);
    expect(total).toBeCloseTo(1, 12);
    // two missing 4/9, one missing 4/9, none 1/9
    const none = forecast?.endings.find(({ ending }) => ending === 'attacks 0 wounds 0')?.weight;
    expect(`${none?.n}/${none?.d}`).toBe('1/9');
  });
});

test('ad.x.dodge the odds the first lesson tells: Misha’s two dice at 6, or at 5 with her standard Action given up', () => {
  const stage = new Stage({
    heroes: { misha: 'b2' },
    groups: { rats: { profile: 'rat-leader', at: ['a1', 'f2'] } },
  }).turn('misha');
  const chance = (moved: Stage) =>
    dodgeOdds(moved.state, moved.figure('misha'), 4).find(({ missing }) => missing === 0)?.weight;
  expect(chance(stage)).toEqual(fraction(11, 36)); // 31 %
  expect(chance(stage.set('rats-2', { at: 8 }))).toEqual(fraction(20, 36)); // 56 %: nobody waits in the zone
});
