import { expect, test } from 'vitest';
import { after, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';
import { areaCover, caught, conesOf } from './breath-weapon.ts';
import { theCreature } from './creature.ts';
import type { State } from '../play/state.ts';

/** A Huge drake in a1 to c3, facing east. */
const drake = { id: 'k', block: 'ridge-drake', side: 'them', at: 'a1' };
const lair = (map: string, others: readonly Readonly<Record<string, unknown>>[]): State =>
  table(map, [drake, ...others], 'k');
const open = '........\n........\n........\n........\n........';

test('pf.x.breathe one roll of damage; none, half, all or twice of it by the Reflex save', () => {
  for (const [die, lost] of [
    [20, 0],
    [11, 3],
    [10, 7],
    [1, 14],
  ] as const) {
    const burnt = after(
      lair(open, [{ ...m, at: 'e2' }]),
      ['breathe k d2 e'],
      [
        [6, 3],
        [6, 4],
        [4, 1],
        [20, die],
      ],
    );
    expect([die, 20 - theCreature(burnt, 'm').hp]).toEqual([die, lost]);
  }
});

test('pf.x.breathe friend and foe within the cone are caught, and nobody outside it', () => {
  const state = lair(open, [
    { ...m, at: 'd2' },
    { ...m, id: 'n', at: 'f3' },
    { ...e, at: 'e1' },
    { ...m, id: 'o', at: 'd4' },
    { ...m, id: 'p', at: 'g2' },
  ]);
  const hit = caught(state, theCreature(state, 'k'), { at: 8 + 3, direction: 2 }).map(({ id }) => id);
  expect(hit).toEqual(['m', 'n', 'e']);
});

test('pf.x.breathe straight cones begin along a side, slanted ones beyond a corner', () => {
  const state = lair(open, [{ ...m, at: 'e2' }]);
  const cones = conesOf(state, theCreature(state, 'k'));
  expect(cones.filter(({ direction }) => direction === 2).map(({ at }) => at)).toEqual([3, 11, 19]);
  expect(cones.filter(({ direction }) => direction === 3).map(({ at }) => at)).toEqual([27]);
  expect(cones.some(({ direction }) => direction === 0)).toBe(false);
  expect(play(state, ['breathe k e2 e']).last).toMatchObject({ code: 'no-cone', rules: ['pf.x.area'] });
  expect(play(state, ['breathe k b4 s']).last).toMatchObject({ code: 'nobody-there' });
});

test('pf.x.breathe it takes a d4 of rounds to draw breath again', () => {
  const roared = after(
    lair(open, [{ ...m, at: 'e2' }]),
    ['breathe k d2 e', 'end-turn k', 'end-turn m'],
    [
      [6, 1],
      [6, 1],
      [4, 2],
      [20, 20],
    ],
  );
  expect(roared.round).toBe(2);
  expect(play(roared, ['breathe k d2 e']).last).toMatchObject({ code: 'recharging', need: 1 });
  const later = after(roared, ['end-turn k', 'end-turn m']);
  expect(
    play(
      later,
      ['breathe k d2 e'],
      [
        [6, 1],
        [6, 1],
        [4, 1],
        [20, 20],
      ],
    ).last,
  ).not.toHaveProperty('code');
});

test('pf.cover.7 cover from where the cone begins helps the Reflex save: +2, or +4 for one who has taken cover', () => {
  const behind = (conditions: Readonly<Record<string, unknown>>) => {
    const state = lair('........\n....#...\n........\n........', [{ ...m, at: 'f2', conditions }]);
    return areaCover(state, theCreature(state, 'k'), theCreature(state, 'm'), { at: 8 + 3, direction: 2 });
  };
  expect([behind({}), behind({ takenCover: true })]).toEqual([2, 4]);
  const clear = lair(open, [{ ...m, at: 'f2' }]);
  expect(areaCover(clear, theCreature(clear, 'k'), theCreature(clear, 'm'), { at: 8 + 3, direction: 2 })).toBe(0);
});
