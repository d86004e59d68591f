import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** Threads that Node starts right after its first: one that keeps time, and four that collect garbage and compile. */
const COLLECTORS = 5;

/**
 * Lets all threads of a process go before everything else on the machine: a processor is theirs as soon as they want it, whatever runs. Among them the first, which in Node is the one
 * that serves, goes before the rest, and those that collect garbage come last: as equals they would be let finish, which took both processors of a small machine for ten to thirty milliseconds
 * while a move waited to be read or synced; the ordinary scheduler too lets whoever has slept go before whoever has worked. Threads and processes that are started later are ordinary
 * ones. False where the machine does not let us (Linux does for its administrator).
 */
export function goAhead(pid: number | undefined): boolean {
  if (pid === undefined || process.platform !== 'linux') return false;
  const threads = readdirSync(`/proc/${pid}/task`)
    .map(Number)
    .toSorted((a, b) => a - b); // in the order they were started
  const place = (index: number): number => {
    if (index === 0) return 3;
    return index <= COLLECTORS ? 1 : 2;
  };
  return threads.every((thread, index) => {
    const flags = ['--reset-on-fork', '--rr', '--pid', String(place(index)), String(thread)];
    return spawnSync('chrt', flags).status === 0;
  });
}
