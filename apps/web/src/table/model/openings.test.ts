import type { Scene } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import type { Choice } from './choices.ts';
import { usualOf } from './openings.ts';

const choice = (does: string, group: string) =>
  ({ piece: 'hero', offer: { command: { do: does }, group } }) as unknown as Choice; // all that is looked at
const at = (now: number) => ({ pieces: [{ id: 'hero', hitPoints: { now, max: 10 } }] }) as unknown as Scene;

test('the die is rolled by itself while its roller is hale, and has no wound that something at hand would heal', () => {
  const [roll, drink] = [choice('roll', 'move'), choice('drink', 'pack')];
  expect(usualOf([roll, drink], at(10))).toBe(roll);
  expect(usualOf([roll], at(9))).toBe(roll);
  expect(usualOf([roll, drink], at(9))).toBeNull();
  expect(usualOf([roll], at(5))).toBeNull();
});
