import { type Cell, ReachSearch, reach } from '@arbitre/kernel';
import type { Contestant, Found } from './contestant.ts';

/** The search itself, buffers reused. */
export const kernel: Contestant = {
  name: 'kernel',
  note: 'ReachSearch: no allocation, answers read in place',
  prepare: ({ steps, budget }) => {
    const search = new ReachSearch();
    return {
      expected: steps,
      budget,
      costs: true,
      count: (start) => search.explore(steps, start, budget),
      list: (start: Cell, found: Found) => {
        const count = search.explore(steps, start, budget);
        for (const cell of search.cells.subarray(0, count)) found(cell, search.costOf(cell));
      },
    };
  },
};

/** The public function: every cost and every path as plain data. */
export const publicReach: Contestant = {
  name: 'reach()',
  note: 'the same through the public function, which returns every cost and every path as fresh plain data',
  prepare: ({ steps, budget }) => ({
    expected: steps,
    budget,
    costs: true,
    count: (start) => reach(steps, start, budget).cells.length,
    list: (start, found) => {
      const { cells, costs } = reach(steps, start, budget);
      cells.forEach((cell, trail) => found(cell, costs[trail]!));
    },
  }),
};
