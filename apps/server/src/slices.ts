/** Milliseconds that long work may take in one turn of the event loop, all of it together, while people play. A move waits for about three turns: to be read, committed, told. */
const SLICE = 0.2;
/** The same when nobody has asked for anything for a while. */
const LONG_SLICE = 2;
/** Milliseconds after which that is so. */
const WHILE = 50;
/** Milliseconds from one slice to the next: turns that belong to everyone alone. */
const PAUSE = 1;

/** Milliseconds from one heap of bytes to the next, whoever makes them. */
const BULK_EVERY = 4;

interface Piece {
  readonly steps: Iterator<undefined, unknown, undefined>;
  readonly done: (result: unknown) => void;
  readonly failed: (problem: unknown) => void;
}

/**
 * Long work beside the work of everyone: waking a long table, telling its story, taking it far back. It is written as a generator
 * that yields wherever it may be interrupted; all of it together gets a slice in every millisecond or two, each its turn.
 */
export class Slices {
  readonly #waiting: Piece[] = [];
  #scheduled = false;
  /** When the next slice may begin: whoever brings long work piece by piece gets no more than whoever brings it at once. */
  #rested = 0;
  #asked = Number.NEGATIVE_INFINITY;
  #nextBulk = 0;

  /** Somebody asks for something and waits for the answer. */
  asked(): void {
    this.#asked = performance.now();
  }

  run<T>(work: Iterator<undefined, T, undefined>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ steps: work, done: (result) => resolve(result as T), failed: reject }); // what this very work returns
      this.#schedule();
    });
  }

  /** Resolves when it is someone's turn to make many bytes at once. They are garbage soon, and everyone waits while it is collected. */
  async bulk(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#nextBulk);
    this.#nextBulk = at + BULK_EVERY;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0) return;
    this.#scheduled = true;
    if (performance.now() < this.#rested) setTimeout(() => this.#runSlice(), PAUSE);
    else setImmediate(() => this.#runSlice());
  }

  #runSlice(): void {
    const now = performance.now();
    const end = now + (now - this.#asked < WHILE ? SLICE : LONG_SLICE);
    while (performance.now() < end) {
      const piece = this.#waiting.shift();
      if (piece === undefined) break;
      if (!advance(piece, end)) this.#waiting.push(piece); // behind the others
    }
    this.#rested = performance.now() + PAUSE;
    this.#scheduled = false;
    this.#schedule();
  }
}

/** Goes on with some work until that moment; true when it has come to an end. */
function advance({ steps, done, failed }: Piece, end: number): boolean {
  try {
    do {
      const step = steps.next();
      if (!step.done) continue;
      done(step.value);
      return true;
    } while (performance.now() < end);
    return false;
  } catch (problem) {
    failed(problem);
    return true;
  }
}

/** All of it at once, for work that is known to be short. */
export function atOnce<T>(work: Iterator<undefined, T, undefined>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
