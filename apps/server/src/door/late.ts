/** Milliseconds until "too many" is said. */
const LATE = 1_000;
/** Answers that wait for one address. */
const WAITING = 20;

/**
 * Whoever asks for more than they may is told so late: one who waits for each answer cannot keep the server busy with refusals. So many wait for an address; the rest
 * are not owed an answer.
 */
export class LateAnswers {
  readonly #waiting = new Map<string, number>();
  readonly #late: number;

  constructor(late = LATE) {
    this.#late = late;
  }

  /** Resolves when it is time to answer: true after a while, false at once when enough wait already. */
  async wait(address: string): Promise<boolean> {
    const waiting = this.#waiting.get(address) ?? 0;
    if (waiting >= WAITING) return false;
    this.#waiting.set(address, waiting + 1);
    await new Promise((resolve) => setTimeout(resolve, this.#late).unref());
    const left = (this.#waiting.get(address) ?? 1) - 1;
    if (left > 0) this.#waiting.set(address, left);
    else this.#waiting.delete(address);
    return true;
  }
}
