import { expect, test } from 'vitest';
import { deepest, type Finished, seedOfDay, today } from './records.ts';

const run = (floors: number, day?: string): Finished => ({
  id: `${floors}${day ?? ''}`,
  game: 'donjon-d10',
  title: 'The dungeon',
  when: 0,
  says: { fr: 'Perdu.', en: 'Lost.' },
  won: false,
  score: { floors },
  ...(day !== undefined && { day }),
});

test('a day has one seed, the same everywhere', () => {
  expect(today(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16');
  expect(seedOfDay('2026-11-16')).toBe(20261116);
});

test('the deepest floor is that of all runs, or of one day', () => {
  const records = [run(4), run(9, '2026-11-15'), run(7, '2026-11-16')];
  expect(deepest(records)).toBe(9);
  expect(deepest(records, '2026-11-16')).toBe(7);
  expect(deepest(records, '2026-11-17')).toBeNull();
});
