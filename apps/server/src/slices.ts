/** Milliseconds that long work may take in one turn of the event loop, all of it together. A move waits for about three turns: to be read, committed, told. */
const SLICE = 1;

interface Piece {
  readonly steps: Iterator<undefined, unknown, undefined>;
  readonly done: (result: unknown) => void;
  readonly failed: (problem: unknown) => void;
}

/**
 * Long work beside the work of everyone: waking a long table, telling its story, taking it far back. It is written as a generator
 * that yields wherever it may be interrupted; all of it together gets a millisecond of each turn, a slice for each in turn.
 */
export class Slices {
  readonly #waiting: Piece[] = [];
  #scheduled = false;

  run<T>(work: Iterator<undefined, T, undefined>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ steps: work, done: (result) => resolve(result as T), failed: reject }); // what this very work returns
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#slice();
      this.#schedule();
    });
  }

  #slice(): void {
    const end = performance.now() + SLICE;
    const piece = this.#waiting.shift();
    if (piece === undefined) return;
    try {
      do {
        const step = piece.steps.next();
        if (step.done) return piece.done(step.value);
      } while (performance.now() < end);
      this.#waiting.push(piece); // behind the others
    } catch (problem) {
      piece.failed(problem);
    }
  }
}

/** All of it at once, for work that is known to be short. */
export function atOnce<T>(work: Iterator<undefined, T, undefined>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
