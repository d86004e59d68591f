import { describe, expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';
import { NO_GEAR, PACK_ROOM } from './equipment.ts';

/** Dorrin, with a potion; Ysaé beside him, with her dagger. */
const pair = (ysae = 'b1') => {
  const stage = new Stage({ heroes: { dorrin: 'b2', ysae } });
  const { gear } = stage.figure('dorrin');
  return stage.set('dorrin', { gear: { ...gear, carried: ['potion'] } }).turn('dorrin');
};

const carried = (stage: Stage) => ['dorrin', 'ysae'].map((id) => stage.figure(id).gear.carried);

describe('ad.x.exchange', () => {
  test('ad.x.exchange a standard Action with an adjacent hero: give, take or swap', () => {
    expect(pair().offered('exchange')).toEqual([
      'exchange ysae potion dagger',
      'exchange ysae potion nothing',
      'exchange ysae nothing dagger',
    ]);
    expect(carried(pair().play('exchange ysae potion nothing'))).toEqual([[], ['dagger', 'potion']]);
    expect(carried(pair().play('exchange ysae nothing dagger'))).toEqual([['potion', 'dagger'], []]);
    const swapped = pair().play('exchange ysae potion dagger');
    expect(carried(swapped)).toEqual([['dagger'], ['potion']]);
    expect(swapped.refused('exchange ysae dagger potion')).toBe('standard-used');
  });
  test('ad.x.exchange not from afar, nor with what is not carried', () => {
    expect(pair('h2').refused('exchange ysae potion nothing')).toBe('not-adjacent');
    expect(pair().refused('exchange ysae long-sword nothing')).toBe('not-carried');
    expect(pair().refused('exchange nobody potion nothing')).toBe('unknown-figure');
  });
  test('ad.x.exchange a full pack takes nothing more, but may swap; a broken object stays where it is', () => {
    const potions = Array.from({ length: PACK_ROOM }, () => 'gum' as const);
    const full = pair().set('ysae', { gear: { ...NO_GEAR, carried: potions } });
    expect(full.offered('exchange')).toEqual(['exchange ysae potion gum', 'exchange ysae nothing gum']);
    const broken = pair().set('ysae', { gear: { ...NO_GEAR, carried: ['dagger'], broken: ['dagger'] } });
    expect(broken.offered('exchange')).toEqual(['exchange ysae potion nothing']);
  });
});
