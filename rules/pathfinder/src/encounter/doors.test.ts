import { expect, test } from 'vitest';
import { after, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';
import { awaiting } from '../play/awaiting.ts';
import { theCreature } from './creature.ts';
import { offers } from '../play/offers.ts';

const hall = () =>
  table('.#...\n.+...\n.#...', [
    { ...m, at: 'a2' },
    { ...e, at: 'e2' },
  ]);

test('pf.x.interact a closed door is solid and stops lines; opened, it is walked and shot through', () => {
  expect(play(hall(), ['stride m c2']).last).toMatchObject({ code: 'blocked' });
  expect(play(hall(), ['strike m e 2']).last).toMatchObject({ code: 'no-line-of-effect' });
  const open = after(hall(), ['interact m b2']);
  expect(theCreature(after(open, ['stride m c2']), 'm').at).toBe(7);
  expect(open.turn?.actions).toBe(2);
  expect(play(open, ['interact m b2']).last).toMatchObject({ code: 'no-door' });
});

test('pf.x.interact only from beside it, and it is offered there', () => {
  const far = table('..+', [m, { ...e, at: 'b1' }]);
  expect(play(far, ['interact m c1']).last).toMatchObject({ code: 'not-beside' });
  const offered = offers(hall(), 'us').map(({ command }) => command);
  expect(offered).toContainEqual({ do: 'interact', who: 'm', at: 6 });
});

test('pf.x.interact it is a manipulation: an enemy with the reaction may stop it', () => {
  const state = table('.+...\n..#..', [m, { ...e, block: 'guard', at: 'a2', reaction: true }]);
  const asked = after(state, ['interact m b1']);
  expect(awaiting(asked)?.kind).toBe('reaction');
  expect(
    after(
      asked,
      ['react e 1'],
      [
        [20, 19],
        [6, 1],
      ],
    ).field,
  ).toBe(state.field);
});
