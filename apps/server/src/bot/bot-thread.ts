import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Command } from '@arbitre/kernel';
import type { BotJob, Thinking } from './bot.ts';

export interface Question {
  readonly id: number;
  readonly job: BotJob;
  /** Shared with whoever asked: 1 once nobody wants to know any more. */
  readonly flag: SharedArrayBuffer;
}

export type FromThread =
  | { readonly id: number; readonly command: Command | null }
  | { readonly id: number; readonly progress: number };

interface Waiting {
  readonly question: Question;
  readonly answer: (command: Command | null) => void;
  readonly progress: (done: number) => void;
}

/** Milliseconds until a bot that does not answer is given up, with the thread it thinks in. */
const LONGEST_THOUGHT = 10_000;
/** Threads at most, one core being left to whoever serves. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Built code is run in threads, also when the source is tested: Node 20 runs no TypeScript there. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/bot/bot-worker.js' : './bot-worker.js',
  import.meta.url,
);

/**
 * The threads in which the bots of all tables think, one bot at a time in each: that may take a while, and people must not
 * wait for it. A thread starts when it is first needed; a bot that throws or takes too long costs its thread and nobody else's thought.
 */
export class BotThreads {
  readonly #longest: number;
  readonly #most: number;
  readonly #waiting: Waiting[] = [];
  readonly #threads = new Map<Worker, Waiting | null>();
  readonly #giveUps = new Map<Worker, NodeJS.Timeout>();
  #last = 0;

  constructor(longest = LONGEST_THOUGHT, most = THREADS) {
    this.#longest = longest;
    this.#most = most;
  }

  /** Chooses for a game that ships with Arbitre. */
  choose(job: BotJob, progress: (done: number) => void = () => {}): Thinking {
    const flag = new SharedArrayBuffer(4);
    const question = { id: ++this.#last, job, flag };
    const command = new Promise<Command | null>((answer) => {
      this.#waiting.push({ question, answer, progress });
      this.#assign();
    });
    return { command, cancel: () => this.#cancel(question.id, flag) };
  }

  async close(): Promise<void> {
    for (const timer of this.#giveUps.values()) clearTimeout(timer);
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const { answer } of this.#waiting.splice(0)) answer(null);
    for (const [, underWay] of threads) underWay?.answer(null);
    await Promise.all(threads.map(([worker]) => worker.terminate()));
  }

  /** Gives the first of those who wait to a thread that is free. */
  #assign(): void {
    if (this.#waiting.length === 0) return;
    const free = [...this.#threads].find(([, underWay]) => underWay === null)?.[0];
    const worker = free ?? (this.#threads.size < this.#most ? this.#start() : null);
    const next = worker === null ? undefined : this.#waiting.shift();
    if (worker === null || next === undefined) return;
    this.#threads.set(worker, next);
    this.#giveUps.set(worker, setTimeout(() => this.#lose(worker), this.#longest).unref());
    worker.postMessage(next.question);
  }

  #start(): Worker {
    const worker = new Worker(WORKER, { execArgv: [] }); // no conditions of a test runner
    worker.unref();
    this.#threads.set(worker, null);
    worker.on('message', (message: FromThread) => this.#hear(worker, message));
    worker.on('error', () => this.#lose(worker)); // a rule threw
    return worker;
  }

  #hear(worker: Worker, message: FromThread): void {
    const underWay = this.#threads.get(worker);
    if (underWay?.question.id !== message.id) return; // it had been given up just before
    if ('progress' in message) return underWay.progress(message.progress);
    clearTimeout(this.#giveUps.get(worker));
    this.#threads.set(worker, null);
    underWay.answer(message.command);
    this.#assign();
  }

  /** A thread is given up; whoever thought in it gets no command. */
  #lose(worker: Worker): void {
    const underWay = this.#threads.get(worker);
    clearTimeout(this.#giveUps.get(worker));
    this.#giveUps.delete(worker);
    if (!this.#threads.delete(worker)) return;
    void worker.terminate();
    underWay?.answer(null);
    this.#assign();
  }

  #cancel(id: number, flag: SharedArrayBuffer): void {
    Atomics.store(new Int32Array(flag), 0, 1);
    const at = this.#waiting.findIndex(({ question }) => question.id === id);
    if (at >= 0) for (const { answer } of this.#waiting.splice(at, 1)) answer(null);
  }
}
