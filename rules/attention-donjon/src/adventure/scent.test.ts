import { describe, expect, test } from 'vitest';
import type { Card } from '../initiative/card.ts';
import { Stage } from '../../testing/stage.ts';
import { appear, answerEncounter } from './encounter.ts';
import { groupPlan } from '../file/sheet-reader.ts';
import type { State } from '../play/state.ts';

/** An encounter of guards and archers appears before a hero with a keen nose, these cards on the deck. */
function met(cards: readonly Card[], change: (state: State) => State = (state) => state): Stage {
  const stage = new Stage({ heroes: { misha: { at: 'a2', talents: ['keen-scent'] } } }).turn('misha', '9H');
  stage.state = change(stage.state);
  return stage.deal(...cards).run((unfolding) => {
    const place = { id: 'hall', zones: ['z'] };
    answerEncounter(unfolding, 'hall');
    appear(unfolding, 'misha', groupPlan('archers', { profile: 'rat-archer', size: 1 }), ['z'], place, [8]);
    appear(unfolding, 'misha', groupPlan('guards', { profile: 'rat-man', size: 1 }), ['z'], place, [7]);
  });
}

describe('ad.x.scent', () => {
  test('ad.x.scent one group of the encounter is chosen, once its figures are placed', () => {
    const stage = met(['5S', 'QS', '2D']);
    expect([stage.asked, stage.seat, stage.offered()]).toEqual([
      'scent',
      'p1',
      ['scent archers', 'scent guards', 'pass'],
    ]);
    stage.play('pass');
    expect(stage.order).toBe('guards QS, misha 9H, archers 5S');
  });

  test('ad.x.scent two cards for it, and the hero picks; the other is discarded', () => {
    const stage = met(['5S', 'QS', '2D']).play('scent guards');
    expect([stage.asked, stage.offered()]).toEqual(['scent-card', ['take QS', 'take 2D']]);
    stage.play('take 2D');
    expect(stage.order).toBe('misha 9H, archers 5S, guards 2D');
    expect(stage.state.discard).toContain('QS');
    expect(stage.asked).toBe('actions'); // once for an encounter
  });

  test('ad.x.scent ad.turn.3 a card already passed leaves the group without a turn, a new one gives it back', () => {
    const passed = (state: State): State => ({ ...state, up: '9H' });
    expect(met(['5S', 'QS', '2D'], passed).play('scent guards', 'take QS').order).toBe('misha 9H, archers 5S');
    expect(met(['5S', 'QS', '2D'], passed).play('scent guards', 'take 2D').order).toBe(
      'misha 9H, archers 5S, guards 2D',
    );
    expect(met(['5S', '2D', 'QS'], passed).play('scent guards', 'take QS').saw('turn-skipped')).toHaveLength(1);
  });

  test('ad.x.scent a hero without the talent is not asked', () => {
    const stage = new Stage({ heroes: { dorrin: 'a2' } }).turn('dorrin', '9H').deal('5S');
    stage.run((unfolding) => {
      answerEncounter(unfolding, 'hall');
      appear(
        unfolding,
        'dorrin',
        groupPlan('guards', { profile: 'rat-man', size: 1 }),
        ['z'],
        { id: 'hall', zones: [] },
        [8],
      );
    });
    expect(stage.asked).toBe('actions');
  });
});
