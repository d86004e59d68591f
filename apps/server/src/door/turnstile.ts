import { Bucket } from './bucket.ts';

/** How often one address passes. */
export interface Pace {
  readonly perSecond: number;
  readonly atOnce: number;
  /** Milliseconds from one to the next, whoever comes: turns that belong to everyone else. */
  readonly rest: number;
}

/** Milliseconds until we look again when everyone who waits has had their share. */
const LOOK_AGAIN = 5;
/** Addresses that are remembered before those with nothing to remember are forgotten. */
const MANY = 1_000;

/**
 * What costs more than a message, and that many may ask for in one instant, begins one at a time, some milliseconds after the last: in between everyone else is
 * served. Addresses take turns, and one that comes often is let in at a pace.
 */
export class Turnstile {
  readonly #pace: Pace;
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #buckets = new Map<string, Bucket>();
  /** Has somebody passed just now, or is somebody waiting? */
  #busy = false;
  #many = MANY;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Resolves when it is their turn. */
  pass(from: string): Promise<void> {
    if (!this.#busy && this.#may(from)) {
      this.#busy = true;
      setTimeout(() => this.#turn(), this.#pace.rest);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const before = this.#waiting.get(from);
      if (before !== undefined) before.push(resolve);
      else this.#waiting.set(from, [resolve]);
      if (this.#busy) return;
      this.#busy = true;
      setTimeout(() => this.#turn(), LOOK_AGAIN);
    });
  }

  #turn(): void {
    const passed = this.#letIn();
    this.#busy = passed || this.#waiting.size > 0;
    if (this.#busy) setTimeout(() => this.#turn(), passed ? this.#pace.rest : LOOK_AGAIN);
  }

  /** Lets in one of the first address that may; it then stands behind the others. */
  #letIn(): boolean {
    for (const [from, queue] of this.#waiting) {
      if (!this.#may(from)) continue;
      this.#waiting.delete(from);
      queue.shift()?.();
      if (queue.length > 0) this.#waiting.set(from, queue);
      return true;
    }
    return false;
  }

  #may(from: string): boolean {
    const now = performance.now();
    const known = this.#buckets.get(from);
    if (known !== undefined) return known.take(now);
    if (this.#buckets.size >= this.#many) this.#forget(now);
    const bucket = new Bucket(this.#pace.perSecond, this.#pace.atOnce, now);
    this.#buckets.set(from, bucket);
    return bucket.take(now);
  }

  #forget(now: number): void {
    for (const [from, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(from);
    this.#many = Math.max(MANY, this.#buckets.size * 2);
  }
}
