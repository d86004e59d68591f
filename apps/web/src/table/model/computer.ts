import type { Answer, Question } from './computer-worker.ts';

interface Asked {
  readonly question: Question;
  readonly answered: (answer: Answer) => void;
}

/** The computer's thinking, in a thread of its own that is started when it is first needed: the page never waits for it. */
export class Computer {
  #worker: Worker | null = null;
  readonly #asked = new Map<number, Asked>();
  #questions = 0;

  /** What it would play there, and why. */
  think(question: Omit<Question, 'id'>): Promise<Answer> {
    const id = ++this.#questions;
    return new Promise((answered) => {
      const asked = { question: { ...question, id }, answered };
      this.#asked.set(id, asked);
      this.#thread().postMessage(asked.question, []);
    });
  }

  /** Whatever is still being thought about is answered at once, by the first thing that comes to mind. */
  hurry(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { question } of this.#asked.values())
      this.#thread().postMessage({ ...question, level: 'apprentice' } satisfies Question, []);
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
      this.#asked.get(data.id)?.answered(data);
      this.#asked.delete(data.id);
    });
    this.#worker = worker;
    return worker;
  }
}
