import { explore, showFraction, ZERO } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import { diceOf, effectiveDifficulty, gambled, rollDice, successesOf } from '../adventure/trait.ts';

describe('ad.x.roll', () => {
  test('ad.x.roll a 1 always fails, a 6 always succeeds', () => {
    expect(successesOf([1, 3, 6], 5)).toBe(1);
    expect(successesOf([1, 1, 2, 6], 1)).toBe(2);
    expect(successesOf([1, 6], 9)).toBe(1);
  });
  test('ad.x.roll the Difficulty is clamped last, to 2 at least and 6 at most', () => {
    expect([0, 1, 2, 3, 6, 7, 12].map(effectiveDifficulty)).toEqual([2, 2, 2, 3, 6, 6, 6]);
  });
  test('ad.x.roll a null Trait rolls nothing whatever the bonus; no fewer than no dice', () => {
    expect([diceOf(null, 5), diceOf(2, -3), diceOf(2, 1)]).toEqual([0, 0, 3]);
  });
  test.each([
    [2, '5/6'],
    [3, '2/3'],
    [4, '1/2'],
    [5, '1/3'],
    [6, '1/6'],
  ])('ad.x.roll one die at %i succeeds %s of the time', (difficulty, chance) => {
    const explored = explore((dice) => successesOf(rollDice(dice, 1, [difficulty]), difficulty), String);
    expect(explored.exact && explored.outcomes.find(({ value }) => value === 1)).toMatchObject({
      weight: expect.anything() as unknown,
    });
    if (explored.exact)
      expect(showFraction(explored.outcomes.find(({ value }) => value === 1)?.weight ?? ZERO)).toBe(chance);
  });
});

test('ad.x.gamble new successes are added, a single 1 loses everything', () => {
  expect(gambled(2, [5, 3], 5)).toBe(3);
  expect(gambled(2, [6, 1], 5)).toBe(0);
});

test('ad.x.gamble offered after a 6, for one to as many dice as there are successes, once', () => {
  const stage = new Stage({ heroes: { ysae: 'b2' }, groups: { rats: { profile: 'rat-man', at: ['a1'] } } })
    .turn('ysae')
    .set('ysae', { heroism: 0 })
    .roll(6, 5, 1, 1)
    .play('zone-move e2');
  expect(stage.offered()).toEqual(['gamble 1', 'gamble 2', 'accept']);
  stage.roll(1, 1, 1).play('gamble 1'); // a fiasco: no success left
  expect(stage.saw('gambled')).toMatchObject([{ fiasco: true, successes: 0 }]);
  expect(stage.saw('dodged')).toMatchObject([{ missing: 1 }]);
});

test('ad.x.opposed both roll at 4 and more successes win; a tie is a failure of the attacker', () => {
  const stage = new Stage({
    heroes: { misha: { at: 'b2', talents: ['roar'] } },
    groups: { rats: { profile: 'rat-man', at: ['a1'] } },
  })
    .turn('misha')
    .set('misha', { heroism: 0 });
  stage.roll(4, 5, 4, 1).play('roar rats-1');
  expect(stage.saw('opposed')).toMatchObject([{ won: true }]);
  expect(stage.state.effects).toMatchObject([
    { bearer: 'rats-1', what: 'dice', value: -1, until: { turnOf: 'rats', edge: 'end' } },
  ]);
  const tie = new Stage({
    heroes: { misha: { at: 'b2', talents: ['roar'], heroism: 0 } },
    groups: { rats: { profile: 'rat-man', at: ['a1'] } },
  }).turn('misha');
  tie.roll(4, 1, 4, 1).play('roar rats-1');
  expect(tie.saw('rolled').map(({ difficulty, successes }) => [difficulty, successes])).toEqual([
    [4, 1],
    [4, 1],
  ]);
  expect(tie.saw('opposed')).toMatchObject([{ won: false }]);
  expect(tie.state.effects).toEqual([]);
});

