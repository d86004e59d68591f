import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** A tenth of the processor that a thread of the usual kind gets, where both want it; and one of those that wakes goes first. */
const BEHIND = 10;

/**
 * Lets the other threads of the machine go before this one: what it does may take a while, and people wait for the others. On Linux; elsewhere a
 * thread has no priority of its own.
 */
export function stepBack(behind = BEHIND): void {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(constants.priority.PRIORITY_LOW, getPriority(thread) + behind));
  } catch {
    // another system, or one that does not let us: threads are equal there
  }
}
