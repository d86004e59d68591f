import { describe, expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';

const zones = 'x x x y y y';

describe('ad.x.cells', () => {
  test('ad.space.11 ad.x.cells lava wounds whoever ends a movement in it, by a zone move or by a step (ad.step.8)', () => {
    const map = '. ~ . ~ . .';
    expect(
      new Stage({ zones, map, heroes: { dorrin: 'a1' } }).turn('dorrin').play('shift b1').figure('dorrin').health,
    ).toBe(4);
    expect(
      new Stage({ zones, map, heroes: { dorrin: 'a1' } }).turn('dorrin').play('zone-move d1').figure('dorrin').health,
    ).toBe(4);
  });

  test('ad.step.8 a step shields neither from the cell where it ends', () => {
    const stage = new Stage({ zones, map: '. x . . . .', heroes: { dorrin: 'a1' } })
      .turn('dorrin')
      .set('dorrin', { heroism: 0 })
      .roll(1)
      .play('shift b1');
    expect(stage.figure('dorrin')).toMatchObject({ health: 5, conditions: ['prone'] });
  });

  test('ad.x.cells a precipice: Agilité 6, or three wounds', () => {
    const fall = (face: number) =>
      new Stage({ zones, map: '. ^ . . . .', heroes: { dorrin: 'a1' } })
        .turn('dorrin')
        .set('dorrin', { heroism: 0 })
        .roll(face)
        .play('shift b1');
    expect(fall(5).figure('dorrin').health).toBe(3);
    expect(fall(6).figure('dorrin').health).toBe(6);
  });

  test('ad.x.cells a trap is spent once it has acted, dodged or not', () => {
    const stage = new Stage({ zones, map: '. x . . . .', heroes: { dorrin: 'a1' } })
      .turn('dorrin')
      .set('dorrin', { heroism: 0 })
      .roll(4)
      .play('shift b1');
    expect(stage.state.plan.ground[1]).toBe('floor');
    expect(stage.figure('dorrin').conditions).toEqual([]);
  });

  test('ad.x.cells ad.space.10 a switch opens the doors tied to it, and closes them again', () => {
    const room = { doors: [{ at: 'c1|d1' }], switches: { b1: ['c1|d1'] } };
    const stage = new Stage({ zones, map: '. o . . . .', room, heroes: { dorrin: 'a1' } }).turn('dorrin');
    expect(stage.refused('zone-move d1')).toBe('zone-not-adjacent');
    stage.play('shift b1');
    expect(stage.saw('door-turned')).toMatchObject([{ door: 'c1e', state: 'open' }]);
    expect(stage.play('zone-move d1').at('dorrin')).toBe('d1');
  });

  test('ad.space.11 ruling traversalEffects: cells crossed act only under every-cell', () => {
    const crossing = (traversalEffects: 'landing-only' | 'every-cell') =>
      new Stage({ zones, map: '. . . ~ . .', heroes: { dorrin: 'c1' }, rulings: { traversalEffects } })
        .turn('dorrin')
        .play('zone-move f1')
        .figure('dorrin').health;
    expect(crossing('landing-only')).toBe(6);
    expect(crossing('every-cell')).toBe(4);
  });
});
