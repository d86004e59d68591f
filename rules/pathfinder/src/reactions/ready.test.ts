import { expect, test } from 'vitest';
import { after, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';
import { awaiting } from '../play/awaiting.ts';
import { theCreature } from '../encounter/creature.ts';
import { outlook } from '../ask/outlook.ts';
import { triggersAlong } from '../ask/preview.ts';
import { pathfinder } from '../game.ts';

const beside = (extra: Readonly<Record<string, unknown>> = {}) =>
  table('...\n...', [{ ...m, reaction: true, ...extra }, e]);

test('pf.x.ready a Strike waits for an enemy to move, and needs no Attack of Opportunity', () => {
  const ready = after(beside(), ['ready m 1 moves']);
  expect(ready.turn).toMatchObject({ who: 'e', actions: 3 });
  expect(theCreature(ready, 'm').conditions.readied).toEqual({ attack: 0, when: 'moves', attacks: 0 });
  expect(triggersAlong(ready, theCreature(ready, 'e'), [{ at: 2, z: 0 }])).toMatchObject([
    { who: 'm', at: 1, step: 0 },
  ]);
  const asked = after(ready, ['stride e c1']);
  expect([awaiting(asked), theCreature(asked, 'e').at]).toEqual([{ seats: ['us'], kind: 'reaction' }, 1]);
  const struck = after(
    asked,
    ['react m 1'],
    [
      [20, 11],
      [6, 4],
    ],
  );
  expect(theCreature(struck, 'e')).toMatchObject({ hp: 16, at: 2 });
  expect(theCreature(struck, 'm')).toMatchObject({ reaction: false, conditions: {} });
});

test('pf.x.ready the multiple attack penalty of the turn comes along, the -2 of an Attack of Opportunity does not', () => {
  const second = after(beside(), ['strike m e 1', 'ready m 1 moves', 'stride e c1'], [[20, 2]]);
  const { last } = play(second, ['react m 1'], [[20, 2]]);
  expect(last).toContainEqual(
    expect.objectContaining({ is: 'struck', check: expect.objectContaining({ bonus: 5 - 4 }) }),
  );
  const first = after(beside(), ['ready m 1 moves', 'stride e c1']);
  expect(play(first, ['react m 1'], [[20, 2]]).last).toContainEqual(
    expect.objectContaining({ is: 'struck', check: expect.objectContaining({ bonus: 5 }) }),
  );
});

test('pf.x.ready each trigger is its own: a shot does not set off a Strike that waits for a move, nor a Step', () => {
  const moves = after(beside(), ['ready m 1 moves']);
  expect(awaiting(after(moves, ['strike e m 2'], [[20, 2]]))?.kind).toBe('turn');
  expect(awaiting(after(moves, ['step e c1']))?.kind).toBe('turn');
  const shoots = after(beside(), ['ready m 1 shoots']);
  expect(awaiting(after(shoots, ['strike e m 2']))?.kind).toBe('reaction');
  expect(awaiting(after(shoots, ['stride e c1']))?.kind).toBe('turn');
});

test('pf.x.ready two actions, a weapon for hand-to-hand fighting, a reaction; gone when the next turn begins', () => {
  expect(play(beside(), ['ready m 2 moves']).last).toMatchObject({ code: 'no-such-attack', rules: ['pf.x.ready'] });
  expect(play(beside({ reaction: false }), ['ready m 1 moves']).last).toMatchObject({ code: 'no-reaction' });
  const tired = after(beside(), ['stride m a2', 'stride m a1']);
  expect(play(tired, ['ready m 1 moves']).last).toMatchObject({ code: 'too-few-actions', need: 2, have: 1 });
  const ready = after(beside(), ['ready m 1 moves', 'end-turn e']);
  expect(theCreature(ready, 'm').conditions.readied).toBeUndefined();
});

test('pf.x.ready the two are told apart by what comes first: a move, or a shot, which is vain where no enemy shoots', () => {
  const [move, shot] = (['moves', 'shoots'] as const).map((when) => ({
    do: 'ready' as const,
    who: 'm',
    attack: 0,
    when,
  }));
  if (move === undefined || shot === undefined) throw new Error('two ways to get ready');
  const said = (state: ReturnType<typeof beside>) =>
    [move, shot].map((order) => pathfinder.words.en.command(order, state).split(':')[0]);
  expect(said(beside())).toEqual(['Ready against a move', 'Ready against a shot']);
  const archer = beside();
  expect(outlook(archer, 'us', shot).useless).toBeUndefined(); // these men have bows
  const blocks = Object.fromEntries(
    Object.entries(archer.blocks).map(([id, block]) => [
      id,
      { ...block, attacks: block.attacks.filter(({ kind }) => kind === 'melee') },
    ]),
  );
  const swords = { ...archer, blocks };
  expect(outlook(swords, 'us', shot).useless?.en).toBe('no enemy shoots');
  expect(outlook(swords, 'us', move).useless).toBeUndefined();
});
