/** Milliseconds of thought that nobody notices. */
const QUICK = 20;
/** After a long thought of one bot, people have this many times as long before the next. */
const SHARE = 10;

/**
 * How soon bots play. Bots of all tables think on the thread that serves everyone: one whose board is so large that it thinks
 * long makes every bot like it wait, not the people at other tables.
 */
export class BotPace {
  readonly delay: number;
  readonly #now: () => number;
  #free = 0;

  /** Bots wait for `delay` milliseconds before they play. */
  constructor(delay: number, now: () => number) {
    this.delay = delay;
    this.#now = now;
  }

  /** Milliseconds until a bot may play whose last thought took so long; null when it has not thought yet. */
  wait(last: number | null): number {
    return last !== null && last < QUICK ? 0 : Math.max(0, this.#free - this.#now());
  }

  thought(milliseconds: number): void {
    if (milliseconds >= QUICK) this.#free = Math.max(this.#free, this.#now()) + milliseconds * SHARE;
  }
}
