import type { Lang } from '@arbitre/kernel';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Choice } from './choices.ts';
import type { TableModel } from './table-model.ts';
import type { OddsAnswer, OddsQuestion } from './odds-worker.ts';

/** How long a choice must be looked at before its odds are counted. */
const PATIENCE = 90;

/** The counting thread, started when it is first needed: one question at a time, then the last one asked meanwhile. */
class CountingHouse {
  readonly #worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
  readonly #asked = new Map<number, Signal<OddsAnswer | null>>();
  #busy = false;
  #next: OddsQuestion | null = null;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<OddsAnswer>) => {
      const asked = this.#asked.get(data.id);
      this.#asked.delete(data.id);
      if (asked !== undefined) asked.value = data;
      this.#busy = false;
      if (this.#next !== null) this.#send(this.#next);
    });
  }

  ask(question: OddsQuestion, answer: Signal<OddsAnswer | null>): void {
    if (this.#next !== null) this.#asked.delete(this.#next.id);
    this.#asked.set(question.id, answer);
    if (this.#busy) this.#next = question;
    else this.#send(question);
  }

  #send(question: OddsQuestion): void {
    this.#next = null;
    this.#busy = true;
    this.#worker.postMessage(question, []);
  }
}

let house: CountingHouse | null = null;
let questions = 0;
const known = new WeakMap<Choice, Map<Lang, Signal<OddsAnswer | null>>>();

/** The odds of a choice in words and bars, null while they are being counted. Choices only glanced at are not counted. */
export function oddsOf(model: TableModel, choice: Choice, lang: Lang): ReadonlySignal<OddsAnswer | null> {
  const inLang = known.get(choice) ?? new Map<Lang, Signal<OddsAnswer | null>>();
  known.set(choice, inLang);
  const before = inLang.get(lang);
  if (before !== undefined) return before;
  const answer = signal<OddsAnswer | null>(null);
  inLang.set(lang, answer);
  setTimeout(() => {
    const verdict = model.verdict.peek();
    if (verdict?.is !== 'legal' || verdict.choices[0] !== choice) {
      inLang.delete(lang);
      return;
    }
    house ??= new CountingHouse();
    const { seat, offer, state } = choice;
    house.ask({ id: ++questions, game: model.source.game.id, state, seat, command: offer.command, lang }, answer);
  }, PATIENCE);
  return answer;
}
