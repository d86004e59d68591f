import { cellName } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { play } from '../../testing/table.ts';
import { reachOf } from '../ask/preview.ts';
import { chart, theCreature } from '../encounter/creature.ts';
import { offers } from '../play/offers.ts';
import type { State } from '../play/state.ts';
import { turnReach } from '../walking/turn-reach.ts';

const squares = (state: State, strides: number) =>
  turnReach(state, theCreature(state, 'm'), strides).map((cell) => cellName(chart(state).board, cell));
const strides = (state: State) =>
  offers(state, 'us').flatMap(({ command, at }) =>
    command.do === 'stride' ? [cellName(chart(state).board, at ?? 0)] : [],
  );

test('pf.through.4 pf.diag.3 what two Strides reach includes the ways that pause in a friend’s space', () => {
  const corridor = drawn(`M . A . . .`, { M: { speeds: { land: 2 } } }, { turn: { actions: 2 } });
  expect(squares(corridor, 1)).toEqual(['a1', 'b1']);
  expect(squares(corridor, 2)).toEqual(['a1', 'b1', 'd1', 'e1']);
  expect(play(corridor, ['stride m c1', 'stride m e1']).last).not.toHaveProperty('code');
});

test('pf.through.4 pf.diag.3 leaving is judged with the diagonals really made: a first one still counts 1', () => {
  const mire = drawn(
    `
    d d d . d
    d M A d d
    d d d d d`,
    { M: { speeds: { land: 1 } } },
    { turn: { actions: 2 }, under: { M: 'd' } },
  );
  expect(play(mire, ['stride m c2', 'stride m d1']).last).not.toHaveProperty('code');
  expect(strides(mire)).toContain('c2');
});

test('pf.through.4 pf.diag.3 after an odd count the same diagonal costs 2, and there is no way out', () => {
  const mire = drawn(
    `
    d d d . d
    d M A d d
    d d d d d`,
    { M: { speeds: { land: 1 } } },
    { turn: { actions: 2, diagonals: 1 }, under: { M: 'd', A: '.' } },
  );
  expect(play(mire, ['stride m c2']).last).toMatchObject({ code: 'nowhere-to-leave', rules: ['pf.through.4'] });
  expect(strides(mire)).not.toContain('c2');
});

test('pf.through.4 of two ways as cheap the one that can be left is taken', () => {
  // Two straight steps or two diagonals around the wall both reach c3; only an even count leaves it to d2 for 1.
  const ways = drawn(
    `
    . . . . .
    M . d d d
    . . A d .
    # # d d d`,
    { M: { speeds: { land: 3 } } },
    { turn: { actions: 2 } },
  );
  const reached = reachOf(ways, 'm');
  if ('code' in reached) throw new Error(reached.code);
  for (const { to } of reached) {
    const name = cellName(chart(ways).board, to);
    expect([name, play(ways, [`stride m ${name}`]).last]).not.toMatchObject([name, { code: expect.anything() }]);
  }
});

test('pf.through.4 any move action counts as a way out: one who cannot walk off may fly', () => {
  const ledge = (speeds: Readonly<Record<string, number>>) =>
    drawn(
      `
      # # # #
      M A ~ ~
      # # # #`,
      { M: { speeds } },
      { turn: { actions: 2 } },
    );
  expect(play(ledge({ land: 1, fly: 4 }), ['stride m b2']).last).not.toHaveProperty('code');
  const stuck = drawn(
    `
    # # # # #
    M A F . .
    # # # # #`,
    { M: { speeds: { land: 1 } } },
    { turn: { actions: 2 } },
  );
  // Back to a2 is a way out for one who walked; nothing is for one who starts from where it stands.
  expect(play(stuck, ['stride m b2', 'stride m a2']).last).not.toHaveProperty('code');
});

test('pf.space.7 pf.through.4 a fifth Tiny creature does not pause in a full square, even to leave it next', () => {
  const full = drawn(
    `
    M A . .`,
    { M: { size: 'Tiny' }, A: { size: 'Tiny' } },
    {
      turn: { actions: 2 },
      file: {
        creatures: [
          { id: 'm', block: 'M', side: 'us', at: 'a1' },
          ...['t1', 't2', 't3', 't4'].map((id) => ({ id, block: 'A', side: 'us', at: 'b1' })),
        ],
        encounter: { order: ['m'], turn: { who: 'm', actions: 2 } },
      },
    },
  );
  expect(play(full, ['stride m b1']).last).toMatchObject({ code: 'too-many-tiny' });
});

test('pf.through.1 consent may be set for one pair: a friend that objects, a stranger that lets one pass', () => {
  const objecting = drawn(`M A . .`, { A: { on: { consents: { m: false } } } });
  expect(play(objecting, ['stride m c1 via b1 c1']).last).toMatchObject({ code: 'unwilling', other: 'a' });
  const letting = drawn(`M E . .`, { E: { on: { consents: { m: true } } } });
  expect(play(letting, ['stride m c1 via b1 c1']).last).not.toHaveProperty('code');
});

const FALLEN = { hp: 0, conditions: { dead: true, prone: true } };

test.each([
  ['before', { E: FALLEN, F: {} }],
  ['after', { E: {}, F: FALLEN }],
])(
  'pf.prone.2 pf.x.tumble a body that bars the way bars it under an enemy’s feet too (listed %s the enemy)',
  (_, on) => {
    const corridor = drawn(`M E F .`, {
      M: { size: 'Small' },
      E: { on: { ...on.E, at: 'b1' } },
      F: { on: { ...on.F, at: 'b1' } },
    });
    expect(play(corridor, ['tumble m c1']).last).toMatchObject({ code: expect.anything() });
    expect(offers(corridor, 'us').filter(({ command }) => command.do === 'tumble')).toEqual([]);
  },
);
