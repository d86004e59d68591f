import { expect, test } from 'vitest';
import { after, defence, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';

const row = '.'.repeat(30);
/** An archer, its range increment 12, and two raiders: one 13 squares away, one 14. */
const field = () =>
  table(row, [
    { ...m, block: 'small-archer' },
    { ...e, at: 'n1' },
    { ...e, id: 'f', at: 'o1' },
    { ...e, id: 'g', at: 'z1' },
  ]);

const bonuses = (state: ReturnType<typeof field>, typed: readonly string[]) =>
  typed.map((command) => {
    const { last } = play(state, [command], [[20, 2]]);
    const struck = 'code' in last ? undefined : last.find((fact) => fact.is === 'struck');
    return struck?.is === 'struck' ? struck.check.bonus : last;
  });

test('pf.x.hunt the second range increment costs nothing against the quarry', () => {
  expect([defence(field(), 'm', 'e').bonus, defence(field(), 'm', 'f').bonus]).toEqual([3, 3]);
  const hunting = after(field(), ['hunt m e']);
  expect([defence(hunting, 'm', 'e').bonus, defence(hunting, 'm', 'f').bonus]).toEqual([5, 3]);
});

test('pf.x.hunt with every attack of the turn on it the penalty is -4, else -5', () => {
  const once = after(field(), ['hunt m e', 'strike m e 1'], [[20, 2]]);
  expect(bonuses(once, ['strike m e 1', 'strike m f 1'])).toEqual([5 - 4, 3 - 5]);
  const strayed = after(field(), ['hunt m e', 'strike m f 1'], [[20, 2]]);
  expect(bonuses(strayed, ['strike m e 1'])).toEqual([5 - 5]);
});

test('pf.x.hunt one quarry within twenty squares, for those who can', () => {
  expect(play(field(), ['hunt m g']).last).toMatchObject({ code: 'out-of-range', need: 25, have: 20 });
  expect(play(after(field(), ['hunt m e']), ['hunt m e']).last).toMatchObject({ code: 'already' });
  expect(play(table('..', [m, e]), ['hunt m e']).last).toMatchObject({ code: 'no-such-ability', rules: ['pf.x.hunt'] });
});
