import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turnstile } from './turnstile.ts';

const WIDE = { perSecond: 1e6, atOnce: 1e6, rest: 1 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one passes, the others later, a millisecond apart, in order, and nobody is forgotten', async () => {
  const turnstile = new Turnstile(WIDE);
  const passed: number[] = [];
  const come = (from: number, to: number): void => {
    for (let one = from; one <= to; one++) void turnstile.pass('somewhere').then(() => passed.push(one));
  };
  come(1, 7);
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual([1]);
  await vi.advanceTimersByTimeAsync(3);
  expect(passed).toEqual([1, 2, 3, 4]);
  come(8, 9);
  await vi.advanceTimersByTimeAsync(100);
  expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  come(10, 10); // nobody waits any more
  await vi.advanceTimersByTimeAsync(0);
  expect(passed.at(-1)).toBe(10);
});

test('what costs more is further apart', async () => {
  const turnstile = new Turnstile({ ...WIDE, rest: 4 });
  let passed = 0;
  for (const from of ['a', 'b', 'c', 'd']) void turnstile.pass(from).then(() => passed++);
  await vi.advanceTimersByTimeAsync(3);
  expect(passed).toBe(1);
  await vi.advanceTimersByTimeAsync(6);
  expect(passed).toBe(3);
});

test('addresses take turns: whoever comes once does not wait behind one who came a hundred times', async () => {
  const turnstile = new Turnstile(WIDE);
  const passed: string[] = [];
  const come = (from: string): void => void turnstile.pass(from).then(() => passed.push(from));
  for (let time = 0; time < 100; time++) come('often');
  come('once');
  come('twice');
  come('twice');
  await vi.advanceTimersByTimeAsync(200);
  expect(passed.length).toBe(103);
  expect(passed.slice(0, 6)).toEqual(['often', 'often', 'once', 'twice', 'often', 'twice']);
});

test('an address has so many turns at once and then so many a second; the others do not wait for it', async () => {
  const turnstile = new Turnstile({ perSecond: 10, atOnce: 3, rest: 1 });
  let often = 0;
  let others = 0;
  for (let time = 0; time < 6; time++) void turnstile.pass('often').then(() => often++);
  await vi.advanceTimersByTimeAsync(50);
  expect(often).toBe(3);
  for (const one of ['a', 'b', 'c', 'd', 'e']) void turnstile.pass(one).then(() => others++);
  await vi.advanceTimersByTimeAsync(40);
  expect({ often, others }).toEqual({ often: 3, others: 5 });
  await vi.advanceTimersByTimeAsync(20);
  expect(often).toBe(4);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(often).toBe(6);
});
