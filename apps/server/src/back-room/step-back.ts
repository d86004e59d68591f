import { constants, getPriority, setPriority } from 'node:os';

/** A tenth of the processor that others get, where both want it; and whoever else wakes goes first. */
const BEHIND = 10;

/** Lets the others on the machine go before a process, or a thread of it on Linux: what it does may take a while, and people wait for the others. 0 is the caller. */
export function stepBack(pid = 0, behind = BEHIND): void {
  try {
    setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority(pid) + behind));
  } catch {
    // it is gone already, or we may not: all are equal then
  }
}
