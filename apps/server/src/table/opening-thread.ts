import { Worker } from 'node:worker_threads';
import type { NewTableRequest } from '@arbitre/protocol';
import { type Judged, no } from './judge.ts';
import type { Prepared } from './opening.ts';

/** What became of an uploaded file. */
export type Read = Prepared | Extract<Judged, { ok: false }>;

export interface FromReader {
  readonly id: number;
  readonly read: Read;
}

interface Waiting {
  readonly id: number;
  readonly request: NewTableRequest;
  readonly answer: (read: Read) => void;
}

/** Milliseconds until a file that is still being read is given up. */
const LONGEST_READING = 10_000;
/** Files that may wait to be read. */
const QUEUE = 50;

const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/table/opening-worker.js' : './opening-worker.js',
  import.meta.url,
);

/** A thread in which uploaded scenarios and game files are read and judged, one after the other: nobody who plays waits for that. */
export class OpeningThread {
  readonly #games: readonly string[];
  readonly #longest: number;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #giveUp: NodeJS.Timeout | undefined;
  #last = 0;

  constructor(games: readonly string[], longest = LONGEST_READING) {
    this.#games = games;
    this.#longest = longest;
  }

  read(request: NewTableRequest): Promise<Read> {
    if (this.#waiting.length >= QUEUE) return Promise.resolve(no('too-many'));
    return new Promise((answer) => {
      this.#waiting.push({ id: ++this.#last, request, answer });
      if (this.#waiting.length === 1) this.#ask();
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#giveUp);
    const worker = this.#worker;
    this.#worker = null;
    for (const { answer } of this.#waiting.splice(0)) answer(no('stopping'));
    await worker?.terminate();
  }

  /** The first of those who wait is read. */
  #ask(): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const worker = this.#worker ?? this.#start();
    this.#giveUp = setTimeout(() => this.#lose(worker), this.#longest).unref();
    worker.postMessage({ id: first.id, request: first.request });
  }

  #start(): Worker {
    const worker = new Worker(WORKER, { workerData: this.#games, execArgv: [] }); // no conditions of a test runner
    worker.unref();
    this.#worker = worker;
    worker.on('message', ({ id, read }: FromReader) => {
      if (worker === this.#worker && this.#waiting[0]?.id === id) this.#answer(read);
    });
    worker.on('error', () => this.#lose(worker)); // a rule threw
    return worker;
  }

  #answer(read: Read): void {
    clearTimeout(this.#giveUp);
    this.#waiting.shift()?.answer(read);
    this.#ask();
  }

  /** What takes too long, or makes a rule throw, is too much for this table. */
  #lose(worker: Worker): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    void worker.terminate();
    this.#answer(no('too-large'));
  }
}
