import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { Tally } from './tally.ts';

test('a tally is printed as the library’s own histogram of the same values', async () => {
  const about = { name: 'some_seconds', help: 'Some seconds', buckets: [0.001, 0.01, 0.1, 1] };
  const [quick, twin] = [new Registry(), new Registry()];
  const tally = new Tally(about, quick);
  const histogram = new Histogram({ ...about, registers: [twin] });
  expect(await quick.metrics()).toBe(await twin.metrics()); // nothing was seen yet
  for (const value of [0, 0.0005, 0.001, 0.0011, 0.25, 1, 1.5, 40]) {
    tally.observe(value);
    histogram.observe(value);
  }
  expect(await quick.metrics()).toBe(await twin.metrics());
});
