import { expect, test } from 'vitest';
import { advance, type Progress } from './progress.ts';

const STILL = { look: false, card: false, past: false };
const STEPS = [
  { until: ['begin'] },
  {},
  { until: ['stride', 'strike'] },
  { doing: 'card' },
  { doing: 'undo' },
  { until: ['strike'] },
] as const;

function walk(from: Progress, ...times: readonly (readonly string[])[]): Progress {
  return times.reduce((now, played) => advance(STEPS, now, played, STILL), from);
}

test('a step that was asked for and done goes on by itself, once', () => {
  expect(walk({ at: 0, since: 0 }, [], ['begin'], ['begin'])).toEqual({ at: 1, since: 1 });
});

test('what was done before a step was shown does not count for it: no step is skipped', () => {
  // The raiders strode while step 2 was read; Next leads to step 3, which still asks for a stride of one's own.
  const read = walk({ at: 1, since: 1 }, ['begin', 'stride', 'stride']);
  expect(read.at).toBe(1);
  const next = { at: 2, since: 3 };
  expect(walk(next, ['begin', 'stride', 'stride']).at).toBe(2);
  expect(walk(next, ['begin', 'stride', 'stride', 'stride']).at).toBe(3);
});

test('several moves at once are one step', () => {
  expect(walk({ at: 0, since: 0 }, ['begin', 'stride', 'strike'])).toEqual({ at: 1, since: 3 });
});

test('looking at a card counts while it is asked for, taking back counts where it is asked for', () => {
  expect(advance(STEPS, { at: 3, since: 4 }, ['a', 'b', 'c', 'd'], { ...STILL, card: true }).at).toBe(4);
  expect(advance(STEPS, { at: 2, since: 4 }, ['a', 'b', 'c', 'd'], { ...STILL, card: true }).at).toBe(2);
  expect(advance(STEPS, { at: 4, since: 4 }, ['a', 'b', 'c'], STILL)).toEqual({ at: 5, since: 3 });
  expect(advance(STEPS, { at: 5, since: 4 }, ['a', 'b', 'c'], STILL)).toEqual({ at: 5, since: 3 });
});
