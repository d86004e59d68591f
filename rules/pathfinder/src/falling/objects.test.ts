import { expect, test } from 'vitest';
import { after, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';
import { awaiting } from '../play/awaiting.ts';
import { theCreature } from '../encounter/creature.ts';
import { pathfinder } from '../game.ts';

/** A boulder in b1 on a ledge 4 squares high, someone beside it, someone below. */
const ledge = (under: Readonly<Record<string, unknown>> = {}, legend: Readonly<Record<string, unknown>> = {}) =>
  table(
    'pp..',
    [m, { ...e, at: 'c1', ...under }],
    'm',
    { p: { height: 20, face: { dc: 15 } }, ...legend },
    { objects: [{ id: 'boulder', name: { fr: 'le rocher', en: 'the boulder' }, at: 'b1', hp: 10, hardness: 3 }] },
  );

test('pf.fallobj.2 a boulder pushed from 4 squares deals 10: 0, 2, 5 or 10 by the Reflex save of whoever is below', () => {
  for (const [die, lost] of [
    [20, 0],
    [10, 2],
    [9, 5],
    [1, 10],
  ] as const) {
    const fallen = after(ledge(), ['topple m boulder e'], [[20, die]]);
    expect([die, 20 - theCreature(fallen, 'e').hp]).toEqual([die, lost]);
  }
});

test('pf.fallobj.1 it takes the same damage less its Hardness, lies where it fell, and breaks at 0', () => {
  const fallen = after(ledge({ at: 'd1' }), ['topple m boulder e']);
  expect(fallen.objects).toEqual([
    { id: 'boulder', name: { fr: 'le rocher', en: 'the boulder' }, at: 2, z: 0, hp: 3, hardness: 3 },
  ]);
  const brittle = { ...ledge({ at: 'd1' }) };
  const glass = { ...brittle, objects: brittle.objects.map((object) => ({ ...object, hp: 7 })) };
  expect(after(glass, ['topple m boulder e']).objects).toEqual([]);
});

test('pf.fallobj.1 water softens its fall as it does a creature’s, and it sinks to the bottom', () => {
  const state = ledge({ at: 'd1' }, { '.': { height: -15, water: { depth: 10 } } });
  const { last, state: sunk } = play(state, ['topple m boulder e']);
  expect(last).toContainEqual(expect.objectContaining({ is: 'object-fell', into: 'water', damage: 12 }));
  expect(sunk.objects).toMatchObject([{ at: 2, z: -25, hp: 1 }]);
});

test('pf.x.object pushed on level ground it rolls a square and nothing falls', () => {
  const flat = table('....', [m, { ...e, at: 'd1' }], 'm', {}, { objects: [{ id: 'crate', at: 'b1' }] });
  expect(after(flat, ['topple m crate e']).objects).toMatchObject([{ at: 2, z: 0, hp: 40, hardness: 7 }]);
});

test('pf.x.object straight away, from beside it, not up and not through a wall', () => {
  const yard = (map: string, at: string) =>
    table(map, [m], 'm', { l: { height: 5 } }, { objects: [{ id: 'crate', at }] });
  expect(play(yard('...\n...', 'b1'), ['topple m crate s']).last).toMatchObject({ code: 'object-not-away' });
  expect(play(yard('....\n....', 'c1'), ['topple m crate e']).last).toMatchObject({ code: 'not-beside' });
  expect(play(yard('..#', 'b1'), ['topple m crate e']).last).toMatchObject({ code: 'object-stuck' });
  expect(play(yard('..l', 'b1'), ['topple m crate e']).last).toMatchObject({ code: 'object-stuck' });
  expect(play(yard('..', 'b1'), ['topple m crate e']).last).toMatchObject({ code: 'object-stuck' });
});

test('pf.x.object not through another object nor a creature, who may stand where it lies', () => {
  const objects = [
    { id: 'crate', at: 'b1' },
    { id: 'box', at: 'c1' },
  ];
  const row = (more: readonly (typeof e)[], loose = objects) =>
    table('....', [m, ...more], 'm', {}, { objects: loose });
  expect(play(row([]), ['topple m crate e']).last).toMatchObject({ code: 'object-stuck' });
  expect(play(row([{ ...e, at: 'c1' }], objects.slice(0, 1)), ['topple m crate e']).last).toMatchObject({
    code: 'object-stuck',
  });
  expect(theCreature(after(row([]), ['stride m c1']), 'm').at).toBe(2);
});

test('pf.x.object pushing is a manipulation: it triggers, and a hit leaves the boulder where it was', () => {
  const state = table(
    'pp..\nppp.',
    [m, { ...e, block: 'guard', at: 'b2', reaction: true }],
    'm',
    { p: { height: 20 } },
    { objects: [{ id: 'boulder', at: 'b1' }] },
  );
  const asked = after(state, ['topple m boulder e']);
  expect(awaiting(asked)?.kind).toBe('reaction');
  expect(
    after(
      asked,
      ['react e 1'],
      [
        [20, 19],
        [6, 1],
      ],
    ).objects,
  ).toMatchObject([{ at: 1, z: 20 }]);
  expect(after(asked, ['decline e']).objects).toMatchObject([{ at: 2, z: 0 }]);
});

test('pf.fallobj.2 the forecast says how likely someone below is hurt or felled', () => {
  const foretold = pathfinder.forecast(ledge({ hp: 5 }), 'us', {
    do: 'topple',
    who: 'm',
    object: 'boulder',
    direction: 2,
  });
  expect(foretold).toMatchObject([
    {
      assuming: 'nobody-reacts',
      endings: [
        { ending: 'falls-hurting', weight: { n: 1n, d: 2n } },
        { ending: 'falls-felling', weight: { n: 9n, d: 20n } },
        { ending: 'falls-clear', weight: { n: 1n, d: 20n } },
      ],
    },
  ]);
});

test('pf.x.object the scene shows it, and a scenario says what is wrong with one', () => {
  expect(pathfinder.scene(ledge()).pieces).toContainEqual({
    id: 'boulder',
    kind: 'object',
    at: 1,
    name: { fr: 'le rocher', en: 'the boulder' },
  });
});
