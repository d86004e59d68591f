/** Requests remembered at least. */
const AT_LEAST = 256;

/** The requests that somebody made, by their ids, and the records that carried them out: one sent again is answered and not carried out again. */
export class Remembered {
  #young = new Map<string, number>();
  #old = new Map<string, number>();

  /** The record that carried out a request; undefined when none is remembered. */
  recall(id: string): number | undefined {
    return this.#young.get(id) ?? this.#old.get(id);
  }

  /** The older half is forgotten whenever the younger is full. */
  remember(id: string, seq: number): void {
    if (this.#young.size >= AT_LEAST) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(id, seq);
  }
}
