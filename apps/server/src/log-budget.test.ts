import type { Logger } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LogBudget } from './log-budget.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a stranger fills no log: so many lines a second, then how many were left out', () => {
  const lines: string[] = [];
  const note = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`);
  const budget = new LogBudget({ info: note, warn: note } as unknown as Logger); // all that it asks of one
  for (let refused = 0; refused < 171; refused++) budget.info({}, 'shown out');
  expect(lines).toHaveLength(20);
  vi.advanceTimersByTime(1_000);
  budget.warn({}, 'shown out');
  expect(lines.slice(20)).toEqual(['lines left out {"lines":151}', 'shown out {}']);
});
