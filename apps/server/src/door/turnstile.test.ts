import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('one passes in a turn, the others in later turns, in order, and nobody is forgotten', async () => {
  const turnstile = new Turnstile();
  const passed: number[] = [];
  const come = (from: number, to: number): void => {
    for (let one = from; one <= to; one++) void turnstile.pass().then(() => passed.push(one));
  };
  come(1, 7);
  await Promise.resolve();
  await Promise.resolve();
  expect(passed).toEqual([1]);
  const counts: number[] = [];
  for (let looked = 0; looked < 10; looked++) {
    await turn();
    if (looked === 1) come(8, 9);
    counts.push(passed.length);
  }
  expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const [index, count] of counts.entries()) expect(count).toBeLessThanOrEqual(index + 2);
  await turn();
  come(10, 10); // nobody waits any more
  await Promise.resolve();
  await Promise.resolve();
  expect(passed.at(-1)).toBe(10);
});
