import { expect, test } from 'vitest';
import { BotPace } from './bot-pace.ts';

test('a bot that thinks long makes those like it wait ten times as long, and the quick ones not at all', () => {
  const clock = { now: 1000 };
  const pace = new BotPace(600, () => clock.now);
  expect([pace.wait(null), pace.wait(5), pace.wait(900)]).toEqual([0, 0, 0]);
  pace.thought(5);
  expect(pace.wait(900)).toBe(0);
  pace.thought(900);
  expect([pace.wait(null), pace.wait(5), pace.wait(900)]).toEqual([9000, 0, 9000]); // nobody knows yet what a new one takes
  pace.thought(100);
  clock.now += 4000;
  expect(pace.wait(900)).toBe(6000);
  clock.now += 7000;
  expect(pace.wait(900)).toBe(0);
});
