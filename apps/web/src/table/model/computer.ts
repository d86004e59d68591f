import type { Answer, Question } from './computer-worker.ts';

/** The computer's thinking, in a thread of its own that is started when it is first needed: the page never waits for it. */
export class Computer {
  #worker: Worker | null = null;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  #questions = 0;

  /** What it would play there, and why. */
  think(question: Omit<Question, 'id'>): Promise<Answer> {
    const id = ++this.#questions;
    return new Promise((answered) => {
      this.#asked.set(id, answered);
      this.#thread().postMessage({ ...question, id } satisfies Question, []);
    });
  }

  /** Lets the thread go; what was asked is never answered. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#asked.clear();
  }

  #thread(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./computer-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#asked.get(data.id)?.(data);
      this.#asked.delete(data.id);
    });
    this.#worker = worker;
    return worker;
  }
}
