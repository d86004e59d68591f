import { expect, test } from 'vitest';
import { after, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';
import { measure } from './measure.ts';

const HIT: [number, number][] = [
  [20, 11],
  [6, 4],
];

test('whoever reacts deals damage and moves no square: the figures are those of the one who chooses', () => {
  const asked = after(table('...\n...', [{ ...m, reaction: true }, e]), ['ready m 1 moves', 'stride e c1']);
  const { last } = play(asked, ['react m 1'], HIT);
  if ('code' in last) throw new Error(last.code);
  expect(last.some(({ is }) => is === 'moved')).toBe(true); // the enemy walks on
  expect(measure(asked, last)).toMatchObject({ damage: 4, taken: 0, hits: 1, squares: 0 });
});

test('whoever moves counts its own squares', () => {
  const before = table('...\n...', [m, e]);
  const { last } = play(before, ['stride m a2']);
  if ('code' in last) throw new Error(last.code);
  expect(measure(before, last)).toMatchObject({ damage: 0, squares: 1 });
});
