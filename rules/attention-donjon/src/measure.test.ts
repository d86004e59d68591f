import { explore, isRefusal, showFraction } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { Stage } from './cases/stage.ts';
import type { Command } from './command.ts';
import { attentionDonjon as game } from './game.ts';

/** The exact distribution of one figure over every outcome of a command. */
function distribution(stage: Stage, command: Command, name: string): Readonly<Record<string, string>> {
  const explored = explore((chance) => {
    const decided = game.decide(stage.state, stage.seat, command, chance);
    if (isRefusal(decided)) throw new Error(decided.code);
    return game.measure(stage.state, decided)[name] ?? -1;
  }, String);
  if (!explored.exact) throw new Error('too many outcomes');
  return Object.fromEntries(explored.outcomes.map(({ value, weight }) => [value, showFraction(weight)]));
}

test('ad.x.dodge the very command that plays gives its odds: free attacks of Agilité 4 against two enemies', () => {
  const stage = new Stage({ heroes: { ysae: 'b2' }, groups: { rats: { profile: 'rat-man', at: ['a1', 'a2'] } } }).turn(
    'ysae',
  );
  expect(distribution(stage, { do: 'zoneMove', to: 'e2' }, 'free-attacks')).toEqual({
    0: '11/27',
    1: '32/81',
    2: '16/81',
  });
});

test('ad.x.attack three dice at 2 against an unshielded rat: 215 in 216', () => {
  const stage = new Stage({ heroes: { misha: 'b2' }, groups: { rats: { profile: 'rat-man', at: ['a1'] } } }).turn(
    'misha',
  );
  expect(distribution(stage, { do: 'attack', target: 'rats-1', with: 'great-axe', mode: 'plain' }, 'hit')).toEqual({
    0: '1/216',
    1: '215/216',
  });
});

test('ad.x.damage after a hit, the wounds of the damage roll: three dice at Endurance 4, Protection 1', () => {
  const stage = new Stage({
    heroes: { misha: { at: 'b2', heroism: 0 } },
    groups: { ogre: { profile: 'ogre', at: ['a1'] } },
  })
    .turn('misha', '3H')
    .roll(3, 1, 1)
    .play('attack ogre-1 great-axe');
  expect(distribution(stage, { do: 'damage' }, 'wounds')).toEqual({ 0: '1/2', 1: '3/8', 2: '1/8' });
});
