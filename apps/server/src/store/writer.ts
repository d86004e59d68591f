import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Row, Store } from './store.ts';
import type { Query } from './writer-worker.ts';

/** A question to the thread. Rows go as one list of cells: a list of strings and numbers is cheaply copied. */
export interface Asked {
  readonly id: number;
  readonly ask:
    | { readonly what: 'append'; readonly cells: readonly (string | number)[] }
    | { readonly what: 'write'; readonly queries: readonly Query[] }
    | { readonly what: 'others-wrote' };
}

/** Its answer; null for rows that were all added, and for what has none. */
export type Told =
  | { readonly id: number; readonly value: readonly boolean[] | number | null }
  | { readonly id: number; readonly problem: string };

interface Waiting {
  readonly worker: Worker;
  readonly done: (value: readonly boolean[] | number | null) => void;
  readonly failed: (problem: Error) => void;
}

/** Built code is run in threads, also when the source is tested: Node 20 runs no TypeScript there. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/store/writer-worker.js' : './writer-worker.js',
  import.meta.url,
);

/**
 * The thread that writes to an embedded database and waits for its disk, so that nobody else does: while one batch is synced
 * the next is judged. A thread that is lost takes what was under way with it, nobody knows how far; the next question starts another.
 */
export class Writer implements Pick<Store, 'lanes' | 'append' | 'write' | 'othersWrote'> {
  readonly lanes = 1;
  readonly #folder: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async append(rows: readonly Row[]): Promise<readonly boolean[]> {
    const cells: (string | number)[] = [];
    for (const { game, seq, at, body } of rows) cells.push(game, seq, at, body);
    const added = await this.#ask({ what: 'append', cells });
    return Array.isArray(added) ? (added as readonly boolean[]) : rows.map(() => true); // null: all of them
  }

  async write(queries: readonly Query[]): Promise<void> {
    await this.#ask({ what: 'write', queries: queries.map(({ sql, parameters }) => ({ sql, parameters })) });
  }

  async othersWrote(): Promise<number> {
    return Number(await this.#ask({ what: 'others-wrote' }));
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === null) return;
    const gone = once(worker, 'exit');
    worker.ref();
    worker.postMessage('close');
    await gone;
  }

  #ask(ask: Asked['ask']): Promise<readonly boolean[] | number | null> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = ++this.#last;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { worker, done, failed });
      worker.postMessage({ id, ask } satisfies Asked);
    });
  }

  #start(): Worker {
    const worker = new Worker(WORKER, { workerData: this.#folder, execArgv: [] }); // no conditions of a test runner
    worker.unref();
    worker.on('message', (told: Told) => {
      const waiting = this.#waiting.get(told.id);
      this.#waiting.delete(told.id);
      if ('problem' in told) waiting?.failed(new Error(told.problem));
      else waiting?.done(told.value);
    });
    worker.on('error', (problem) => this.#lost(worker, problem));
    worker.on('exit', () => this.#lost(worker, new Error('the thread that writes is gone')));
    return worker;
  }

  #lost(worker: Worker, problem: Error): void {
    if (this.#worker === worker) this.#worker = null;
    for (const [id, waiting] of this.#waiting) {
      if (waiting.worker !== worker) continue;
      this.#waiting.delete(id);
      waiting.failed(problem);
    }
  }
}
