import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DATABASE_FILE } from './sqlite.ts';

/** Built code is run in threads, also when the source is tested: Node 20 runs no TypeScript there. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/store/checkpoint-worker.js' : './checkpoint-worker.js',
  import.meta.url,
);

/** The thread that keeps the write-ahead log of a served database short: commits never do that work, and a file that is copied when nobody plays has it all. */
export class Checkpoints {
  readonly #worker: Worker;

  constructor(folder: string) {
    this.#worker = new Worker(WORKER, { workerData: join(folder, DATABASE_FILE), execArgv: [] });
    this.#worker.on('error', () => {}); // SQLite does it by itself then, when the log is long
    this.#worker.unref();
  }

  async close(): Promise<void> {
    const gone = once(this.#worker, 'exit');
    this.#worker.ref();
    this.#worker.postMessage('close');
    await gone;
  }
}
