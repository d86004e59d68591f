/**
 * What costs more than a message, and that many may ask for in one instant, begins one at a time: whoever comes when somebody has passed in this turn of the
 * event loop passes in a later one, in order. Between two turns everyone else is served.
 */
export class Turnstile {
  readonly #waiting: (() => void)[] = [];
  #passed = false;

  /** Resolves when it is one's turn. */
  async pass(): Promise<void> {
    if (this.#passed) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#passed = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    const next = this.#waiting.shift();
    this.#passed = next !== undefined;
    if (next === undefined) return;
    setImmediate(() => this.#turn());
    next();
  }
}
