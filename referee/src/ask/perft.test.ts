import { roll, WIDEST_DRAW } from '@arbitre/kernel';
import { race, type RaceState } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { perft } from './perft.ts';

const START: RaceState = { length: 99, toll: 0, turn: 'red', at: { red: 0, blue: 0 }, reserve: { red: 3, blue: 2 } };

// By hand: a roll is six sequences, a dash one; red's dash is spent at its second turn in one of seven.
test.each([
  [0, 1n],
  [1, 7n],
  [2, 7n * 7n],
  [3, 6n * 7n * 7n + 1n * 7n * 6n],
])('sequences of %i commands from a long race: %i', (depth, count) => {
  expect(perft(race, START, depth)?.count).toBe(count);
});

test('divide gives the count under each first command', () => {
  expect(perft(race, START, 2)?.branches).toEqual([
    { seat: 'red', command: { do: 'roll' }, count: 42n },
    { seat: 'red', command: { do: 'dash' }, count: 7n },
  ]);
});

test('a game that is over has no sequence left', () => {
  const won: RaceState = { ...START, at: { red: 98, blue: 0 } };
  expect(perft(race, won, 1)).toEqual({ count: 0n, branches: [] });
  const near: RaceState = { ...START, length: 3, reserve: { red: 0, blue: 0 } };
  expect(perft(race, near, 2)?.count).toBe(6n); // only a 1 leaves the race open, and six rolls answer it
});

test('a die read through bands counts one per band', () => {
  const banded: typeof race = {
    ...race,
    decide: (state, _seat, _command, chance) => [
      { is: 'ran', who: state.turn, die: 1, to: state.at[state.turn] + (chance.int(100, [30, 95]) < 30 ? 1 : 2) },
    ],
  };
  expect(perft(banded, START, 1)?.branches.map(({ count }) => count)).toEqual([3n, 3n]);
});

test('a draw too wide to walk is said, not counted', () => {
  const wide: typeof race = {
    ...race,
    decide: (state, _seat, _command, chance) => [{ is: 'ran', who: state.turn, die: roll(chance, WIDEST_DRAW), to: 1 }],
  };
  expect(perft(wide, START, 1)).toBeNull();
});
