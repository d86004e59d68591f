import { describe, expect, test } from 'vitest';
import type { Card } from '../initiative/card.ts';
import { Stage } from '../../testing/stage.ts';
import { paradeNow, protectionNow } from './stats.ts';
import type { TalentId } from './talent.ts';

/** Livia, Arcanes 2, with Dorrin and a rat leader in her zone and another out of it. */
const livia = (card: Card | null, talents: readonly TalentId[] = []) =>
  new Stage({
    heroes: {
      livia: { at: 'b2', heroism: 0, health: 2, talents: ['arcana-aura'] },
      dorrin: { at: 'a1', heroism: 0, health: 3, talents },
    },
    groups: { rats: { profile: 'rat-leader', at: ['c1', 'e2'] } },
  }).turn('livia', card);

const health = (stage: Stage) => ['livia', 'dorrin', 'rats-1', 'rats-2'].map((id) => stage.figure(id).health);

describe('ad.x.aura', () => {
  test('ad.x.aura a standard Action that takes its effect from the initiative card', () => {
    expect(livia('5H').offered('aura')).toEqual(['aura', 'aura livia', 'aura dorrin', 'aura rats-1']); // one die kept
    expect(livia(null).refused('aura')).toBe('no-suit');
    expect(livia('5H').roll(1, 1).play('aura').refused('aura')).toBe('standard-used');
  });
  test('ad.x.aura Arcanes at 5, a die less for each figure spared; without a success nothing happens', () => {
    const failed = livia('5H').roll(4, 4).play('aura');
    expect(failed.saw('rolled')).toMatchObject([{ trait: 'arcana', difficulty: 5, dice: [4, 4], successes: 0 }]);
    expect(failed.saw('aura')).toEqual([]);
    expect(livia('5H').roll(5).play('aura rats-1').saw('aura')).toMatchObject([{ value: 1, on: ['livia', 'dorrin'] }]);
  });
  test('ad.x.aura hearts: X Health to everyone in the zone, never beyond their own', () => {
    expect(health(livia('5H').roll(5, 5).play('aura'))).toEqual([4, 5, 2, 2]);
  });
  test('ad.x.aura diamonds and clubs: Protection +X, Parade −X, for this Round', () => {
    const shielded = livia('5D').roll(5, 5).play('aura');
    expect(protectionNow(shielded.state, shielded.figure('livia'))).toBe(2);
    expect(shielded.state.effects.map(({ bearer, until }) => [bearer, until])).toEqual([
      ['livia', { rounds: 1 }],
      ['dorrin', { rounds: 1 }],
      ['rats-1', { rounds: 1 }],
    ]);
    const bare = livia('5C').roll(5, 1).play('aura');
    expect(['rats-1', 'rats-2'].map((id) => paradeNow(bare.state, bare.figure(id)))).toEqual([2, 3]);
  });
  test('ad.x.aura spades: each loses X, less the successes of a Mental roll at the caster’s Arcanes', () => {
    // Livia Mental 2, Dorrin 2 and a die of the mountains, the leader 3; all at Difficulty 2
    const stage = livia('5S').roll(5, 5, 2, 1, 1, 1, 1, 1, 2, 2).play('aura');
    expect(stage.saw('rolled').map(({ difficulty, successes }) => [difficulty, successes])).toEqual([
      [5, 2],
      [2, 1],
      [2, 0],
      [2, 2],
    ]);
    expect(health(stage)).toEqual([1, 1, 2, 2]);
  });
  test('ad.x.aura it may kill its own caster, and still reaches the others', () => {
    const stage = livia('5S').set('livia', { health: 1, heroismMax: 0 });
    stage.roll(5, 5, 1, 1, 1, 1, 1, 1, 1, 1).play('aura');
    expect([stage.at('livia'), stage.at('rats-1')]).toEqual(['gone', 'gone']);
  });
});

test('ad.x.resistance one more die of Mental against an Aura, and against no other roll', () => {
  const stage = livia('5S', ['magic-resistance']).roll(5, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2).play('aura');
  expect(stage.saw('rolled').find(({ who }) => who === 'dorrin')?.dice).toEqual([2, 1, 1, 1]); // Mental 2, +1, +1
  const calm = livia('5S', ['magic-resistance'])
    .set('dorrin', { conditions: ['enraged'] })
    .turn('dorrin');
  expect(calm.roll(1, 1, 1).play('calm').saw('rolled')[0]?.dice).toHaveLength(3);
});
