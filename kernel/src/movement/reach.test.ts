import { expect, test } from 'vitest';
import { hexBoard } from '../board/hex.ts';
import { squareBoard } from '../board/square.ts';
import { reach } from './reach.ts';
import { ReachSearch } from './reach-search.ts';
import { stepTable } from './steps.ts';
import { costTo, destinations } from './trail.ts';

const open = stepTable(squareBoard(64, 64), { straight: 1, diagonal: 1 });

test('on open ground a budget of n reaches (2n + 1)² squares, or 3n(n + 1) + 1 hexes', () => {
  const hexes = stepTable(hexBoard(64, 64), { straight: 1 });
  for (const n of [0, 1, 5, 20]) {
    expect(destinations(reach(open, 32 * 64 + 32, n))).toHaveLength((2 * n + 1) ** 2);
    expect(destinations(reach(hexes, 32 * 64 + 32, n))).toHaveLength(3 * n * (n + 1) + 1);
  }
});

test('answers keep: a later query changes no earlier one', () => {
  const first = reach(open, 0, 3);
  const copy = structuredClone(first);
  reach(open, 5, 9);
  expect(first).toEqual(copy);
});

test('one search serves boards of any size and steps of any cost, in any order', () => {
  const search = new ReachSearch();
  const small = stepTable(squareBoard(3, 3), { straight: 11, diagonal: 15 });
  for (let round = 0; round < 3; round++) {
    expect(search.explore(small, 4, 14)).toBe(5);
    expect(search.explore(open, 0, 2)).toBe(9);
    expect([search.costOf(1), search.costOf(66), search.costOf(3)]).toEqual([1, 2, -1]);
    expect(search.explore(small, 0, Infinity)).toBe(9);
    expect(search.costOf(8)).toBe(30);
  }
});

test('ranks run out and start again: answers are the same after that', () => {
  const search = new ReachSearch();
  const steps = stepTable(squareBoard(2, 1), { straight: 1 });
  const late = [{ cell: 0, cost: 1000 }];
  // Each query uses up a thousand ranks of 2^27: this many pass the point where they start again.
  for (let query = 0; query < 150_000; query++) {
    if (search.explore(steps, late, Infinity) !== 2) throw new Error(`query ${query} went wrong`);
  }
  expect([search.costOf(0), search.costOf(1)]).toEqual([1000, 1001]);
});

test('several starts, each with what is already spent: the cheapest wins everywhere', () => {
  const steps = stepTable(squareBoard(7, 1), { straight: 1 });
  const reached = reach(steps, [{ cell: 0, cost: 2 }, { cell: 6 }], 4);
  expect([0, 1, 2, 3, 4, 5, 6].map((cell) => costTo(reached, cell))).toEqual([2, 3, 4, 3, 2, 1, 0]);
  expect(destinations(reach(steps, [{ cell: 0, cost: 5 }], 4))).toEqual([]);
});

test('a budget below 0, or none, reaches nothing; a fraction counts as the whole number below; later answers are not disturbed', () => {
  const steps = stepTable(squareBoard(7, 1), { straight: 1 });
  expect([-5, -1, Number.NaN].map((budget) => destinations(reach(steps, 0, budget)))).toEqual([[], [], []]);
  expect(destinations(reach(steps, 0, 2.5))).toEqual([0, 1, 2]);
  expect(destinations(reach(steps, 3, 1))).toEqual([3, 4, 2]);
});
