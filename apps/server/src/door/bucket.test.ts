import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('so many at once, then so many a second, never more than the first', () => {
  const bucket = new Bucket(2, 3, 0);
  const taken = (now: number, times: number) =>
    Array.from({ length: times }, () => bucket.take(now)).filter(Boolean).length;
  expect(taken(0, 5)).toBe(3);
  expect(taken(400, 5)).toBe(0); // 0.8 of one has come back
  expect(taken(500, 5)).toBe(1);
  expect(taken(60_000, 5)).toBe(3);
});
