import type { Row, Store } from './store.ts';

/** Called once a row is on the disk (true), was beaten to its key (false), or nobody knows (an error). Must not throw. */
export type Committed = (added: boolean | Error) => void;

/** What happened in one commit, for the metrics. */
export interface Batch {
  readonly rows: number;
  readonly milliseconds: number;
}

/** Most rows in one commit: more would make the first of them wait. */
const MOST_ROWS = 500;

/**
 * Many tables, one sync: rows that arrive while a commit is under way, or in the same turn of the event loop, go in
 * the next commit together. It is under way before the last one's rows are told, so that the disk does not wait for people.
 */
export class GroupCommit {
  readonly #store: Store;
  readonly #onBatch: (batch: Batch) => void;
  #waiting: { readonly row: Row; readonly done: Committed }[] = [];
  #running = false;

  constructor(store: Store, onBatch: (batch: Batch) => void = () => {}) {
    this.#store = store;
    this.#onBatch = onBatch;
  }

  append(row: Row, done: Committed): void {
    this.#waiting.push({ row, done });
    if (this.#running) return;
    this.#running = true;
    setImmediate(() => void this.#run());
  }

  /** Resolves when nothing is waiting any more. */
  async settle(): Promise<void> {
    while (this.#running) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  async #run(): Promise<void> {
    const batch = this.#waiting.slice(0, MOST_ROWS);
    this.#waiting = this.#waiting.slice(MOST_ROWS);
    const start = performance.now();
    const added = await this.#commit(batch.map(({ row }) => row));
    this.#onBatch({ rows: batch.length, milliseconds: performance.now() - start });
    this.#running = this.#waiting.length > 0;
    if (this.#running) void this.#run();
    for (const [index, { done }] of batch.entries()) done(added instanceof Error ? added : added[index] === true);
  }

  async #commit(rows: readonly Row[]): Promise<readonly boolean[] | Error> {
    try {
      return await this.#store.append(rows);
    } catch (problem) {
      return problem instanceof Error ? problem : new Error(String(problem));
    }
  }
}
