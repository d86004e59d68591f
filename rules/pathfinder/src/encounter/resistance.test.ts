import { expect, test } from 'vitest';
import { drawn, fist } from '../../testing/drawn.ts';
import { after } from '../../testing/duel.ts';
import { theCreature } from './creature.ts';

const hit = [
  [20, 15],
  [6, 4],
] as const;

test('pf.x.resistance a blow loses what the body resists of its type, and does nothing to the immune', () => {
  const left = (body: Readonly<Record<string, unknown>>) =>
    theCreature(after(drawn(`M E`, { M: { attacks: [fist] }, E: body }), ['strike m e'], hit), 'e').hp;
  expect(left({})).toBe(16);
  expect(left({ resistances: { bludgeoning: 3 } })).toBe(19);
  expect(left({ resistances: { fire: 3 } })).toBe(16);
  expect(left({ immunities: ['bludgeoning'] })).toBe(20);
});

/** M pushes E over a ledge three squares high: 7 damage. */
const ledge = (body: Readonly<Record<string, unknown>>) =>
  drawn(
    `
    M E q A`,
    { E: body },
    {
      legend: { q: { height: -15, look: 'open' } },
      file: {},
    },
  );

test('pf.fall.3 pf.x.resistance whoever takes no damage from a fall lands standing', () => {
  const fallen = (body: Readonly<Record<string, unknown>>) => {
    const state = after(ledge(body), ['shove m e e'], [[20, 15]]);
    const { hp, conditions, z } = theCreature(state, 'e');
    return { hp, prone: conditions.prone === true, z };
  };
  expect(fallen({})).toEqual({ hp: 13, prone: true, z: -15 });
  expect(fallen({ resistances: { bludgeoning: 5 } })).toEqual({ hp: 18, prone: true, z: -15 });
  expect(fallen({ resistances: { bludgeoning: 10 } })).toEqual({ hp: 20, prone: false, z: -15 });
  expect(fallen({ immunities: ['bludgeoning'] })).toEqual({ hp: 20, prone: false, z: -15 });
});
