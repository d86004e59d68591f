import type { Level } from '../sources/level.ts';
import type { Answer, Deeds, Explained, Question } from './computer-worker.ts';

interface Asked {
  readonly message: Question | Deeds;
  readonly answered: (answer: Answer | Explained) => void;
}

/** Who plays for a computer that is told to hurry: as well as can be done without looking ahead. */
export const IN_A_HURRY: Level = 'soldier';

/** The computer's thinking, in a thread of its own that is started when it is first needed: the page never waits for it. */
export class Computer {
  #worker: Worker | null = null;
  readonly #asked = new Map<number, Asked>();
  #questions = 0;

  /** What it would play there, and why. */
  think(question: Omit<Question, 'id'>): Promise<Answer> {
    return this.#ask<Answer>({ ...question, id: ++this.#questions });
  }

  /** What some deeds were for, as those who did them would say. */
  explain(deeds: Omit<Deeds, 'id'>): Promise<Explained> {
    return this.#ask<Explained>({ ...deeds, id: ++this.#questions });
  }

  /** Whatever is still being thought about is answered at once, by the first thing that comes to mind. */
  hurry(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { message } of this.#asked.values())
      this.#thread().postMessage('deeds' in message ? message : { ...message, level: IN_A_HURRY }, []);
  }

  /** Lets the thread go; what was asked is never answered. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#asked.clear();
  }

  #ask<A extends Answer | Explained>(message: Question | Deeds): Promise<A> {
    return new Promise((answered) => {
      this.#asked.set(message.id, { message, answered: (answer) => answered(answer as A) }); // each kind of message has its kind of answer
      this.#thread().postMessage(message, []);
    });
  }

  #thread(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./computer-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | Explained>) => {
      this.#asked.get(data.id)?.answered(data);
      this.#asked.delete(data.id);
    });
    this.#worker = worker;
    return worker;
  }
}
