import { expect, test } from 'vitest';
import { after, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';
import { theCreature } from '../encounter/creature.ts';

const hidden = { ...e, at: 'c1', conditions: { hiddenFrom: ['m', 'f'] } };
const f = { id: 'f', block: 'man', side: 'us', at: 'a2' };

test('pf.x.seek Perception against the Stealth DC of whoever hides within three squares; found by the seeker only', () => {
  const state = table('.#....\n......', [m, f, hidden]);
  const missed = after(state, ['seek m'], [[20, 2]]);
  expect(theCreature(missed, 'e').conditions.hiddenFrom).toEqual(['m', 'f']);
  const found = after(state, ['seek m'], [[20, 19]]);
  expect(theCreature(found, 'e').conditions.hiddenFrom).toEqual(['f']);
});

test('pf.x.seek nobody hides near enough: refused', () => {
  const far = table('.#......\n........', [m, f, { ...hidden, at: 'e1' }]);
  expect(play(far, ['seek m']).last).toMatchObject({ code: 'nobody-hidden', rules: ['pf.x.seek'] });
});
