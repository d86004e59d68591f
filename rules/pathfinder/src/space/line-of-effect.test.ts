import { expect, test } from 'vitest';
import { after, defence, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';
import { awaiting } from '../play/awaiting.ts';
import { theCreature } from '../encounter/creature.ts';
import { reactorsInPlace } from '../reactions/watch.ts';

const MOLE = { like: 'marsh-raider', size: 'Medium', speeds: { land: 4, burrow: 3 } };
const mole = (id: string, at: string, z: number) => ({ id, block: 'mole', side: id === 'm' ? 'us' : 'them', at, z });
const field = (creatures: readonly Readonly<Record<string, unknown>>[], extra = {}) =>
  table('....', creatures, 'm', {}, { blocks: { man: MOLE, mole: MOLE, ...extra } });

test('pf.burrow.1 the ground parts whoever is under it from those on the surface, both ways', () => {
  const above = field([m, mole('e', 'b1', -5)]);
  for (const typed of ['strike m e', 'trip m e', 'grapple m e', 'shove m e e'])
    expect([typed, play(above, [typed]).last]).toMatchObject([typed, { code: 'underground' }]);
  expect(play(above, ['strike m e']).last).toMatchObject({ rules: ['pf.burrow.1', 'pf.x.effect'] });
  const below = field([mole('m', 'a1', -5), { ...e, at: 'b1' }]);
  expect(play(below, ['strike m e']).last).toMatchObject({ code: 'underground' });
});

test('pf.burrow.1 two under the ground meet there, and one who comes up is struck again', () => {
  const under = field([mole('m', 'a1', -5), mole('e', 'b1', -5)]);
  expect(play(under, ['strike m e'], [[20, 1]]).last).toContainEqual(expect.objectContaining({ is: 'struck' }));
  const risen = after(field([mole('m', 'a1', -5), { ...e, at: 'c1' }]), ['burrow m b1@0']);
  expect(theCreature(risen, 'm').stance).toBe('ground');
  expect(play(risen, ['strike m e'], [[20, 1]]).last).toContainEqual(expect.objectContaining({ is: 'struck' }));
});

test('pf.burrow.1 nobody reacts through the ground', () => {
  const guard = { ...MOLE, abilities: ['attack-of-opportunity'] };
  const watched = field([mole('m', 'a1', -5), { ...e, block: 'guard', reaction: true }], { guard });
  expect(reactorsInPlace(watched, theCreature(watched, 'm'))).toEqual([]);
  expect(awaiting(after(watched, ['burrow m a1@-10']))?.kind).toBe('turn');
});

test('pf.burrow.1 nobody flanks from under the ground', () => {
  const flanked = (z: number) => {
    const state = field([m, { ...e, at: 'b1' }, { ...mole('ally', 'c1', z), side: 'us' }]);
    return defence(state, 'm', 'e').parts.some(({ rule }) => rule.startsWith('pf.flank'));
  };
  expect([flanked(0), flanked(-5)]).toEqual([true, false]);
});
