import { cellName } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';
import { attentionDonjon as game } from '../game.ts';
import { geometryAt } from '../play/state.ts';

/** Cost of a typed command, and who may react to it where. */
function preview(stage: Stage, typed: string) {
  const read = game.readCommand(typed, stage.state);
  if (!read.ok) throw new Error(typed);
  const { cost, triggers = [], because } = game.preview(stage.state, stage.seat, read.value);
  const { board } = geometryAt(stage.state);
  return { cost, because, triggers: triggers.map(({ who, at }) => `${who} ${cellName(board, at)}`) };
}

const rats = (...at: readonly string[]) => ({ rats: { profile: 'rat-man', at } }) as const;

describe('what a command would cost and provoke', () => {
  test('ad.x.reequip both Actions, and each enemy of the zone or adjacent with a Reaction left', () => {
    const stage = new Stage({ heroes: { ysae: 'c2' }, groups: rats('a1', 'd2', 'f2', 'b3') })
      .turn('ysae')
      .set('rats-4', { reacted: true });
    expect(preview(stage, 'reequip')).toEqual({
      cost: 2,
      because: ['ad.x.reequip', 'ad.react.2'],
      triggers: ['rats-1 c2', 'rats-2 c2'],
    });
  });
  test('ad.x.dodge enemies of the departure zone strike; those of the arrival zone only for what is left over', () => {
    const stage = new Stage({ heroes: { ysae: 'b2' }, groups: rats('a1', 'a2', 'f2') }).turn('ysae');
    expect(preview(stage, 'zone-move d2').triggers).toEqual(['rats-1 b2', 'rats-2 b2']);
    stage.set('rats-1', { reacted: true }); // two successes are asked for, one enemy can strike here
    expect(preview(stage, 'zone-move d2').triggers).toEqual(['rats-2 b2', 'rats-3 d2']);
  });
  test('ad.x.dodgetalent a dodge that succeeds without a roll provokes nobody', () => {
    const stage = new Stage({
      heroes: { ysae: { at: 'b2', talents: ['elusive'] } },
      groups: rats('a1'),
    }).turn('ysae');
    expect(preview(stage, 'zone-move d2').triggers).toEqual([]);
  });
  test('ad.step.2 a placement step provokes nobody; with a broken leg it takes both Actions (ad.x.states)', () => {
    const stage = new Stage({ heroes: { ysae: 'b2' }, groups: rats('a1') }).turn('ysae');
    expect(preview(stage, 'shift c3')).toMatchObject({ cost: 1, triggers: [] });
    stage.set('ysae', { conditions: ['broken-leg'] });
    expect(preview(stage, 'shift c3').cost).toBe(2);
  });
});
