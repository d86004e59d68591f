import { describe, expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';

/** Misha roars, without Heroism to ask about; Vigueur 2 against the Mental 2 of Rat-men. */
const misha = (...at: readonly string[]) =>
  new Stage({
    heroes: { misha: { at: 'b2', talents: ['roar'], heroism: 0 } },
    groups: { rats: { profile: 'rat-man', at }, statue: { profile: 'guardian-statue', at: ['c3'] } },
  }).turn('misha');

const shaken = ({ state }: Stage) => state.effects.map(({ bearer }) => bearer);

test('ad.x.roar one figure more of the same zone for each success beyond what wins; without Mental it is immune', () => {
  expect(shaken(misha('a1', 'a2', 'e2').roll(4, 5, 1, 1).play('roar rats-1'))).toEqual(['rats-1', 'rats-2']);
  expect(shaken(misha('a1', 'a2').roll(4, 5, 4, 1).play('roar rats-1'))).toEqual(['rats-1']);
  expect(shaken(misha('e1', 'a2').roll(4, 5, 1, 1).play('roar rats-1'))).toEqual(['rats-1']); // nobody else in its zone
});

describe('ad.x.opposed the attacker may wait for the defender’s roll before gambling', () => {
  test('ad.x.opposed accept first, see the roll, then gamble', () => {
    const stage = misha('a1').roll(6, 1, 4, 1).play('roar rats-1');
    expect(stage.offered()).toEqual(['gamble 1', 'accept']);
    stage.play('accept');
    expect(stage.saw('rolled')).toMatchObject([{ purpose: 'resist', successes: 1 }]);
    expect(stage.offered()).toEqual(['gamble 1', 'accept']); // a tie would lose
    stage.roll(5).play('gamble 1');
    expect(stage.saw('opposed')).toMatchObject([{ won: true }]);
  });

  test('ad.x.opposed one gamble a roll: none after the defender’s when it came before', () => {
    const stage = misha('a1').roll(6, 1, 5, 4, 1).play('roar rats-1', 'gamble 1');
    expect(stage.saw('opposed')).toMatchObject([{ won: true }]);
    expect(stage.asked).toBe('actions');
  });

  test('ad.x.opposed without a 6 there is nothing to wait for; a fiasco loses', () => {
    expect(misha('a1').roll(5, 1, 4, 1).play('roar rats-1').saw('opposed')).toMatchObject([{ won: false }]);
    const fiasco = misha('a1').roll(6, 1, 1, 1).play('roar rats-1', 'accept').roll(1).play('gamble 1');
    expect(fiasco.saw('opposed')).toMatchObject([{ won: false }]);
  });
});
