import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** Threads that Node starts right after its first: one that keeps time, and four that collect garbage and compile. */
const COLLECTORS = 5;

/** Who goes first among the threads of a process that goes ahead. */
export type Order = 'equals' | 'serving-first';

/**
 * Lets all threads of a process go before everything else on the machine: a processor is theirs as soon as they want it, whatever runs. As equals, those that collect garbage
 * are let finish, which may take both processors of a small machine for ten to thirty milliseconds while a move waits to be read or synced. With the serving one first, which in Node is the first, and the collectors last,
 * that does not happen; but one run of five stood still so, with two first threads busy and nobody else let in, most likely because they waited for a collector of their own. Threads and processes that are started
 * later are ordinary ones. False where the machine does not let us (Linux does for its administrator).
 */
export function goAhead(pid: number | undefined, order: Order): boolean {
  if (pid === undefined || process.platform !== 'linux') return false;
  const threads = readdirSync(`/proc/${pid}/task`)
    .map(Number)
    .toSorted((a, b) => a - b); // in the order they were started
  const place = (index: number): number => {
    if (order === 'equals') return 1;
    if (index === 0) return 3;
    return index <= COLLECTORS ? 1 : 2;
  };
  return threads.every((thread, index) => {
    const flags = ['--reset-on-fork', '--rr', '--pid', String(place(index)), String(thread)];
    return spawnSync('chrt', flags).status === 0;
  });
}
