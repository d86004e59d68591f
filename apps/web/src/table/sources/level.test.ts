import { LEVEL_IDS, LEVELS as PLAYED } from '@arbitre/players';
import { expect, test } from 'vitest';
import { LEVEL_NAMES, LEVELS, usualBots } from './level.ts';

test('the levels of the table are those of the players, by the same names', () => {
  expect([...LEVELS]).toEqual([...LEVEL_IDS]);
  for (const level of LEVELS) expect(LEVEL_NAMES[level]).toEqual(PLAYED[level].name);
});

test('when nobody says otherwise the first seat is yours, the others the computer’s', () => {
  expect(usualBots([{ seat: 'blue' }, { seat: 'red' }])).toEqual({ red: 'soldier' });
  expect(usualBots([{ seat: 'hero' }])).toEqual({});
});
