import { expect, test, vi } from 'vitest';
import { Slices } from './slices.ts';

/** Work of so many steps, each of which takes a while. */
function* steps(count: number, log: string[], name: string): Generator<undefined, string> {
  for (let step = 0; step < count; step++) {
    const end = performance.now() + 0.3;
    while (performance.now() < end);
    log.push(name);
    yield;
  }
  return name;
}

test('long work comes to its end beside the turns of everyone, each in its turn, and what it throws is told', async () => {
  const slices = new Slices();
  const log: string[] = [];
  let turns = 0;
  let running = true;
  const everyone = (): void => {
    turns++;
    if (running) setImmediate(everyone);
  };
  everyone();
  const works = ['a', 'b', 'c'].map((name) => slices.run(steps(30, log, name)));
  const broken = slices.run(
    (function* (): Generator<undefined, never> {
      yield;
      throw new Error('a rule threw');
    })(),
  );
  await expect(broken).rejects.toThrow('a rule threw');
  expect(await Promise.all(works)).toEqual(['a', 'b', 'c']);
  running = false;
  expect(log.length).toBe(90);
  expect(log.indexOf('c')).toBeLessThan(log.lastIndexOf('a')); // nobody waits for all of another's
  expect(turns).toBeGreaterThan(20); // 27 ms of work or more, in slices of one
});

test('short works share a slice', async () => {
  const slices = new Slices();
  const done: number[] = [];
  const works = Array.from({ length: 50 }, (_, index) =>
    slices.run(
      (function* (): Generator<undefined, void> {
        done.push(index);
        yield;
      })(),
    ),
  );
  await Promise.all(works);
  expect(done).toEqual(Array.from({ length: 50 }, (_, index) => index));
});

test('whoever brings the next piece of work as soon as the last is done waits for the next slice all the same', async () => {
  vi.useFakeTimers();
  const slices = new Slices();
  const done: number[] = [];
  const piece = function* (index: number): Generator<undefined, void> {
    done.push(index);
    yield;
  };
  const pieces = (async () => {
    for (let index = 0; index < 3; index++) await slices.run(piece(index));
  })();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(1);
  await pieces;
  expect(done).toEqual([0, 1, 2]);
  vi.useRealTimers();
});
