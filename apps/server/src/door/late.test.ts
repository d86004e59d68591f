import { expect, test } from 'vitest';
import { LateAnswers } from './late.ts';

test('twenty answers of an address wait, the next is not owed one; another address is not held up by it', async () => {
  const late = new LateAnswers(20);
  const waiting = Array.from({ length: 20 }, () => late.wait('here'));
  expect(await late.wait('here')).toBe(false);
  const there = late.wait('there');
  expect(await Promise.all([...waiting, there])).toEqual(Array(21).fill(true));
  expect(await late.wait('here')).toBe(true);
});
