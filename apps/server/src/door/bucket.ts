/** So many at once, then so many a second: what a client may send. */
export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** Takes one; false when there is none left yet. `now` in milliseconds. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Has nothing been taken for as long as it takes to fill? */
  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) / 1000) * this.#perSecond >= this.#most;
  }
}
