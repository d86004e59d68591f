import { expect, test } from 'vitest';
import { roll } from '../chance/chance.ts';
import { offersFrom, sameCommand, withoutDice } from './judged.ts';

test('what the judge lets pass is offered, in the order it was thought of', () => {
  const candidates = [3, 1, 2].map((to) => ({ group: 'move', command: { do: 'go', to } }));
  const offers = offersFrom(candidates, ({ command }) => (command.to > 2 ? { code: 'too-far', rules: ['r.1'] } : null));
  expect(offers.map(({ command }) => command.to)).toEqual([1, 2]);
});

test('commands are the same whatever the order of their fields', () => {
  const one = { do: 'go', to: 1, by: [2] };
  const other = { by: [2], to: 1, do: 'go' };
  expect(sameCommand(one, other)).toBe(true);
  const elsewhere = { ...other, by: [3] };
  expect(sameCommand(one, elsewhere)).toBe(false);
});

test('an act is asked without dice: its answer, or null once it wants a die; its own errors pass', () => {
  expect(withoutDice(() => 'refused')).toBe('refused');
  expect(withoutDice((chance) => roll(chance, 6))).toBeNull();
  expect(() =>
    withoutDice(() => {
      throw new Error('ours');
    }),
  ).toThrow('ours');
});
