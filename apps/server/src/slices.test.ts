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
  expect(turns).toBeGreaterThan(10); // 27 ms of work or more, in slices of two
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

test('while people ask for things a slice is short, and long when nobody has for a while', async () => {
  let clock = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const slices = new Slices();
  const steps: number[] = [];
  const work = slices.run(
    (function* (): Generator<undefined, void> {
      for (let step = 0; step < 70; step++) {
        clock += 0.125; // that long takes a step
        steps.push(step);
        yield;
      }
    })(),
  );
  const next = async (): Promise<number> => {
    while (steps.length === 0) await turn(); // the slice after it comes by a timer, and not before this
    return steps.splice(0).length;
  };
  const long = await next();
  slices.asked();
  const short = [await next(), await next()];
  clock += 50;
  expect({ long, short, after: await next() }).toEqual({ long: 16, short: [2, 2], after: 16 });
  vi.restoreAllMocks();
  await work;
});

test('many bytes are made one heap after the other, some milliseconds apart, whoever makes them', async () => {
  vi.useFakeTimers();
  const slices = new Slices();
  let made = 0;
  for (let one = 0; one < 5; one++) void slices.bulk().then(() => made++);
  await vi.advanceTimersByTimeAsync(0);
  expect(made).toBe(1);
  await vi.advanceTimersByTimeAsync(9);
  expect(made).toBe(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toBe(5);
  vi.useRealTimers();
});