describe('bless and curse', () => {
  const HELD: StageOptions = {
    heroes: { ysae: 'b2', dorrin: { at: 'i1', jokers: 1 } },
    groups: { rats: { profile: 'rat-man', at: ['a1'] } },
  };

  test('ad.x.bless Heroism works after the dice, on one’s own rolls and against those made at one', () => {
    const own = new Stage({ ...HELD, heroes: { ysae: 'b2' } }).turn('ysae').roll(4, 1, 1, 1).play('zone-move e2');
    expect(own.offered()).toEqual(['bless', 'accept']);
    own.play('bless');
    expect([own.at('ysae'), own.figure('ysae').heroism]).toEqual(['e2', 3]);
    const other = new Stage({ heroes: { misha: 'b2' }, groups: { rats: { profile: 'rat-man', at: ['a1'] } } })
      .roll(2, 1)
      .initiative('2C', 'KD');
    expect(other.offered()).toEqual(['curse', 'accept']); // a 2 at Parade 2
    expect(other.play('curse').saw('attack-judged')).toMatchObject([{ hit: false }]);
  });

  test('ad.x.bless void at 2 or below and at 6 or above: not offered', () => {
    const stage = new Stage({
      heroes: { ysae: { at: 'b2', jokers: 1 } },
      groups: { rats: { profile: 'rat-man', at: ['a1', 'e1'] } },
    })
      .turn('ysae')
      .play('zone-move e2');
    expect(stage.offered()).toEqual(['bless', 'pass']); // a difficult dodge, at 6
    expect(stage.refused('curse')).toBe('void-blessing');
  });
});

describe('ad.x.guardian once a Round, in the guardian’s suit', () => {
  test('ad.x.guardian clubs: Parade +1 against an attack, after the dice', () => {
    const stage = new Stage({
      heroes: { dorrin: { at: 'b2', heroism: 0 } },
      groups: { rats: { profile: 'rat-man', at: ['a1'] } },
    })
      .roll(2, 2)
      .initiative('2C', 'KD');
    expect(stage.offered()).toEqual(['guard', 'accept']);
    expect(stage.play('guard').saw('attack-judged')).toMatchObject([{ hit: false }]);
    expect(stage.figure('dorrin').guarded).toBe(true);
  });
  test('ad.x.guardian spades: one more attack die', () => {
    const stage = new Stage({
      heroes: { misha: { at: 'b2', heroism: 0 } },
      groups: { ogre: { profile: 'ogre', at: ['a1'] } },
    })
      .turn('misha', '5S')
      .roll(1, 1, 1)
      .play('attack ogre-1 great-axe');
    expect(stage.offered()).toEqual(['guard', 'accept']);
    stage.roll(3, 1, 1, 1).play('guard');
    expect(stage.saw('attack-judged')).toMatchObject([{ hit: true, successes: 1 }]);
  });
  test('ad.x.guardian hearts: a recovery without the bonus Action', () => {
    const stage = new Stage({ heroes: { ysae: { at: 'b2', health: 1, heroism: 0 } } })
      .turn('ysae', '5H')
      .roll(5, 1)
      .play('recover');
    expect(stage.figure('ysae').health).toBe(2);
    expect(stage.roll(5, 1).play('recover', 'shift c2').refused('shift b2')).toBe('no-action-left'); // the second one cost an Action
  });
  test('ad.x.guardian diamonds: Endurance +1 against a Damage roll', () => {
    const stage = new Stage({
      heroes: { livia: { at: 'b2', heroism: 0 } },
      groups: { ogre: { profile: 'ogre', at: ['a1'] } },
    });
    stage.set('livia', { profile: { ...stage.figure('livia').profile, endurance: 2 } });
    stage.initiative('5D', '2C', 'KD').roll(6, 1, 1, 1, 2, 1, 1, 1, 1).play('take 5D');
    expect(stage.saw('rolled').at(-1)).toMatchObject({ trait: 'damage', difficulty: 2, successes: 1 });
    expect(stage.offered()).toEqual(['guard', 'accept']);
    expect(stage.play('guard').figure('livia').health).toBe(5); // the 2 no longer reaches 3
  });
});
