import type { Row, Store } from './store.ts';

/** Called once a row is on the disk (true), was beaten to its key (false), or nobody knows (an error). Must not throw. */
export type Committed = (added: boolean | Error) => void;

/** What happened in one commit. */
export interface Batch {
  readonly rows: readonly Row[];
  /** Which rows were added; an error when nobody knows. */
  readonly added: readonly boolean[] | Error;
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
 * arrive while every lane to the disk is taken. A table has one row under way at most, so lanes do not
 * overtake one another. The next commit is under way before the last one's rows are told, so that it does not wait for people.
 */
export class GroupCommit {
  readonly #store: Pick<Store, 'append' | 'lanes'>;
  readonly #onBatch: (batch: Batch) => void;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #last: { readonly failed: boolean; readonly at: number } | null = null;

  constructor(store: Pick<Store, 'append' | 'lanes'>, onBatch: (batch: Batch) => void = () => {}) {
    this.#store = store;
    this.#onBatch = onBatch;
  }

  /** How the last commit went, and when (`performance.now()`); null before the first. */
  get last(): { readonly failed: boolean; readonly at: number } | null {
    return this.#last;
  }

  append(row: Row, done: Committed): void {
    const waiting = this.#waiting.push({ row, done });
    if (this.#underWay >= this.#store.lanes) return;
    if (waiting === 1) setImmediate(() => this.#commit());
    if (waiting === ENOUGH) queueMicrotask(() => this.#commit());
  }

  /** Resolves when nothing is waiting any more. */
  async settle(): Promise<void> {
    while (this.#underWay > 0 || this.#waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  #commit(): void {
    if (this.#underWay >= this.#store.lanes || this.#waiting.length === 0) return;
    const batch = this.#waiting.splice(0, MOST_ROWS);
    const rows = batch.map(({ row }) => row);
    const start = performance.now();
    this.#underWay++;
    const next = (outcome: readonly boolean[] | Error): void => {
      this.#underWay--;
      this.#commit();
      this.#tell(batch, rows, outcome, start);
    };
    this.#store.append(rows).then(next, (problem: unknown) => next(asError(problem)));
  }

  #tell(batch: readonly Waiting[], rows: readonly Row[], added: readonly boolean[] | Error, start: number): void {
    const now = performance.now();
    this.#last = { failed: added instanceof Error, at: now };
    this.#onBatch({ rows, added, milliseconds: now - start });
    for (let index = 0; index < batch.length; index++)
      batch[index]?.done(added instanceof Error ? added : added[index] === true);
  }
}

function asError(problem: unknown): Error {
  return problem instanceof Error ? problem : new Error(String(problem));
}
