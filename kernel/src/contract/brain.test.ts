import { expect, test } from 'vitest';
import { expectedOf, type Proposal } from './brain.ts';

interface Choice {
  readonly do: string;
  readonly door?: number;
}

const brain = {
  proposals: (): readonly Proposal<Choice>[] => [
    { command: { do: 'open', door: 1 }, prior: 40, why: [] },
    { command: { do: 'wait' }, prior: 25, why: [] },
  ],
};

test('what is expected of a command is told against the best of the others', () => {
  expect(expectedOf(brain, null, 'hero', { do: 'open', door: 1 })).toBe(15);
  expect(expectedOf(brain, null, 'hero', { do: 'wait' })).toBe(-15);
});

test('a command that nobody would think of has no expectation, the only one there is brings what it is held to bring', () => {
  expect(expectedOf(brain, null, 'hero', { do: 'open', door: 2 })).toBeNull();
  expect(expectedOf({ proposals: () => brain.proposals().slice(1) }, null, 'hero', { do: 'wait' })).toBe(25);
});
