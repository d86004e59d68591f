import { explore, isRefusal, showFraction } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';
import type { Command } from '../play/command.ts';
import { attentionDonjon as game } from '../game.ts';

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

test('ad.x.reequip what an enemy rolls on the way stands under names of its own', () => {
  const stage = new Stage({ heroes: { ysae: 'c2' }, groups: { rats: { profile: 'rat-leader', at: ['a1'] } } })
    .turn('ysae')
    .roll(...Array.from({ length: 20 }, () => 6))
    .set('ysae', { heroism: 0 });
  const before = stage.state;
  const measures = game.measure(before, stage.play('reequip').facts);
  expect(measures).toMatchObject({ 'hit-by-another': 1 });
  expect(Object.keys(measures).sort()).not.toContain('hit');
  expect(Object.keys(measures)).not.toContain('successes');
});

test.each(['en', 'fr'] as const)('no two figures of the odds share a name: %s', (lang) => {
  const names = ['successes', 'dodge-successes', 'attack-successes', 'successes-of-another', 'hit', 'hit-by-another'];
  expect(new Set(names.map((name) => game.words[lang].measure(name))).size).toBe(names.length);
});

test('ad.x.dodge the forecast says who suffers and who deals', () => {
  expect(game.words.en.forecast('attacks 1 wounds 2')).toBe('one free attack, 2 wounds suffered');
  expect(game.words.en.forecast('wounds 1 dead')).toBe('one wound dealt, the target’s last point of Health lost');
  expect(game.words.fr.forecast('attacks 1 wounds 2')).toBe('une attaque gratuite, 2 Blessures subies');
  expect(game.words.fr.forecast('wounds 0')).toBe('aucune Blessure infligée');
});
