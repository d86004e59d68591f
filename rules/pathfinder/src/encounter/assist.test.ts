import { expect, test } from 'vitest';
import { after, defence, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';

/** m and f on either side of the enemy e; m to act, +5 against AC 14 (e is flanked). */
const pair = () => table('...\n...', [m, { id: 'f', block: 'man', side: 'us', at: 'c1' }, e]);

test('pf.x.assist a success gives the friend +2 to attack, a critical +4, a critical failure -2', () => {
  for (const [die, bonus] of [
    [9, 7],
    [19, 9],
    [5, 5],
    [1, 3],
  ] as const) {
    const state = after(pair(), ['assist m f e attack'], [[20, die]]);
    expect([die, defence(state, 'f', 'e').bonus]).toEqual([die, bonus]);
  }
});

test('pf.x.assist or it hampers the enemy’s attacks on that friend, and on nobody else', () => {
  const state = after(pair(), ['assist m f e defence'], [[20, 9]]);
  expect([defence(state, 'e', 'f').bonus, defence(state, 'e', 'm').bonus, defence(state, 'f', 'e').bonus]).toEqual([
    3, 5, 5,
  ]);
});

test('pf.x.assist it is an attack of the turn, and ends when the next turn of the assistant begins', () => {
  const helped = after(pair(), ['assist m f e attack'], [[20, 9]]);
  expect(helped.turn?.attacks).toBe(1);
  expect(defence(after(helped, ['end-turn m', 'end-turn f']), 'f', 'e').bonus).toBe(7);
  expect(defence(after(helped, ['end-turn m', 'end-turn f', 'end-turn e']), 'f', 'e').bonus).toBe(5);
});

test('pf.x.assist the enemy must be within reach of both, and the friend a friend', () => {
  const far = table('....\n....', [m, { id: 'f', block: 'man', side: 'us', at: 'd1' }, e]);
  expect(play(far, ['assist m f e']).last).toMatchObject({ code: 'out-of-reach', who: 'f', need: 2, have: 1 });
  expect(play(pair(), ['assist m e e']).last).toMatchObject({ code: 'not-an-ally' });
  expect(play(pair(), ['assist m f f']).last).toMatchObject({ code: 'not-an-enemy' });
  expect(play(pair(), ['assist m m e']).last).toMatchObject({ code: 'no-such-target' });
});
