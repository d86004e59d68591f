import { describe, expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';

const ysae = (...rats: readonly string[]) =>
  new Stage({
    heroes: { ysae: { at: 'c2', heroism: 0 } },
    groups: { rats: { profile: 'rat-man', at: rats } },
  }).turn('ysae');

describe('ad.x.reequip', () => {
  test('ad.x.reequip a complex Action: both Actions, and everything may be rearranged', () => {
    const stage = ysae().play('reequip');
    expect([stage.asked, ...stage.offered()]).toEqual([
      'reequip',
      'equip dagger',
      'stow short-bow',
      'stow light-armour',
      'ready',
    ]);
    stage.play('stow short-bow', 'equip dagger', 'stow light-armour');
    expect(stage.figure('ysae').gear).toMatchObject({ equipped: ['dagger'], carried: ['short-bow', 'light-armour'] });
    expect(stage.offered()).toEqual(['end']); // each object has moved once, and no Action is left
    expect(ysae().play('shift c1').refused('reequip')).toBe('complex-needs-both');
  });
  test('ad.x.reequip equipping displaces as a bonus Action would, and one may stop at any time', () => {
    const stage = ysae().play('reequip', 'equip dagger', 'ready');
    expect(stage.figure('ysae').gear).toMatchObject({ equipped: ['light-armour', 'dagger'], carried: ['short-bow'] });
    expect(stage.asked).toBe('actions');
  });
  test('ad.x.reequip each enemy of the zone or adjacent strikes once, by its Reaction, first', () => {
    // a1 in the zone, d2 in contact across the border (and one of two in its own: a die more), f2 neither
    const stage = ysae('a1', 'd2', 'f2').roll(1, 1, 1, 1, 1).play('reequip');
    expect(stage.saw('attacks').map(({ attacker, mode }) => [attacker, mode])).toEqual([
      ['rats-1', 'free'],
      ['rats-2', 'free'],
    ]);
    expect(['rats-1', 'rats-2', 'rats-3'].map((id) => stage.figure(id).reacted)).toEqual([true, true, false]);
    expect(stage.asked).toBe('reequip');
  });
  test('ad.x.reequip an enemy whose Reaction is spent does not strike; a hero struck senseless rearranges nothing', () => {
    const spent = ysae('a1').set('rats-1', { reacted: true }).play('reequip');
    expect(spent.saw('attacks')).toEqual([]);
    const felled = ysae('a1').set('ysae', { health: 1, heroismMax: 1 });
    felled.roll(6, 6, 6, 6).deal('6C').play('reequip', 'cheat maximum');
    expect(felled.figure('ysae').conditions).toEqual(['unconscious']);
    expect(felled.asked).toBe('actions');
  });
});
