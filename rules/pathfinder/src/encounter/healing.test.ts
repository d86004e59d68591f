import { expect, test } from 'vitest';
import { after, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';
import { theCreature } from './creature.ts';

const cleric = { id: 'c', block: 'shield-cleric', side: 'us', at: 'a1' };
const camp = () =>
  table(
    '..........',
    [
      { ...cleric, hp: 18 },
      { ...m, at: 'c1', hp: 0, conditions: { unconscious: true, prone: true, dying: 2, recovery: 15 } },
      { ...e, at: 'g1', hp: 10 },
      { ...e, id: 'f', at: 'j1', hp: 10 },
    ],
    'c',
  );

test('pf.x.heal three actions give 4 points to everyone alive within six squares, friend or foe, for one use', () => {
  const healed = after(camp(), ['heal c c 3']);
  expect(['c', 'm', 'e', 'f'].map((id) => theCreature(healed, id).hp)).toEqual([20, 4, 14, 10]);
  expect(theCreature(healed, 'c').heals).toBe(2);
  expect(theCreature(healed, 'm').conditions).toEqual({ prone: true, recovery: 15 });
  expect(healed.turn).toMatchObject({ who: 'm', actions: 1 }); // slowed by as much as it was dying
});

test('pf.x.heal it goes all around the healer: no other target, and some friend must need it', () => {
  expect(play(camp(), ['heal c m 3']).last).toMatchObject({ code: 'all-around' });
  const hale = table('...', [cleric, { ...e, at: 'c1', hp: 3 }], 'c');
  expect(play(hale, ['heal c c 3']).last).toMatchObject({ code: 'unhurt' });
});

test('pf.x.heal by touch it needs to be beside, from afar six squares', () => {
  expect(play(camp(), ['heal c m 1']).last).toMatchObject({ code: 'out-of-range', need: 2, have: 1 });
  expect(theCreature(after(camp(), ['heal c m 2'], [[8, 5]]), 'm').hp).toBe(9);
});
