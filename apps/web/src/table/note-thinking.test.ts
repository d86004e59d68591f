import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { TableModel } from './model/table-model.ts';
import { noteThinking } from './note-thinking.ts';

test('the computer is said to think once it has done so for a moment, and no longer while something is shown', () => {
  vi.useFakeTimers();
  const decision = signal<{ readonly seats: readonly string[] } | null>({ seats: ['red'] });
  const playhead = signal<object | null>(null);
  const thinking = signal(false);
  const model = { decision, playhead, thinking, source: { isBot: (seat: string) => seat === 'red' } };
  const stop = noteThinking(model as unknown as TableModel); // all that it looks at
  vi.advanceTimersByTime(500);
  decision.value = { seats: ['red'] }; // it has chosen: it thinks anew
  vi.advanceTimersByTime(500);
  expect(thinking.value).toBe(false);
  vi.advanceTimersByTime(200);
  expect(thinking.value).toBe(true);
  playhead.value = {};
  expect(thinking.value).toBe(false);
  playhead.value = null;
  decision.value = { seats: ['blue'] };
  vi.advanceTimersByTime(2000);
  expect(thinking.value).toBe(false);
  stop();
  vi.useRealTimers();
});
