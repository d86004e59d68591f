import { type Cell, ReachSearch, type Steps } from '@arbitre/kernel';
import type { Ready } from './contestant.ts';
import type { Course } from './course.ts';

/** One number for all cells and costs of all queries, as `twin.c` computes it. */
export function digestOf(steps: Steps, budget: number, starts: readonly Cell[]): number {
  const search = new ReachSearch();
  let digest = 0;
  for (const start of starts) {
    const count = search.explore(steps, start, budget);
    for (let i = 0; i < count; i++) {
      const cell = search.cells[i]!;
      digest = (digest + Math.imul(cell + 1, search.costOf(cell) + 1)) >>> 0;
    }
  }
  return digest;
}

/** Compares every cell (and cost) of the first queries with the kernel's, and throws at the first difference. */
export function checkAnswers(name: string, ready: Ready, course: Course, queries: number): void {
  const search = new ReachSearch();
  for (const start of course.starts.slice(0, queries)) {
    const count = search.explore(ready.expected, start, ready.budget);
    let listed = 0;
    ready.list(start, (cell, cost) => {
      listed++;
      const expected = search.costOf(cell);
      if (expected < 0 || (ready.costs && expected !== cost)) {
        throw new Error(`${name} reaches ${cell} from ${start} at ${cost}, the kernel at ${expected}`);
      }
    });
    if (listed !== count) throw new Error(`${name} reaches ${listed} cells from ${start}, the kernel ${count}`);
  }
}
