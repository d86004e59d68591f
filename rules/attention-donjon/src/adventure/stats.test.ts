import { expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';
import { isBurdened, traitDice } from './stats.ts';

const heavy = (vigour: number) => {
  const stage = new Stage({ heroes: { dorrin: 'b2' } });
  const { gear, profile } = stage.figure('dorrin');
  return stage.set('dorrin', {
    gear: { ...gear, equipped: ['long-sword', 'heavy-armour'] },
    profile: { ...profile, traits: { ...profile.traits, vigour } },
  });
};

test('ad.x.states Encombré: Force + Vigueur below 8 in heavy armour takes a die off every roll', () => {
  const dice = (vigour: number) => {
    const stage = heavy(vigour);
    return (['strength', 'melee'] as const).map((trait) => traitDice(stage.state, stage.figure('dorrin'), trait));
  };
  expect(dice(5)).toEqual([1, 2]); // 2 + 5: Force 2, Mêlée 3, one die less
  expect(dice(6)).toEqual([2, 3]); // 2 + 6 is enough
});

test('ad.x.states a state is not taken twice: Encombré by gear and by a state still costs one die', () => {
  const stage = heavy(4).set('dorrin', { conditions: ['burdened'] });
  expect(isBurdened(stage.figure('dorrin'))).toBe(true);
  expect(traitDice(stage.state, stage.figure('dorrin'), 'melee')).toBe(2);
});

test('ad.x.gear a broken armour still burdens: it keeps its drawbacks', () => {
  const stage = heavy(4);
  const { gear } = stage.figure('dorrin');
  stage.set('dorrin', { gear: { ...gear, broken: ['heavy-armour'] } });
  expect(traitDice(stage.state, stage.figure('dorrin'), 'melee')).toBe(2);
});
