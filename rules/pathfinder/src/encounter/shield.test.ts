import { expect, test } from 'vitest';
import { after, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';
import { awaiting } from '../play/awaiting.ts';
import { theCreature } from './creature.ts';
import { measure } from '../ask/measure.ts';

const knight = { ...e, block: 'knight', reaction: true, conditions: { shieldRaised: true } };
/** A halberd against a raised shield of Hardness 5: AC 18, so a 12 hits. */
const facing = (extra: Readonly<Record<string, unknown>> = {}) =>
  table('..', [
    { ...m, block: 'polearm-fighter' },
    { ...knight, ...extra },
  ]);

test('pf.x.block the shield stops as much as its Hardness, and is dented by a blow of at least that', () => {
  const hit = after(
    facing(),
    ['strike m e 1'],
    [
      [20, 12],
      [10, 3],
    ],
  );
  expect([awaiting(hit), theCreature(hit, 'e').hp]).toEqual([{ seats: ['them'], kind: 'block' }, 20]);
  const blocked = theCreature(after(hit, ['block e']), 'e');
  expect(blocked).toMatchObject({ hp: 20 - (7 - 5), dents: 1, reaction: false, conditions: { shieldRaised: true } });
  const taken = theCreature(after(hit, ['decline e']), 'e');
  expect(taken).toMatchObject({ hp: 20 - 7, dents: 0, reaction: true });
});

test('pf.x.block twice the Hardness dents twice, which breaks it: it is lowered and cannot be raised', () => {
  const broken = after(
    facing(),
    ['strike m e 1', 'block e', 'end-turn m'],
    [
      [20, 12],
      [10, 6],
    ],
  );
  expect(theCreature(broken, 'e')).toMatchObject({ hp: 20 - 5, dents: 2 });
  expect(theCreature(broken, 'e').conditions.shieldRaised).toBeUndefined();
  expect(play(broken, ['raise-shield e']).last).toMatchObject({ code: 'shield-broken', rules: ['pf.x.block'] });
});

test('pf.x.block nothing is asked without the reaction or with the shield down; an answer must fit the question', () => {
  const dice = [
    [20, 14],
    [10, 3],
  ] as const;
  for (const extra of [{ reaction: false }, { conditions: {} }])
    expect(theCreature(after(facing(extra), ['strike m e 1'], dice), 'e').hp).toBe(20 - 7);
  const asked = after(facing(), ['strike m e 1'], dice);
  expect(play(asked, ['react e 1']).last).toMatchObject({ code: 'nothing-to-answer' });
});

test('pf.x.block an Attack of Opportunity is blocked like any blow, and then the move goes on', () => {
  const state = table('...\n...', [
    { ...m, block: 'knight', reaction: true, conditions: { shieldRaised: true } },
    { ...e, block: 'guard', at: 'b1', reaction: true },
  ]);
  const hit = after(
    state,
    ['stride m a2', 'react e 1'],
    [
      [20, 18],
      [6, 4],
    ],
  );
  expect([awaiting(hit)?.kind, theCreature(hit, 'm').at]).toEqual(['block', 0]);
  const moved = after(hit, ['block m']);
  expect(theCreature(moved, 'm')).toMatchObject({ hp: 20, dents: 0, at: 3 });
});

test('pf.x.block the damage of a blow that may be blocked is counted as if it were not', () => {
  const { last } = play(
    facing(),
    ['strike m e 1'],
    [
      [20, 12],
      [10, 3],
    ],
  );
  if ('code' in last) throw new Error(last.code);
  expect(measure(facing(), last)).toMatchObject({ damage: 7, hits: 1 });
});
