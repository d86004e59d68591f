import { Worker } from 'node:worker_threads';
import type { Command, Seat } from '@arbitre/kernel';
import type { Bot } from './bot.ts';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
}

export interface Answer {
  readonly id: number;
  readonly command: Command | null;
}

interface Waiting {
  readonly question: Question;
  readonly answer: (command: Command | null) => void;
}

/** Milliseconds until a bot that does not answer is given up, with the thread it thinks in. */
const LONGEST_THOUGHT = 10_000;

/** Built code is run in threads, also when the source is tested: Node 20 runs no TypeScript there. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/bot/bot-worker.js' : './bot-worker.js',
  import.meta.url,
);

/**
 * A thread in which the bots of all tables think, one after the other: on a large board that takes a while, and people must
 * not wait for it. It starts when it is first needed.
 */
export class BotThread {
  readonly #longest: number;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #last = 0;
  #giveUp: NodeJS.Timeout | undefined;

  constructor(longest = LONGEST_THOUGHT) {
    this.#longest = longest;
  }

  /** Chooses for a game that ships with Arbitre. */
  readonly choose: Bot = (game, view, seat) =>
    new Promise((answer) => {
      const question = { id: ++this.#last, game: game.id, view, seat };
      this.#waiting.push({ question, answer });
      if (this.#waiting.length === 1) this.#watch();
      (this.#worker ?? this.#start()).postMessage(question);
    });

  async close(): Promise<void> {
    clearTimeout(this.#giveUp);
    const worker = this.#worker;
    this.#worker = null;
    for (const { answer } of this.#waiting.splice(0)) answer(null);
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(WORKER, { execArgv: [] }); // no conditions of a test runner
    worker.unref();
    this.#worker = worker;
    worker.on('message', ({ id, command }: Answer) => {
      if (this.#waiting[0]?.question.id !== id) return; // it had been given up just before
      this.#waiting.shift()?.answer(command);
      this.#watch();
    });
    worker.on('error', () => this.#giveUpFirst(worker)); // a rule threw
    return worker;
  }

  /** The first of those who wait must be answered in time. */
  #watch(): void {
    clearTimeout(this.#giveUp);
    if (this.#waiting.length > 0)
      this.#giveUp = setTimeout(() => this.#giveUpFirst(this.#worker), this.#longest).unref();
  }

  /** The first gets no command; the others ask another thread. */
  #giveUpFirst(worker: Worker | null): void {
    if (worker === null || worker !== this.#worker) return;
    this.#worker = null;
    void worker.terminate();
    this.#waiting.shift()?.answer(null);
    this.#watch();
    for (const { question } of this.#waiting) (this.#worker ?? this.#start()).postMessage(question);
  }
}
