import type { Row, Store } from './store.ts';

/** Called once a row is on the disk (true), was beaten to its key (false), or nobody knows (an error). Must not throw. */
export type Committed = (added: boolean | Error) => void;

/** What happened in one commit, for the metrics. */
export interface Batch {
  readonly rows: number;
  readonly milliseconds: number;
}

interface Waiting {
  readonly row: Row;
  readonly done: Committed;
}

/** Rows that are worth a sync of their own: more would make the first of them wait, and be forgotten by the processor's caches. */
const ENOUGH = 128;

/** Most rows in one commit. */
const MOST_ROWS = 500;

/**
 * Many tables, one sync: rows that arrive in the same turn of the event loop go in one commit together, and so do those that
 * arrive while a database elsewhere commits. Its next commit is under way before the last one's rows are told, so that
 * it does not wait for people.
 */
export class GroupCommit {
  readonly #store: Store;
  readonly #onBatch: (batch: Batch) => void;
  #waiting: Waiting[] = [];
  #underWay = false;
  #failing = false;

  constructor(store: Store, onBatch: (batch: Batch) => void = () => {}) {
    this.#store = store;
    this.#onBatch = onBatch;
  }

  /** Did the last commit fail? */
  get failing(): boolean {
    return this.#failing;
  }

  append(row: Row, done: Committed): void {
    const waiting = this.#waiting.push({ row, done });
    if (this.#underWay) return;
    if (waiting === 1) setImmediate(() => this.#commit());
    if (waiting === ENOUGH) queueMicrotask(() => this.#commit());
  }

  /** Resolves when nothing is waiting any more. */
  async settle(): Promise<void> {
    while (this.#underWay || this.#waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  #commit(): void {
    if (this.#underWay || this.#waiting.length === 0) return;
    const batch = this.#waiting.splice(0, MOST_ROWS);
    const start = performance.now();
    const added = this.#append(batch);
    if (!(added instanceof Promise)) return this.#tell(batch, added, start);
    this.#underWay = true;
    const next = (outcome: readonly boolean[] | Error): void => {
      this.#underWay = false;
      this.#commit();
      this.#tell(batch, outcome, start);
    };
    added.then(next, (problem: unknown) => next(asError(problem)));
  }

  #append(batch: readonly Waiting[]): ReturnType<Store['append']> | Error {
    try {
      return this.#store.append(batch.map(({ row }) => row));
    } catch (problem) {
      return asError(problem);
    }
  }

  #tell(batch: readonly Waiting[], added: readonly boolean[] | Error, start: number): void {
    this.#failing = added instanceof Error;
    this.#onBatch({ rows: batch.length, milliseconds: performance.now() - start });
    for (const [index, { done }] of batch.entries()) done(added instanceof Error ? added : added[index] === true);
  }
}

function asError(problem: unknown): Error {
  return problem instanceof Error ? problem : new Error(String(problem));
}
