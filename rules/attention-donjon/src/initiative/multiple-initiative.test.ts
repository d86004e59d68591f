import { describe, expect, test } from 'vitest';
import { Stage, type StageOptions } from '../../testing/stage.ts';

/** Bor is Dorrin, Sil (draws 2, keeps 1) is Livia, Mia is Misha; rats and an ogre, who harm nobody here. */
const PARTY: StageOptions = {
  heroes: { dorrin: 'a1', livia: 'a2', misha: 'a3' },
  groups: {
    rats: { profile: 'rat-man', side: 'neutral', at: ['i1'] },
    ogre: { profile: 'ogre', side: 'neutral', at: ['i3'] },
  },
};

describe('several initiative cards', () => {
  const CHAMPION: StageOptions = {
    heroes: { dorrin: { at: 'a1', talents: ['champion'] } },
    groups: { orcs: { profile: 'rat-man', at: ['i1'] } },
  };

  test('ad.multi.1 a capacity states its family: choose keeps one card, multi-turn all of them', () => {
    const stage = new Stage(PARTY).initiative('QS', '9H', '6C', '3D', 'JD', '9S').play('take 9H');
    expect(stage.state.hands['livia']).toHaveLength(1);
    expect(new Stage(CHAMPION).initiative('QS', '5D', '9C').state.hands['dorrin']).toHaveLength(2);
  });

  test('ad.multi.2 several cards may be held by one character, or by one group', () => {
    const groups = {
      orcs: { profile: 'rat-man', at: ['i1'], initiative: { cards: 3, family: 'multi-turn' } },
    } as const;
    expect(
      new Stage({ heroes: { dorrin: 'a1' }, groups }).initiative('QS', '5D', '9C', '2C').state.hands['orcs'],
    ).toHaveLength(3);
  });

  test('ad.multi.3 one turn per card, each a full turn at its place; the Reaction is not renewed', () => {
    const stage = new Stage(CHAMPION).initiative('QS', '5D', '9C');
    expect(stage.order).toBe('dorrin QS, orcs 9C, dorrin 5D');
    stage.set('dorrin', { reacted: true }).play('act', 'shift a2', 'shift a3', 'end');
    expect(stage.asked).toBe('directive'); // the orcs approach
    stage.play(stage.offered('zone-move').slice(0, 1).join(''));
    expect(stage.asked).toBe('act-or-wait');
    stage.play('act');
    expect(stage.offered('shift').length).toBeGreaterThan(0);
    expect(stage.figure('dorrin').reacted).toBe(true);
  });

  test('ad.multi.4 ruling multiInitiativeLoss: that turn only, or every turn of the Round', () => {
    const lose = (loss: 'that-turn' | 'whole-round') =>
      new Stage({ ...CHAMPION, rulings: { multiInitiativeLoss: loss } })
        .initiative('QS', '5D', '9C', 'AS')
        .play('wait');
    expect(lose('that-turn').order).toContain('dorrin 5D');
    expect(lose('whole-round').order).not.toContain('dorrin');
  });
});
